import { entryFields, fieldOf, type CorrectedEntry, type Corrections, type EntryField, type EntryKind } from '@/lib/shared/corrections';
import type { ReadingLine, ReadingView, WordsAt } from '@/lib/shared/reading-view';
import { readingParts, type ReadingPart } from '@/lib/shared/result-names';

/** The form 'Put right what was read' as a state machine: each action rearranges lines and words of the document. */
export type FormEntry = CorrectedEntry & { id: number };

export interface ReadingForm {
  entries: readonly FormEntry[];
  /** The lines that list skills. */
  skills: readonly number[];
  /** Parts that the owner confirmed as they are. */
  confirmed: readonly ReadingPart[];
}

export type LineUse = 'head' | 'body' | 'new' | 'above' | 'below' | 'out';

export type FormAction =
  | { do: 'set-field'; id: number; field: EntryField; words: { start: number; end: number } | null }
  | { do: 'set-kind'; id: number; kind: EntryKind }
  | { do: 'remove'; id: number }
  | { do: 'merge'; id: number }
  | { do: 'use-line'; id: number; line: number; use: LineUse }
  | { do: 'start'; line: number; kind: EntryKind }
  | { do: 'add-skills'; line: number }
  | { do: 'drop-skills'; line: number }
  | { do: 'confirm'; part: ReadingPart; isRight: boolean };

type Lines = readonly ReadingLine[];

export const formOf = ({ entries, skills }: ReadingView): ReadingForm => ({
  entries: entries.map((entry, id) => ({ ...entry, id })),
  skills,
  confirmed: [],
});

const ascending = (a: number, b: number): number => a - b;
const union = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])].sort(ascending);
const without = (lines: readonly number[], line: number): number[] => lines.filter((one) => one !== line);

export const linesOf = ({ head, body }: CorrectedEntry): number[] => union(head, body);

/** The lines that belong to no entry, in order. */
export function looseLines(form: ReadingForm, lines: Lines): number[] {
  const used = new Set([...form.entries.flatMap(linesOf), ...form.skills]);
  return lines.flatMap((_line, index) => (used.has(index) ? [] : [index]));
}

export const textOf = ({ runs }: ReadingLine): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The labels of each kind of entry for the same field. */
const inOtherKind: Readonly<Record<EntryKind, Partial<Record<EntryField, EntryField>>>> = {
  work: { award: 'title', institution: 'employer', dates: 'dates' },
  education: { title: 'award', employer: 'institution', dates: 'dates' },
};

function ofKind(entry: FormEntry, kind: EntryKind): FormEntry {
  if (entry.kind === kind) return entry;
  const { id, head, body, dates } = entry;
  const take = (field: EntryField) => {
    const [from] = Object.entries(inOtherKind[kind]).find(([, to]) => to === field) ?? [];
    const known = entryFields[entry.kind].find((name) => name === from);
    return known ? fieldOf(entry, known) : null;
  };
  return kind === 'work'
    ? { id, kind, head, body, dates, title: take('title'), employer: take('employer'), place: null }
    : { id, kind, head, body, dates, award: take('award'), area: null, institution: take('institution'), grade: null };
}

const isWithin = (words: { start: number; end: number } | null, from: number, to: number): boolean =>
  words !== null && words.start >= from && words.end <= to;

/** How many lines the head of an entry may have. */
const mostHeadLines = 4;

/**
 * An entry from lines that belong to none yet: its head ends with its dates or before its first bullet point, and its fields are
 * guessed.
 */
function entryFrom(own: readonly number[], kind: EntryKind, id: number, lines: Lines): FormEntry {
  const opening = own.slice(0, mostHeadLines);
  const firstBullet = opening.findIndex((index, place) => place > 0 && lines[index]?.isBullet);
  const upTo = firstBullet < 0 ? opening : opening.slice(0, firstBullet);
  const dated = upTo.findIndex((index) => (lines[index]?.dates.length ?? 0) > 0);
  const head = dated < 0 ? upTo.slice(0, 1) : upTo.slice(0, dated + 1);
  const named = head.flatMap((index) => partsOf(lines[index]));
  const [first = null, second = null] = named;
  const dates = head.flatMap((index) => lines[index]?.dates ?? [])[0] ?? null;
  const body = own.slice(head.length);
  return kind === 'work'
    ? { id, kind, head, body, dates: placeOf(dates), title: placeOf(first), employer: placeOf(second), place: null }
    : { id, kind, head, body, dates: placeOf(dates), award: placeOf(first), area: null, institution: placeOf(second), grade: null };
}

const placeOf = (words: WordsAt | null) => words && { start: words.start, end: words.end };

/** The shortest stretches of a line, one after another: 'Store Manager' and 'Acme Ltd', not both as one. */
function partsOf(line: ReadingLine | undefined): WordsAt[] {
  const pieces = line?.pieces ?? [];
  const isWhole = (piece: WordsAt): boolean =>
    pieces.some((other) => other !== piece && other.start >= piece.start && other.end <= piece.end);
  const isDate = (piece: WordsAt): boolean => line?.dates.some(({ start, end }) => start < piece.end && end > piece.start) ?? false;
  return pieces.filter((piece) => !isWhole(piece) && !isDate(piece));
}

/** The fields that are still in the lines of an entry that lost some of them. */
function keepFields(entry: FormEntry, lines: Lines): FormEntry {
  const own = linesOf(entry).flatMap((index) => spanOf(lines[index]));
  const keep = <T extends { start: number; end: number } | null>(words: T): T | null =>
    own.some(({ start, end }) => isWithin(words, start, end)) ? words : null;
  return entry.kind === 'work'
    ? { ...entry, title: keep(entry.title), dates: keep(entry.dates), place: keep(entry.place) }
    : { ...entry, award: keep(entry.award), area: keep(entry.area), grade: keep(entry.grade), dates: keep(entry.dates) };
}

function spanOf(line: ReadingLine | undefined): { start: number; end: number }[] {
  const [first] = line?.runs ?? [];
  const last = line?.runs.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

const byPlace = (a: FormEntry, b: FormEntry): number => (linesOf(a)[0] ?? 0) - (linesOf(b)[0] ?? 0);
const nextId = ({ entries }: ReadingForm): number => Math.max(-1, ...entries.map(({ id }) => id)) + 1;

const replaced = (form: ReadingForm, id: number, change: (entry: FormEntry) => FormEntry): ReadingForm => ({
  ...form,
  entries: form.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
});

/** An entry that lost its last line is removed. */
const tidied = (form: ReadingForm): ReadingForm => ({ ...form, entries: form.entries.filter((entry) => linesOf(entry).length > 0) });

/** The previous or next entry of the same kind. */
export function neighbourOf({ entries }: ReadingForm, id: number, step: -1 | 1): FormEntry | null {
  const entry = entries.find((one) => one.id === id);
  const alike = entries.filter(({ kind }) => kind === entry?.kind);
  return alike[alike.findIndex((one) => one.id === id) + step] ?? null;
}

export function reduceForm(form: ReadingForm, action: FormAction, lines: Lines): ReadingForm {
  switch (action.do) {
    case 'set-field':
      return replaced(form, action.id, (entry) => ({ ...entry, [action.field]: action.words }));
    case 'set-kind':
      return replaced(form, action.id, (entry) => ofKind(entry, action.kind));
    case 'remove':
      return { ...form, entries: form.entries.filter(({ id }) => id !== action.id) };
    case 'merge':
      return merged(form, action.id);
    case 'use-line':
      return tidied(usingLine(form, action, lines));
    case 'start':
      return started(form, action, lines);
    case 'add-skills':
      return { ...form, skills: union(form.skills, [action.line]) };
    case 'drop-skills':
      return { ...form, skills: without(form.skills, action.line) };
    case 'confirm':
      return {
        ...form,
        confirmed: action.isRight ? [...form.confirmed, action.part] : form.confirmed.filter((part) => part !== action.part),
      };
  }
}

/** Joins an entry to the one above it: its head becomes body, its fields fill empty ones. */
function merged(form: ReadingForm, id: number): ReadingForm {
  const entry = form.entries.find((one) => one.id === id);
  const above = neighbourOf(form, id, -1);
  if (!entry || !above) return form;
  const isHeadOnly = above.body.length === 0;
  const filled = Object.fromEntries(
    entryFields[above.kind].flatMap((name) => (fieldOf(above, name) === null ? [[name, fieldOf(entry, name)]] : [])),
  );
  const whole: FormEntry = {
    ...above,
    ...filled,
    head: isHeadOnly ? union(above.head, entry.head) : above.head,
    body: isHeadOnly ? entry.body : union(above.body, linesOf(entry)),
  };
  return { ...form, entries: form.entries.flatMap((one) => (one.id === above.id ? [whole] : one.id === id ? [] : [one])) };
}

function usingLine(form: ReadingForm, { id, line, use }: Extract<FormAction, { do: 'use-line' }>, lines: Lines): ReadingForm {
  const entry = form.entries.find((one) => one.id === id);
  if (!entry) return form;
  const left = (one: FormEntry): FormEntry => keepFields({ ...one, head: without(one.head, line), body: without(one.body, line) }, lines);
  switch (use) {
    case 'head':
      return replaced(form, id, (one) => ({ ...one, head: union(one.head, [line]), body: without(one.body, line) }));
    case 'body':
      return replaced(form, id, (one) => ({ ...one, head: without(one.head, line), body: union(one.body, [line]) }));
    case 'out':
      return replaced(form, id, left);
    case 'new': {
      const moved = linesOf(entry).filter((one) => one >= line);
      const rest = keepFields(
        { ...entry, head: entry.head.filter((one) => one < line), body: entry.body.filter((one) => one < line) },
        lines,
      );
      const made = entryFrom(moved, entry.kind, nextId(form), lines);
      return { ...form, entries: form.entries.flatMap((one) => (one.id === id ? [rest, made] : [one])) };
    }
    case 'above':
    case 'below': {
      const other = neighbourOf(form, id, use === 'above' ? -1 : 1);
      if (!other) return form;
      const given = replaced(form, id, left);
      return replaced(given, other.id, (one) => ({ ...one, body: union(one.body, [line]) }));
    }
  }
}

/** A new entry takes the line and all lines after it that belong to nothing. */
function started(form: ReadingForm, { line, kind }: Extract<FormAction, { do: 'start' }>, lines: Lines): ReadingForm {
  const loose = new Set(looseLines(form, lines));
  const own: number[] = [];
  for (let index = line; loose.has(index); index += 1) own.push(index);
  const made = entryFrom(own, kind, nextId(form), lines);
  return { ...form, entries: [...form.entries, made].sort(byPlace) };
}

const plain = ({ id: _id, ...entry }: FormEntry): CorrectedEntry => entry;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is sent: parts that nobody changed stay as they were read, unless they were corrected before. */
export function correctionsOf(form: ReadingForm, view: ReadingView): Corrections {
  const entries = form.entries.map(plain);
  const ofKind = (list: readonly CorrectedEntry[], kind: EntryKind) => list.filter((entry) => entry.kind === kind);
  const changed: Record<ReadingPart, boolean> = {
    work: !isSame(ofKind(entries, 'work'), ofKind(view.entries, 'work')),
    education: !isSame(ofKind(entries, 'education'), ofKind(view.entries, 'education')),
    skills: !isSame(form.skills, view.skills),
  };
  const isArranged = view.isCorrected || changed.work || changed.education;
  return {
    settled: readingParts.filter((part) => changed[part] || form.confirmed.includes(part) || view.settled.includes(part)),
    entries: isArranged ? entries : null,
    skills: view.isCorrected || changed.skills ? [...form.skills] : null,
  };
}

/** Back to the first reading, without corrections. */
export const asRead: Corrections = { settled: [], entries: null, skills: null };

/** A job without title and employer, or a qualification without any field, cannot be saved. */
export const isNamed = (entry: CorrectedEntry): boolean =>
  entry.kind === 'work'
    ? entry.title !== null || entry.employer !== null
    : entryFields.education.some((name) => fieldOf(entry, name) !== null);

/**
 * Where the words are in the lines of an entry, ignoring case and white space; null where they are not. Words behind a placeholder are
 * found as a whole.
 */
export function findWords(wanted: string, own: readonly number[], lines: Lines): { start: number; end: number } | null {
  const words = wanted
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.join('') === '') return null;
  const pattern = new RegExp(words.join('\\s+'), 'iu');
  for (const index of own) {
    const runs = lines[index]?.runs ?? [];
    const match = pattern.exec(runs.map(({ text }) => text).join(''));
    if (match) return placeIn(runs, match.index, match.index + match[0].length);
  }
  return null;
}

/** The range of the redacted text for a range of the owner's words. */
function placeIn(runs: readonly WordsAt[], from: number, to: number): { start: number; end: number } | null {
  let at = 0;
  let start: number | null = null;
  for (const run of runs) {
    const end = at + run.text.length;
    const isPlain = run.text.length === run.end - run.start;
    if (start === null && from < end) start = isPlain ? run.start + from - at : run.start;
    if (start !== null && to <= end) return { start, end: isPlain ? run.start + to - at : run.end };
    at = end;
  }
  return null;
}
