import type { SectionKind } from '@/lib/cv/cv';
import { headingKind } from '@/lib/cv/document/headings';
import { pieceOf, type Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Corrections } from '@/lib/shared/corrections';
import { datesOf } from '../dates/dates';
import type { DraftSection } from '../sections/draft-section';

/** The kind of section that the owner gave to a line, by the index of the line. */
type KindByLine = ReadonlyMap<number, SectionKind>;

const kindOf = { work: 'experience', education: 'education' } as const satisfies Record<string, SectionKind>;

export const correctedKinds = ({ entries, skills }: Corrections): KindByLine =>
  new Map<number, SectionKind>([
    ...(skills ?? []).map((line) => [line, 'skills'] as const),
    ...(entries ?? []).flatMap(({ kind, head, body }) => [...head, ...body].map((line) => [line, kindOf[kind]] as const)),
  ]);

/**
 * Moves lines that the owner said are jobs, qualifications or skills into sections of that kind. A section that already is of that kind
 * stays as it is, so that confirming a correct reading changes nothing.
 */
export function arrangeSections(text: CvText, sections: readonly DraftSection[], corrections: Corrections): DraftSection[] {
  const corrected = correctedKinds(corrections);
  const arranged = sections.flatMap((section) => arrangeOne(text, section, corrected));
  return corrections.skills ? arranged.map((section) => withoutOtherSkills(section, corrected)) : arranged;
}

type Run = Pick<DraftSection, 'kind' | 'heading' | 'lines'>;

function arrangeOne(text: CvText, section: DraftSection, corrected: KindByLine): DraftSection[] {
  const [first, ...others] = runsOf(text, section, corrected);
  if (!first) return [section];
  const made = [
    { ...section, ...first, heading: section.heading ?? first.heading },
    // The scores of the decoder apply to the section as it was.
    ...others.map((run): DraftSection => ({ ...run, stretches: [] })),
  ];
  return made.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** Splits a section into runs of one kind, each with its heading. Lines without a correction continue the run above them. */
function runsOf(text: CvText, section: DraftSection, corrected: KindByLine): Run[] {
  const [first, ...others] = section.lines;
  if (!first) return [];
  const kindOfLine = corrected.get(first.index);
  const kind = kindOfLine && isKept(kindOfLine, section.kind, null) ? section.kind : (kindOfLine ?? section.kind);
  const runs: Run[] = [{ kind, heading: null, lines: [first] }];
  for (const line of others) {
    const above = runs.at(-1);
    const next = above && continueRun(text, section, above, line, corrected);
    if (next) runs.push(next);
  }
  return runs;
}

/** Adds the line to the run above, or returns the run that it begins. */
function continueRun(text: CvText, { kind: own, heading }: DraftSection, above: Run, line: Line, corrected: KindByLine): Run | null {
  const kindOfLine = corrected.get(line.index);
  const title = kindOfLine ? titleIn(above.lines, kindOfLine, corrected) : null;
  const kind = kindOfLine && isKept(kindOfLine, own, title) ? own : (kindOfLine ?? above.kind);
  if (above.kind !== kind && title) {
    const [first, ...between] = above.lines.splice(above.lines.indexOf(title));
    return { kind, heading: first ? pieceOf(text, first.start, first.end) : null, lines: [...between, line] };
  }
  const isOwn = above.kind === kind || isOpening(above, own, heading !== null, corrected);
  if (!isOwn) return { kind, heading: null, lines: [line] };
  above.kind = kind;
  above.lines.push(line);
  return null;
}

/** A qualification among certificates and courses leaves their section what it is, unless a heading stands above it. */
const isKept = (kindOfLine: SectionKind, own: DraftSection['kind'], title: Line | null): boolean =>
  kindOfLine === 'education' && (own === 'certifications' || own === 'training') && title === null;

/** Whether a run has only uncorrected lines between a heading and the first entry: the header of a table, an employer above its roles. */
const isOpening = ({ lines }: Run, own: DraftSection['kind'], isHeaded: boolean, corrected: KindByLine): boolean =>
  isHeaded && own !== 'summary' && lines.every(({ index }) => !corrected.has(index));

const maxHeadingWords = 7;
/** Between a heading and the first entry there is at most the header of a table, over two lines. */
const maxLinesBelow = 3;

/** The heading of a run: a known heading among the last uncorrected lines, or the last of them where it looks like one. */
function titleIn(lines: readonly Line[], kind: SectionKind, corrected: KindByLine): Line | null {
  const last = lines.slice(-maxLinesBelow).reverse();
  const named = last.findIndex(({ index }) => corrected.has(index));
  const open = named < 0 ? last : last.slice(0, named);
  const isPlain = (line: Line): boolean => line.bullet === undefined && line.words <= maxHeadingWords && datesOf(line).length === 0;
  const looksIt = (line: Line): boolean => line.isBold || line.isCaps || line.isLarge || line.headingLevel !== undefined;
  const known = open.find((line) => isPlain(line) && headingKind(line.text) === kind);
  const [nearest] = open;
  return known ?? (nearest && isPlain(nearest) && (looksIt(nearest) || headingKind(nearest.text) !== null) ? nearest : null);
}

/** A section of skills with only the lines that the owner named. */
function withoutOtherSkills(section: DraftSection, corrected: KindByLine): DraftSection {
  if (section.kind !== 'skills') return section;
  return { ...section, lines: section.lines.filter(({ index }) => corrected.get(index) === 'skills') };
}
