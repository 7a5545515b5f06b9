import { columnOf, type Column } from '@/lib/cv/document/layout';
import { headingKind } from '@/lib/cv/document/headings';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import type { Trace } from '../trace';
import { candidateAt, type Candidate, type ColumnStyle } from './candidates';
import { decode, openingPoints, signsOf, type Choice, type Stretch } from './decode';
import type { DraftSection, DraftStretch } from './draft-section';
import { contentsByLine, knownSkillsIn, skillListOf, type Contents, type LineContents, type StretchKind } from './evidence';
import { contextOf } from './heading-signs';
import {
  bodyStyleOf,
  headingStyleOf,
  prominenceOf,
  styleKey,
  styleOf,
  type BodyStyle,
  type HeadingStyle,
  type KnownHeading,
} from './heading-style';
import { readWords } from './heading-words';
import { isListLine, skillSignsIn, wordPlaces, type WordPlaces } from './skill-signs';

/** Most words of a known heading. */
const maxHeadingWords = 7;

/** A CV with fewer headings on lines of their own may have headings before colons. */
const fewHeadings = 3;

/**
 * Divides the lines into sections. Every line that may be a heading is scored by its words, its style and the lines below it, and the
 * sections of a column are the combination with the best score (decision 43). Each column is read by itself: a line of a sidebar never
 * ends a section of the main column. Page headers and footers have no headings.
 */
export function findSections(text: CvText, lines: readonly Line[], trace?: Trace): DraftSection[] {
  const body = bodyStyleOf(lines);
  const known = lines.map((line) => knownHeadingOf(line, body));
  const allowsInline = known.filter(Boolean).length < fewHeadings;
  const styles = headingStyles(lines, known, body);
  const places = once(() => wordPlaces(lines));
  const sections: DraftSection[] = [];
  for (const column of ['main', 'sidebar', 'header', 'footer'] as const) {
    const own = lines.filter(({ region }) => columnOf(region) === column);
    if (own.length === 0) continue;
    const headings = styles.get(column);
    if (headings)
      for (const flow of splitAtName(own)) sections.push(...readColumn(text, flow, { headings, body }, { allowsInline, places }, trace));
    else sections.push(topSection(own, trace));
  }
  return sections.sort((a, b) => positionOf(a) - positionOf(b));
}

/**
 * Splits a column where the name follows a short sidebar that was read as part of the page, so that the name and the headline are not
 * read as items of the sidebar's last section.
 */
function splitAtName(lines: Line[]): Line[][] {
  const at = lines.findIndex((line, index) => isName(line) && standsHigher(line, lines[index - 1]));
  return at > 0 ? [lines.slice(0, at), lines.slice(at)] : [lines];
}

const isName = ({ text, isLarge }: Line): boolean => isLarge && text.startsWith('[NAME');

function standsHigher({ page, items: [first] }: Line, above: Line | undefined): boolean {
  const box = first?.box;
  const other = above?.items[0]?.box;
  return box && other ? page === above.page && box.y + box.height < other.y : false;
}

const positionOf = ({ heading, lines }: DraftSection): number => heading?.start ?? lines[0]?.start ?? 0;

function topSection(lines: Line[], trace: Trace | undefined): DraftSection {
  for (const { start } of lines) trace?.note(start, { step: 'sections', readAs: 'section content', rule: 'section.top' });
  return { kind: 'top', heading: null, lines, stretches: [] };
}

function knownHeadingOf(line: Line, body: BodyStyle): KnownHeading | null {
  if (line.bullet || line.words > maxHeadingWords) return null;
  const kind = headingKind(line.text);
  return kind && { kind, prominence: prominenceOf(line, body) };
}

/** The styles of headings in the main column and in the sidebar. */
function headingStyles(
  lines: readonly Line[],
  known: readonly (KnownHeading | null)[],
  body: BodyStyle,
): ReadonlyMap<Column, HeadingStyle> {
  const inColumn = (name: Column): Line[] => lines.filter(({ region }) => columnOf(region) === name);
  const main = headingStyleOf(inColumn('main'), known, body, null);
  const side = headingStyleOf(inColumn('sidebar'), known, body, main.isExclusive ? main.style : null);
  return new Map<Column, HeadingStyle>([
    ['main', main],
    ['sidebar', side],
  ]);
}

/** Most CVs have no heading that asks for it. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What of the whole CV its columns are read with. */
interface DocumentFacts {
  allowsInline: boolean;
  places: () => WordPlaces;
}

/** A candidate with the lines below it, up to the next one. */
interface StretchDraft extends Stretch {
  lines: Line[];
}

function readColumn(
  text: CvText,
  lines: readonly Line[],
  style: ColumnStyle,
  facts: DocumentFacts,
  trace: Trace | undefined,
): DraftSection[] {
  const drafts = stretchesOf(text, lines, style, facts);
  const choices = decode(drafts);
  const sections: DraftSection[] = [];
  for (const [index, draft] of drafts.entries()) {
    const choice = choices[index];
    if (!choice) continue;
    const current = sections.at(-1);
    note(trace, draft, choice, current?.kind ?? 'top');
    if (choice.opens || !current) sections.push(sectionOf(draft, choice));
    else {
      current.lines.push(...draft.lines);
      current.stretches.push(stretchOf(draft, choice));
    }
  }
  return sections;
}

/** The section that begins at a candidate. Its lines include the rest of the heading's line. */
function sectionOf(draft: StretchDraft, choice: Choice): DraftSection {
  const candidate = draft.context?.candidate;
  const headingLines = candidate === undefined || candidate.form === 'unheaded' ? 0 : candidate.form === 'two-lines' ? 2 : 1;
  const rest = candidate?.rest ? [candidate.rest] : [];
  return {
    kind: choice.kind,
    heading: candidate?.piece ?? null,
    lines: [...rest, ...draft.lines.slice(headingLines)],
    stretches: [stretchOf(draft, choice)],
  };
}

const stretchOf = ({ contents }: StretchDraft, { margin, marginOf }: Choice): DraftStretch => ({
  contents,
  margin,
  marginAs: { experience: marginOf('experience'), education: marginOf('education'), skills: marginOf('skills') },
});

function stretchesOf(text: CvText, lines: readonly Line[], style: ColumnStyle, { allowsInline, places }: DocumentFacts): StretchDraft[] {
  const contents = contentsByLine(lines);
  const candidates = withUnheadedWork(candidatesIn(text, lines, style), lines, contents);
  const ends = [...candidates.slice(1).map(({ at }) => at), lines.length];
  const first = lines.slice(0, candidates[0]?.at ?? lines.length);
  const drafts: StretchDraft[] = [{ context: null, lines: first, contents: contentsOf(text, contents, 0, first, null, places) }];
  const knownStyles = new Set<string>();
  for (const [index, candidate] of candidates.entries()) {
    const own = lines.slice(candidate.at, ends[index]);
    const line = own[0];
    if (!line) continue;
    const ownStyle = styleKey(styleOf(line));
    const context = contextOf({
      ...style,
      candidate,
      line,
      above: lines[candidate.at - 1],
      below: lines[candidate.at + (candidate.form === 'two-lines' ? 2 : 1)],
      isStyledAsHeadingAbove: line.isCaps && knownStyles.has(ownStyle),
      allowsInline,
      elsewhere: none,
    });
    if (candidate.words.listed) knownStyles.add(ownStyle);
    drafts.push({ context, lines: own, contents: contentsOf(text, contents, candidate.at, own, candidate, places) });
  }
  return withKnownKinds(drafts);
}

const none: ReadonlySet<StretchKind> = new Set();

/** Adds to every context the kinds that have a known heading above contents that fit. */
function withKnownKinds(drafts: StretchDraft[]): StretchDraft[] {
  const known = new Set<StretchKind>();
  for (const { context, contents } of drafts) {
    const kind = context?.candidate.words.listed;
    const fits = kind === 'experience' ? contents.jobs > 0 : kind === 'education' && contents.schooling > 0;
    if (context && kind && fits && Math.max(...openingPoints(context)) > 0) known.add(kind);
  }
  return drafts.map((draft) => (draft.context ? { ...draft, context: { ...draft.context, elsewhere: known } } : draft));
}

function candidatesIn(text: CvText, lines: readonly Line[], style: ColumnStyle): Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const candidate = candidateAt(text, lines, at, style);
    if (candidate) candidates.push(candidate);
    if (candidate?.form === 'two-lines') at += 1;
  }
  return candidates;
}

/** Most words of a line above the dates that belongs to the head of the job. */
const maxHeadWords = 10;

/** Where the head of a job begins: at most one line above the dates, or two where the line with the dates has little else. */
function headOf(lines: readonly Line[], dated: number, least: number): number {
  const furthest = (lines[dated]?.words ?? 0) <= maxDateWords ? 2 : 1;
  let from = dated;
  while (from > least && dated - from < furthest) {
    const above = lines[from - 1];
    if (!above || above.words > maxHeadWords || above.bullet !== undefined || above.text.includes('[')) break;
    from -= 1;
  }
  return from;
}

/** Most words of a line that has little else than dates. */
const maxDateWords = 5;

/** Adds a candidate without a heading at the first job of each stretch: work may begin below the contact details or a profile. */
function withUnheadedWork(candidates: readonly Candidate[], lines: readonly Line[], contents: readonly LineContents[]): Candidate[] {
  const stretches = [-1, ...candidates.map(({ at }) => at)];
  const unheaded = stretches.flatMap((at, index): Candidate[] => {
    const end = candidates[index]?.at ?? lines.length;
    const first = at + 1 + contents.slice(at + 1, end).findIndex(({ isJob }) => isJob);
    if (first <= at + 1) return [];
    const from = headOf(lines, first, at + 1);
    return [{ at: from, form: 'unheaded', piece: null, rest: null, words: readWords('') }];
  });
  return [...candidates, ...unheaded].sort((a, b) => a.at - b.at);
}

/** A line with more words is a sentence rather than an item of a list. */
const maxItemWords = 9;

function contentsOf(
  text: CvText,
  contents: readonly LineContents[],
  from: number,
  own: readonly Line[],
  candidate: Candidate | null,
  places: () => WordPlaces,
): Contents {
  // The heading itself is not evidence for its section.
  const inStretch = contents.slice(from + (candidate?.form === 'line' ? 1 : 0), from + own.length);
  const listed = candidate?.words.listed ?? null;
  // A known wording decides by itself, except 'Languages', which may be spoken or programming languages.
  const asksForSkills = candidate !== null && candidate.form !== 'unheaded' && (listed === null || listed === 'languages');
  const below = own.slice(candidate?.form === 'two-lines' ? 2 : 1);
  return {
    jobs: inStretch.filter(({ isJob }) => isJob).length,
    unpaid: inStretch.filter(({ isUnpaid }) => isUnpaid).length,
    schooling: inStretch.reduce((sum, { schooling }) => sum + schooling, 0),
    lists: own.reduce((sum, line) => sum + skillListOf(text, line), 0),
    prose: own.filter((line) => line.words > maxItemWords && !isListLine(line)).length,
    knownSkills: asksForSkills ? knownSkillsIn(text, below, listed === null) : 0,
    skillSigns: asksForSkills && listed === null ? skillSignsIn(text, below, places()) : 0,
  };
}

function note(trace: Trace | undefined, { context, lines }: StretchDraft, choice: Choice, above: DraftSection['kind']): void {
  if (!trace) return;
  const rest = { step: 'sections', readAs: 'section content', rule: `section.${choice.kind}` } as const;
  for (const [index, { start }] of lines.entries()) if (index > 0 || context === null) trace.note(start, rest);
  const [line] = lines;
  if (!context || !line) return;
  const { candidate } = context;
  trace.note(line.start, {
    step: 'sections',
    readAs: choice.opens && candidate.form !== 'unheaded' ? 'section heading' : 'section content',
    rule: `${signsOf(context, above)} ${candidate.words.rule}`,
    words: choice.opens && candidate.piece ? `${choice.kind}: ${candidate.piece.text}` : choice.kind,
    score: choice.margin,
    runnerUp: { readAs: choice.runnerUp, score: -choice.margin },
  });
}
