import { diffArrays } from 'diff';
import type { Cv, Piece, SectionKind, Statement } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { readEntries, readHeading, readParagraphs, readSkillGroups, lineWords, type EditorEntry } from '../editor-text/read';
import { educationHeading, sectionText, skillGroups, skillLines, workHeading, type WordsOf } from '../editor-text/write';
import type { SectionName } from '../section-names';
import type { BlockKind } from './cv-blocks';

/** New words for a range of the CV; none where it was removed. */
export interface TextChange extends Span {
  text: string;
}

/** A line that the CV does not have, after the line that holds the offset; null for a section that the CV does not have. */
export interface AddedLine {
  after: number | null;
  section: SectionKind;
  kind: BlockKind;
  text: string;
  aside: string | null;
}

export interface Changes {
  changes: TextChange[];
  added: AddedLine[];
}

/** An entry as the editor shows it. */
interface ShownEntry extends Span {
  heading: string;
  headings: string[];
  /** The parts of its heading. */
  head: Span[];
  statements: readonly Statement[];
}

const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The changes that an edited part makes to the CV's text. The parts are in the owner's words, as `wordsOf` has them. */
export function changesOf(cv: Cv, name: SectionName, edited: string, wordsOf: WordsOf): Changes {
  if (tidied(edited) === tidied(sectionText(cv, name, wordsOf)) || tidied(edited) === tidied(sectionText(cv, name)))
    return { changes: [], added: [] };
  switch (name) {
    case 'Professional Summary':
      return profileChanges(cv, edited);
    case 'Skills Section':
      return skillChanges(cv, edited, wordsOf);
    case 'Work Experience':
      return entryChanges(cv, 'experience', shownWork(cv, wordsOf), edited, wordsOf);
    case 'Education':
      return entryChanges(cv, 'education', shownEducation(cv, wordsOf), edited, wordsOf);
    case 'Structure':
      return { changes: [], added: [] };
  }
}

const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

const shownWork = (cv: Cv, wordsOf: WordsOf): ShownEntry[] =>
  cv.work.map((entry) => ({
    ...entry,
    heading: workHeading(cv, entry, wordsOf),
    headings: [workHeading(cv, entry)],
    head: present<Span>([entry.title, entry.employer, entry.place, entry.dates]),
  }));

const shownEducation = (cv: Cv, wordsOf: WordsOf): ShownEntry[] =>
  cv.education.map((entry) => ({
    ...entry,
    heading: educationHeading(cv, entry, wordsOf),
    headings: [educationHeading(cv, entry)],
    head: present<Span>([entry.award, entry.area, entry.institution, entry.grade, entry.dates]),
  }));

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** Removes the whole lines that hold any of the pieces; the first one becomes `text` instead. */
function replaceLines(cv: Cv, pieces: readonly Span[], text: string): TextChange[] {
  const lines = cv.document.lines.filter((line) => pieces.some((piece) => overlaps(line, piece)));
  return lines.map(({ start, end }, index) => ({ start, end, text: index === 0 ? text : '' }));
}

function profileChanges(cv: Cv, edited: string): Changes {
  const [first = '', ...rest] = readParagraphs(edited);
  const line = (after: number | null, text: string): AddedLine => ({ after, section: 'summary', kind: 'paragraph', text, aside: null });
  if (!cv.profile) return { changes: [], added: [first, ...rest].filter(Boolean).map((text) => line(null, text)) };
  const own = new Set(cv.sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines));
  const { profile } = cv;
  const lines = cv.document.lines.filter((one, index) => overlaps(one, profile) && (own.size === 0 || own.has(index)));
  // a profile may begin behind its heading: 'Profile: Manager with …'
  const spans = lines.map(({ start, end }) => ({ start: Math.max(start, profile.start), end }));
  const changes = spans.map((span, index) => ({ ...span, text: index === 0 ? first : '' }));
  return { changes, added: rest.map((text) => line(spans[0]?.start ?? null, text)) };
}

/** The operations of a diff, in pairs: unchanged, replaced, removed and added lines. */
function pairs<A, B>(
  old: readonly A[],
  made: readonly B[],
  keyOld: (one: A) => string,
  keyMade: (one: B) => string,
): [A | null, B | null, boolean][] {
  const result: [A | null, B | null, boolean][] = [];
  let [i, j] = [0, 0];
  let removed: A[] = [];
  const flush = (): void => {
    for (const one of removed) result.push([one, null, false]);
    removed = [];
  };
  for (const { count = 0, added, removed: isRemoved } of diffArrays(old.map(keyOld), made.map(keyMade))) {
    if (isRemoved) {
      flush();
      removed = old.slice(i, i + count);
      i += count;
    } else if (added) {
      for (const one of made.slice(j, j + count)) result.push([removed.shift() ?? null, one, false]);
      j += count;
      flush();
    } else {
      flush();
      for (let n = 0; n < count; n += 1) result.push([old[i + n] ?? null, made[j + n] ?? null, true]);
      [i, j] = [i + count, j + count];
    }
  }
  flush();
  return result;
}

function entryChanges(cv: Cv, section: SectionKind, shown: readonly ShownEntry[], edited: string, wordsOf: WordsOf): Changes {
  const own = new Map(
    shown.flatMap(({ heading, headings }) => [heading, ...headings].map((one) => [lineWords(one), lineWords(heading)] as const)),
  );
  const made = readEntries(edited, new Set(own.keys()));
  const changes: TextChange[] = [];
  const added: AddedLine[] = [];
  let after: number | null = null;
  for (const [old, entry, isSame] of pairs(
    shown,
    made,
    ({ heading }) => lineWords(heading),
    ({ heading }) => own.get(heading) ?? heading,
  )) {
    if (old && !entry) changes.push(...replaceLines(cv, [old, ...old.head, ...old.statements], ''));
    if (old && entry) {
      if (!isSame) changes.push(...headingChanges(cv, old, entry.heading));
      const own = statementChanges(section, old, entry, wordsOf);
      changes.push(...own.changes);
      added.push(...own.added);
    }
    if (!old && entry) added.push(...newEntry(section, entry, after));
    if (old) after = Math.max(old.end, ...old.head.map(({ end }) => end), ...old.statements.map(({ end }) => end)) - 1;
  }
  return { changes, added };
}

/** Another title or other dates: the lines of the head become the editor's line. */
function headingChanges(cv: Cv, { head, statements }: ShownEntry, heading: string): TextChange[] {
  return replaceLines(cv, head, tidied(heading)).map((change) => {
    const body = statements.find((statement) => overlaps(change, statement));
    return body ? { ...change, end: Math.max(change.start, Math.min(change.end, body.start)) } : change;
  });
}

function statementChanges(section: SectionKind, old: ShownEntry, entry: EditorEntry, wordsOf: WordsOf): Changes {
  const changes: TextChange[] = [];
  const added: AddedLine[] = [];
  let after = Math.max(old.start, ...old.head.map(({ end }) => end)) - 1;
  for (const [statement, made, isSame] of pairs(
    old.statements,
    entry.statements,
    (one) => lineWords(wordsOf(one)),
    ({ text }) => text,
  )) {
    if (statement && !isSame) changes.push({ start: statement.start, end: statement.end, text: made?.text ?? '' });
    if (!statement && made)
      added.push({ after, section, kind: made.kind === 'bullet' ? 'bullet' : 'paragraph', text: made.text, aside: null });
    if (statement) after = statement.end - 1;
  }
  return { changes, added };
}

function newEntry(section: SectionKind, { heading, statements }: EditorEntry, after: number | null): AddedLine[] {
  const { title, organisation, dates } = readHeading(heading);
  const lines: AddedLine[] = [];
  if (title ?? organisation ?? dates) lines.push({ after, section, kind: 'head', text: title ?? organisation ?? '', aside: dates });
  if (title && organisation) lines.push({ after, section, kind: 'subhead', text: organisation, aside: null });
  return [
    ...lines,
    ...statements.map(({ kind, text }): AddedLine => ({
      after,
      section,
      kind: kind === 'bullet' ? 'bullet' : 'paragraph',
      text,
      aside: null,
    })),
  ];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The lines of the list are those of the editor. A line that says more than the skills read in it ('Spanish, which I learnt in Madrid')
 * stays as it was.
 */
function skillChanges(cv: Cv, edited: string, wordsOf: WordsOf): Changes {
  const own = new Set(cv.sections.filter(({ kind }) => kind === 'skills').flatMap(({ lines }) => lines));
  const lines = cv.document.lines.filter((_line, index) => own.has(index));
  const shown = new Set(wordsIn(skillLines(skillGroups(cv.skills)).join(' ')));
  const isShown = ({ start, end }: Span): boolean => wordsIn(cv.text.slice(start, end)).every((word) => shown.has(word));
  const isOwn = (item: Piece): boolean => lines.some((line) => overlaps(line, item) && isShown(line));
  const kept = new Set(cv.skills.filter((item) => !isOwn(item)).map((item) => wordsOf(item).toLowerCase()));
  const written = skillLines(
    readSkillGroups(edited)
      .map(({ group, items }) => ({ group, items: items.filter((item) => !kept.has(item.toLowerCase())) }))
      .filter(({ items }) => items.length > 0),
  );
  const replaced = lines.filter(isShown);
  const heading = cv.sections.find(({ kind }) => kind === 'skills')?.heading;
  const spans = replaced.map(({ start, end }) =>
    heading && overlaps({ start, end }, heading) ? { start: startBehind(cv, heading, end), end } : { start, end },
  );
  const [first, ...rest] = written;
  const changes = spans.map((span, index) => ({ ...span, text: index === 0 ? (first ?? '') : '' }));
  const place = spans[0]?.start ?? lines.at(-1)?.start ?? null;
  const more = spans.length > 0 ? rest : written;
  return { changes, added: more.map((text) => ({ after: place, section: 'skills', kind: 'line', text, aside: null })) };
}

/** Where the list begins after a heading on its own line: 'Skills: Excel, Word'. */
function startBehind({ text }: Cv, heading: Span, end: number): number {
  let start = heading.end;
  while (start < end && /[\s:|–-]/.test(text.charAt(start))) start += 1;
  return start;
}
