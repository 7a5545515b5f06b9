import type { SectionKind } from '@/lib/cv/cv';
import { headingKind } from '@/lib/cv/document/headings';
import { pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';
import { datesOf } from '../dates/dates';
import type { DraftSection } from '../sections/draft-section';

/** The kind of section of each line, by the owner's corrections. */
type Claims = ReadonlyMap<number, SectionKind>;

const kindOf = { work: 'experience', education: 'education' } as const satisfies Record<string, SectionKind>;

export const claimsOf = ({ entries, skills }: Corrections): Claims =>
  new Map<number, SectionKind>([
    ...(skills ?? []).map((line) => [line, 'skills'] as const),
    ...(entries ?? []).flatMap(({ kind, head, body }) => [...head, ...body].map((line) => [line, kindOf[kind]] as const)),
  ]);

/**
 * Moves lines that the owner named as jobs, qualifications or skills into sections of that kind. A section that was read so already
 * stays as it is, so that confirming a right reading changes nothing.
 */
export function arrangeSections(text: CvText, sections: readonly DraftSection[], corrections: Corrections): DraftSection[] {
  const claims = claimsOf(corrections);
  const arranged = sections.flatMap((section) => arrangeOne(text, section, claims));
  return corrections.skills ? arranged.map((section) => withoutOtherSkills(section, claims)) : arranged;
}

type Run = Pick<DraftSection, 'kind' | 'heading' | 'lines'>;

function arrangeOne(text: CvText, section: DraftSection, claims: Claims): DraftSection[] {
  const [first, ...others] = runsOf(text, section, claims);
  if (!first) return [section];
  const made = [
    { ...section, ...first, heading: section.heading ?? first.heading },
    // The scores of the decoder apply to the section as it was.
    ...others.map((run): DraftSection => ({ ...run, stretches: [] })),
  ];
  return made.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** Stretches of one kind, each with its heading. Lines without a correction continue the stretch above them. */
function runsOf(text: CvText, section: DraftSection, claims: Claims): Run[] {
  const [first, ...others] = section.lines;
  if (!first) return [];
  const claimed = claims.get(first.index);
  const kind = claimed && isKept(claimed, section.kind, null) ? section.kind : (claimed ?? section.kind);
  const runs: Run[] = [{ kind, heading: null, lines: [first] }];
  for (const line of others) {
    const above = runs.at(-1);
    const next = above && continued(text, section, above, line, claims);
    if (next) runs.push(next);
  }
  return runs;
}

/** Adds the line to the run above it, or gives the run that it begins. */
function continued(text: CvText, { kind: own, heading }: DraftSection, above: Run, line: Line, claims: Claims): Run | null {
  const claimed = claims.get(line.index);
  const title = claimed ? titleIn(above.lines, claimed, claims) : null;
  const kind = claimed && isKept(claimed, own, title) ? own : (claimed ?? above.kind);
  if (above.kind !== kind && title) {
    const [first, ...between] = above.lines.splice(above.lines.indexOf(title));
    return { kind, heading: first ? pieceOf(text, first.start, first.end) : null, lines: [...between, line] };
  }
  const isOwn = above.kind === kind || isOpening(above, own, heading !== null, claims);
  if (!isOwn) return { kind, heading: null, lines: [line] };
  above.kind = kind;
  above.lines.push(line);
  return null;
}

/** A qualification among certificates and courses leaves their section what it is, unless a heading stands above it. */
const isKept = (claimed: SectionKind, own: DraftSection['kind'], title: Line | null): boolean =>
  claimed === 'education' && (own === 'certifications' || own === 'training') && title === null;

/** Lines that nobody named between a heading and the first entry below it: the header of a table, an employer above his roles. */
const isOpening = ({ lines }: Run, own: DraftSection['kind'], isHeaded: boolean, claims: Claims): boolean =>
  isHeaded && own !== 'summary' && lines.every(({ index }) => !claims.has(index));

const maxHeadingWords = 7;
/** Between a heading and the first entry below it stands at most the header of a table, over two lines. */
const maxLinesBelow = 3;

/** The heading of what follows: the last line that nobody named where it looks like one, or a known heading just above. */
function titleIn(lines: readonly Line[], kind: SectionKind, claims: Claims): Line | null {
  const last = lines.slice(-maxLinesBelow).reverse();
  const named = last.findIndex(({ index }) => claims.has(index));
  const open = named < 0 ? last : last.slice(0, named);
  const isPlain = (line: Line): boolean => line.bullet === undefined && line.words <= maxHeadingWords && datesOf(line).length === 0;
  const looksIt = (line: Line): boolean => line.isBold || line.isCaps || line.isLarge || line.headingLevel !== undefined;
  const known = open.find((line) => isPlain(line) && headingKind(line.text) === kind);
  const [nearest] = open;
  return known ?? (nearest && isPlain(nearest) && (looksIt(nearest) || headingKind(nearest.text) !== null) ? nearest : null);
}

/** A line of a section of skills that lists none any more. */
function withoutOtherSkills(section: DraftSection, claims: Claims): DraftSection {
  if (section.kind !== 'skills') return section;
  return { ...section, lines: section.lines.filter(({ index }) => claims.get(index) === 'skills') };
}
