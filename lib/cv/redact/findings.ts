import { lineIndexAt, type SourceText } from '../document/source-text';
import type { Span, UnwantedDetail } from '../document/redacted-document';
import type { ContactRegions } from './contact-regions';

/** A detail to take out. Its span may run over items and lines ("Donna-" / "Marie Fletcher"). */
interface Detail extends Span {
  /** Distinguishes two details of a kind: equal keys get the same placeholder. */
  key: string;
}

export interface ContactFinding extends Detail {
  kind: 'EMAIL' | 'PHONE' | 'ADDRESS' | 'POSTCODE';
}

export interface LinkFinding extends Detail {
  kind: 'URL';
  /** Shown in the placeholder: '[URL linkedin]'. */
  label?: string;
}

export interface NameFinding extends Detail {
  kind: 'NAME';
  /** The candidate's whole name, where it stands first: 'Ada Okafor' though a form has two boxes for it. */
  fullName?: string;
}

export interface PersonalFinding extends Detail {
  kind: 'DOB' | 'NI_NUMBER' | 'ID_NUMBER' | 'REG_NUMBER' | 'PERSONAL' | 'REFEREE';
  /** Missing where the detail may belong on a UK CV, such as a nurse's registration number. */
  unwanted?: UnwantedDetail;
}

export type Finding = ContactFinding | LinkFinding | NameFinding | PersonalFinding;

/** Collects findings. The first finding for a stretch of text keeps it, so the order of the passes matters. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly taken: Uint8Array;

  constructor({ text }: SourceText) {
    this.taken = new Uint8Array(text.length + 1);
  }

  isFree(start: number, end: number): boolean {
    for (let i = start; i < end; i += 1) if (this.taken[i]) return false;
    return true;
  }

  /** False, and nothing is added, where the span is empty or a part of it is taken. */
  add(finding: Finding): boolean {
    if (finding.end <= finding.start || !this.isFree(finding.start, finding.end)) return false;
    this.taken.fill(1, finding.start, finding.end);
    this.all.push(finding);
    return true;
  }

  /** The parts of a span without a finding. */
  freeSpans(start: number, end: number): Span[] {
    const spans: Span[] = [];
    let from = start;
    for (let i = start; i <= end; i += 1) {
      if (i < end && !this.taken[i]) continue;
      spans.push({ start: from, end: i });
      from = i + 1;
    }
    return spans;
  }
}

/** What every pass works on. */
export interface Redacting {
  source: SourceText;
  regions: ContactRegions;
  findings: Findings;
  /** Whether the offset stands among the contact details. */
  isContact(offset: number): boolean;
}

export function startRedacting(source: SourceText, regions: ContactRegions): Redacting {
  const isContact = (offset: number): boolean => regions.isContact[lineIndexAt(source.lines, offset)] ?? false;
  return { source, regions, findings: new Findings(source), isContact };
}
