import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { PlaceholderOrigin, Span } from '@/lib/cv/document/redacted-document';
import { restore } from '@/lib/cv/document/restore';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import type { WordsOf } from './editor-text/write';
import { cvBlocks, type BlockKind, type CvBlock, type CvPart } from './improved/cv-blocks';
import { leftOut, withoutLooseEnds } from './improved/left-out';
import { changesOf, type AddedLine, type Changes, type TextChange } from './improved/text-changes';
import { restoreEdited } from './restore-edited';
import { sectionNames, type SectionName } from './section-names';
import { slotsIn } from './slots';
import { acceptedStructure, standardHeadings } from './suggest-structure';

/** A line of the improved CV, or a paragraph of several. */
export interface ImprovedBlock {
  kind: BlockKind;
  text: string;
  /** The text at the right margin: the dates of a role. */
  aside: string | null;
}

export interface ImprovedSection {
  kind: SectionKind;
  heading: string;
  blocks: ImprovedBlock[];
}

/** The visitor's CV line by line, with the accepted changes: all exports are made from it. */
export interface ImprovedCv {
  name: string | null;
  /** True for a document that is no CV. */
  title?: string;
  /** Text above the name: 'Curriculum Vitae'. */
  above: ImprovedBlock[];
  /** The lines between the name and the first section. */
  top: ImprovedBlock[];
  sections: ImprovedSection[];
  /** The kinds of details that were left out, and their words in the CV. */
  leftOut: { name: string; text: string }[];
}

/** A line of the CV without and with the accepted changes; empty on the side where it does not exist. */
export interface WrittenLine {
  /** The heading it is under; empty at the top of the page. */
  part: string;
  before: string;
  after: string;
  /** True where the line is that heading. */
  isHeading?: boolean;
}

/** The improved CV, and what became of the lines and sections of the CV while it was written. */
export interface WrittenCv {
  improved: ImprovedCv;
  /** In the order of the CV. A detail that was left out is missing on both sides. */
  lines: WrittenLine[];
  /** The sections of the CV in the order they had there. */
  sections: ImprovedSection[];
  /** Lines of the page that are above the first section now, though they stood after it. */
  toTop: string[];
}

/** The edited text of each part; a missing or blank part stays as it was. */
export type EditedSections = Readonly<Partial<Record<SectionName, string>>>;

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** An address that a narrow column broke is joined: 'jo.bloggs@ ⏎ example.com'. */
function originalOf({ kind, original }: PlaceholderOrigin): string {
  if (kind === 'EMAIL' || kind === 'URL') return original.replace(/\s*\n\s*/g, '');
  // the lines about a referee are one detail
  return kind === 'REFEREE' ? original.replace(/[\s,]*\n\s*/g, ', ') : original;
}

/** Writes stretches of the CV's text with the owner's words and the changes put in. */
function writerOf(text: string, origins: readonly PlaceholderOrigin[], changes: readonly TextChange[]): (span: Span) => string {
  const own = origins.filter((origin) => !changes.some((change) => overlaps(change, origin)));
  const words = [...own.map((origin) => ({ start: origin.start, end: origin.end, text: originalOf(origin) })), ...changes].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  return (span) => {
    const said: string[] = [];
    let at = span.start;
    let hasGap = false;
    for (const word of words) {
      if (word.end <= at || word.start >= span.end) continue;
      said.push(text.slice(at, Math.max(at, word.start)));
      if (word.start >= span.start) said.push(word.text);
      if (word.text === '') hasGap = true;
      at = Math.max(at, word.end);
    }
    said.push(text.slice(at, Math.max(at, span.end)));
    const whole = said.join('');
    return hasGap ? withoutLooseEnds(whole) : whole.replace(/\s+/g, ' ').trim();
  };
}

const usualOrder: readonly SectionKind[] = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'memberships',
  'training',
  'projects',
  'publications',
  'awards',
  'languages',
  'volunteering',
  'interests',
  'references',
];

/**
 * The order of a UK CV. Skills or education may come before work where the visitor put them there, which is usual for graduates. A
 * section without a standard heading stays after the one it followed.
 */
function inUsualOrder<Part extends { kind: SectionKind }>(parts: readonly Part[]): Part[] {
  const place = (kind: SectionKind): number => parts.findIndex((part) => part.kind === kind);
  const work = place('experience');
  const early = (['skills', 'education'] as const)
    .filter((kind) => place(kind) >= 0 && place(kind) < work)
    .sort((a, b) => place(a) - place(b));
  const order = ['contact', 'summary', ...early, ...usualOrder.filter((kind) => !early.some((one) => one === kind))];
  let rank = order.indexOf('summary');
  const ranked = parts.map((part) => {
    if (part.kind !== 'additional') rank = order.indexOf(part.kind);
    return { part, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ part }) => part);
}

const added = ({ kind, text, aside }: AddedLine): ImprovedBlock => ({ kind, text, aside });

const headingOf = ({ kind, heading }: CvPart, write: (span: Span) => string): string =>
  heading ? write(heading) : (standardHeadings[kind] ?? '');

/** A section in its final words; added lines follow the line they were added to. */
function writtenPart(part: CvPart, write: (span: Span) => string, lines: readonly AddedLine[]): ImprovedSection {
  const blocks = part.blocks.flatMap((block) => [
    ...writtenBlock(block, write),
    ...lines.filter((line) => isBehind(line, block)).map(added),
  ]);
  return { kind: part.kind, heading: headingOf(part, write), blocks };
}

const isBehind = ({ after }: AddedLine, { parts, aside }: CvBlock): boolean =>
  after !== null && [...parts.map(({ span }) => span), ...(aside ? [aside] : [])].some(({ start, end }) => start <= after && after < end);

function writtenBlock({ kind, number, parts, aside }: CvBlock, write: (span: Span) => string): ImprovedBlock[] {
  const text = parts.reduce((whole, { span, joint }) => {
    const words = write(span);
    return words && whole ? `${whole}${/[,;:|]$/.test(whole) ? ' ' : joint}${words}` : whole || words;
  }, '');
  const right = aside ? write(aside) : '';
  if (!text && !right) return [];
  return [text ? { kind, text: number ? `${number} ${text}` : text, aside: right || null } : { kind, text: right, aside: null }];
}

/** Titles and letters around a name: 'Mrs Ann Lee', 'Dr Ann Lee, FHEA'. */
const longestAddition = 20;

/** The name heads the page with its titles and letters; the rest of its line goes below. */
function writtenTop(
  cv: Cv,
  owner: OwnerDetails | null,
  blocks: readonly CvBlock[],
  write: (span: Span) => string,
): Pick<ImprovedCv, 'name' | 'top'> {
  const { name } = cv.contact;
  let title = owner?.contact.name ?? (name && write(name));
  const top = blocks.flatMap((block) => {
    const [first] = block.parts;
    if (!name || !first || !overlaps(first.span, name)) return writtenBlock(block, write);
    const rest = [
      { start: first.span.start, end: name.start },
      { start: name.end, end: first.span.end },
    ].filter(({ start, end }) => /[\p{L}\p{N}]/u.test(cv.text.slice(start, end)));
    if (
      rest.every(({ start, end }) => end - start <= longestAddition) &&
      !/[|\t[]/.test(rest.map(({ start, end }) => cv.text.slice(start, end)).join(''))
    ) {
      title = write(first.span);
      rest.length = 0;
    }
    const parts = [...rest.map((span) => ({ span, joint: ' ' })), ...block.parts.slice(1)];
    return writtenBlock({ ...block, parts }, (span) => withoutLooseEnds(write(span)));
  });
  return { name: title, top };
}

/** For changes without a line to stand in: a new section, or the end of the old one. */
function withNewLines(sections: ImprovedSection[], lines: readonly AddedLine[]): ImprovedSection[] {
  const result = [...sections];
  for (const line of lines) {
    const own = result.findLast(({ kind }) => kind === line.section);
    if (own) own.blocks.push(added(line));
    else result.push({ kind: line.section, heading: standardHeadings[line.section] ?? '', blocks: [added(line)] });
  }
  return result;
}

function changesIn(cv: Cv, edited: EditedSections, origins: readonly PlaceholderOrigin[], wordsOf: WordsOf): Changes {
  const all: Changes = { changes: [], added: [] };
  for (const name of sectionNames) {
    const text = edited[name];
    if (!text?.trim()) continue;
    const own = changesOf(cv, name, restoreEdited(text, cv.text, origins), wordsOf);
    all.changes.push(...own.changes);
    all.added.push(...own.added);
  }
  return all;
}

const lineText = ({ text, aside }: ImprovedBlock): string => `${text}${aside ? `, ${aside}` : ''}`;

/** The lines of a section as `asBefore` and as `write` write them, with its heading and the lines added to it. */
function linesOfPart(
  part: CvPart,
  asBefore: (span: Span) => string,
  write: (span: Span) => string,
  lines: readonly AddedLine[],
): WrittenLine[] {
  const heading = headingOf(part, write);
  const line = (before: string, after: string): WrittenLine => ({ part: heading, before, after });
  const own = part.blocks.flatMap((block) => [
    writtenLine(block, heading, asBefore, write),
    ...lines.filter((one) => isBehind(one, block)).map((one) => line('', lineText(one))),
  ]);
  return [{ ...line(part.heading ? asBefore(part.heading) : '', heading), isHeading: true }, ...own];
}

/** A line at the end of its section; the first line of a new section with its heading. */
function linesOfNew(line: AddedLine, earlier: readonly AddedLine[], written: readonly ImprovedSection[]): WrittenLine[] {
  const own = written.findLast(({ kind }) => kind === line.section);
  const part = own?.heading ?? standardHeadings[line.section] ?? '';
  const isFirst = !own && earlier.every(({ section }) => section !== line.section);
  const added = { part, before: '', after: lineText(line) };
  return isFirst && part ? [{ part, before: '', after: part, isHeading: true }, added] : [added];
}

function writtenLine(block: CvBlock, part: string, asBefore: (span: Span) => string, write: (span: Span) => string): WrittenLine {
  const [before, after] = [asBefore, write].map((words) => writtenBlock(block, words).map(lineText).join(''));
  return { part, before: before ?? '', after: after ?? '' };
}

/** The CV with the owner's details and the edited parts put in. Without `owner` it stays redacted. */
export const improvedCv = (cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): ImprovedCv =>
  writeImprovedCv(cv, owner, edited).improved;

/** As `improvedCv`, with what became of each line. */
export function writeImprovedCv(cv: Cv, owner: OwnerDetails | null, edited: EditedSections = {}): WrittenCv {
  const origins = owner?.origins ?? [];
  const wordsOf: WordsOf = (piece) => restore(cv.text, origins, piece).replace(/\s+/g, ' ').trim();
  const { changes, added: lines } = changesIn(cv, edited, origins, wordsOf);
  const unwanted = leftOut(cv, origins);
  const structure = acceptedStructure(cv, edited.Structure ?? '');
  const write = writerOf(cv.text, origins, [...changes, ...unwanted.changes, ...structure]);
  const { above, top, parts } = cvBlocks(cv);
  const placed = lines.filter((line) => parts.some(({ blocks }) => blocks.some((block) => isBehind(line, block))));
  const free = lines.filter((line) => !placed.includes(line));
  const isWritten = ({ heading, blocks }: ImprovedSection): boolean => heading !== '' || blocks.length > 0;
  const written = parts.map((part) => writtenPart(part, write, lines));
  const asBefore = writerOf(cv.text, origins, unwanted.changes);
  return {
    improved: {
      above: above.flatMap((block) => writtenBlock(block, write)),
      ...writtenTop(cv, owner, top, write),
      sections: inUsualOrder(withNewLines(written, free)).filter(isWritten),
      leftOut: unwanted.names.map(({ name, span }) => ({ name, text: restore(cv.text, origins, span).replace(/\s+/g, ' ').trim() })),
    },
    lines: [
      ...[...above, ...top].map((block) => writtenLine(block, '', asBefore, write)),
      ...parts.flatMap((part) => linesOfPart(part, asBefore, write, lines)),
      ...free.flatMap((line, index) => linesOfNew(line, free.slice(0, index), written)),
    ],
    sections: written.filter(isWritten),
    toTop: top.filter(isAfter(parts)).flatMap((block) => writtenBlock(block, write).map(lineText)),
  };
}

/** Whether a line stood after the beginning of the first section. */
function isAfter(parts: readonly CvPart[]): (block: CvBlock) => boolean {
  const starts = parts.flatMap(({ heading, blocks }) => heading?.start ?? blocks[0]?.parts[0]?.span.start ?? []);
  const first = Math.min(...starts);
  return ({ parts: [part] }) => part !== undefined && part.span.start > first;
}

/** All its words in the order of the document: to compare it with the CV, and to paste into forms. */
export function improvedText({ name, above, top, sections }: ImprovedCv): string {
  const lineOf = (block: ImprovedBlock): string => `${block.kind === 'bullet' ? '• ' : ''}${lineText(block)}`;
  const head = [...above.map(lineOf), ...(name ? [name] : []), ...top.map(lineOf)].join('\n');
  return [head, ...sections.map(({ heading, blocks }) => [heading, ...blocks.map(lineOf)].filter(Boolean).join('\n'))].join('\n\n');
}

/** Slots that are still open anywhere. An export is refused while there are any. */
export const openSlots = ({ above, top, sections }: ImprovedCv): string[] =>
  [...above, ...top, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ text, aside }) =>
    slotsIn(`${text} ${aside ?? ''}`).map((slot) => slot.text),
  );
