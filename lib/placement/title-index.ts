import { MarkCollector, numberOf, placeOf, type MarkTable } from './mark-table';
import { packTables, tableReader } from './packed-tables';
import { wordsOf } from './title-words';

/** A row of the ONS coding index. */
export interface IndexRow {
  title: string;
  /** The additional qualifier: 'professional', 'computing/IT'. */
  qualifier: string;
  /** The industry that the row applies to. */
  industry: string;
  soc: string;
  /** The row that the ONS uses where nothing more is known. */
  isDefault: boolean;
  words: readonly string[];
}

export interface GroupText {
  title: string;
  description: string | null;
  tasks: readonly string[];
  related: readonly string[];
}

export interface TitleIndex {
  socs: readonly string[];
  marks: MarkTable;
  /** Rows of a title by its words in order, else by its letters; empty where the index has neither. */
  rowsOf: (words: readonly string[]) => readonly IndexRow[];
  rowsIn: (soc: string) => readonly IndexRow[];
}

/** 'Warehouse supervisor||storage|9251|O' */
export const readRow = (line: string): IndexRow => {
  const [title = '', qualifier = '', industry = '', soc = '', marker = ''] = line.split('|');
  return { title, qualifier, industry, soc, isDefault: marker !== '', words: wordsOf(title) };
};

export const qualifierWords = ({ qualifier, industry }: IndexRow): string[] => [...new Set(wordsOf(`${qualifier} ${industry}`))];

/** 'bookmakers, turf accountants' → [['bookmaker'], ['turf', 'accountant']]: the row applies to either. */
export const qualifiersOf = ({ qualifier, industry }: IndexRow): string[][] => `${qualifier},${industry}`.split(/[,:;]/).map(wordsOf);

/** 'retail trade': each qualifier as it stands. */
export const wholeQualifiers = ({ qualifier, industry }: IndexRow): string[] => [
  ...new Set([qualifier, industry].map((text) => wordsOf(text).join(' ')).filter((text) => text !== '')),
];

const PIECE = 4;
const SHORTEST_CUT = 5;

/** 'roofer' → '^roo', 'roof', 'oofe', 'ofer', 'fer$': pieces that inflections and compounds of a word share with it. */
function piecesOf(word: string): string[] {
  if (word.length < SHORTEST_CUT) return [];
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - PIECE + 1 }, (_, i) => framed.slice(i, i + PIECE));
}

/**
 * The marks of a title: its words, the first and the last again, all words in any order, and pieces of words. A letter before the colon
 * names the kind.
 */
export function titleMarks(words: readonly string[]): string[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const unique = [...new Set(words)];
  return [
    ...unique.map((word) => `w:${word}`),
    `h:${last}`,
    `f:${first}`,
    ...(unique.length > 1 ? [`k:${[...unique].sort().join(' ')}`] : []),
    ...unique.flatMap((word) => [...new Set(piecesOf(word))].map((piece) => `c:${piece}`)),
  ];
}

/** The lookup tables as flat lists of numbers, made once from the index and kept in a file. */
export interface TitleTables {
  marks: MarkTable;
  /** Keys of the rows' titles, sorted; a title occurs as often as it has rows. */
  titles: Float64Array;
  /** The row of the title at the same place. */
  titleRows: Uint32Array;
  /** Rows by their group. */
  groupRows: Uint32Array;
  /** Where the rows of each group begin, with one more entry for the end. */
  groupStarts: Uint32Array;
}

const sortedBy = (keys: readonly number[]): Uint32Array =>
  Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);

function collectMarks(rows: readonly IndexRow[], groupsOfRows: readonly number[], groups: Iterable<GroupText>): MarkTable {
  const collector = new MarkCollector();
  for (const [i, row] of rows.entries()) {
    const group = groupsOfRows[i] ?? 0;
    for (const mark of titleMarks(row.words)) collector.add(mark, group);
    for (const word of qualifierWords(row)) collector.add(`i:${word}`, group);
    for (const whole of wholeQualifiers(row)) {
      collector.add(`o:${whole}`, group);
      collector.add(`q:${row.words.at(-1) ?? ''} ${whole}`, group);
    }
  }
  for (const [group, { title, description, tasks, related }] of [...groups].entries()) {
    for (const name of [title, ...related]) for (const mark of titleMarks(wordsOf(name))) collector.add(mark, group);
    for (const word of new Set(wordsOf([description ?? '', ...tasks].join(' ')))) collector.add(`t:${word}`, group);
  }
  return collector.table();
}

/** 'Stage hand' and 'stagehand', 'co-ordinator' and 'coordinator' are one title. */
const numberOfTitle = (words: readonly string[]): number => numberOf(words.join(''));

/** Takes a second; `scripts/make-tables.ts` does it at build time. */
export function buildTitleTables(lines: readonly string[], groups: ReadonlyMap<string, GroupText>): TitleTables {
  const rows = lines.map(readRow);
  const groupOf = new Map([...groups.keys()].map((soc, i) => [soc, i]));
  const groupsOfRows = rows.map(({ soc }) => groupOf.get(soc) ?? 0);
  const numbers = rows.map(({ words }) => numberOfTitle(words));
  const titleRows = sortedBy(numbers);
  const groupStarts = new Uint32Array(groups.size + 1);
  for (const group of groupsOfRows) groupStarts[group + 1] = (groupStarts[group + 1] ?? 0) + 1;
  for (let group = 0; group < groups.size; group++) groupStarts[group + 1] = (groupStarts[group + 1] ?? 0) + (groupStarts[group] ?? 0);
  return {
    marks: collectMarks(rows, groupsOfRows, groups.values()),
    titles: Float64Array.from(titleRows, (row) => numbers[row] ?? 0),
    titleRows,
    groupRows: sortedBy(groupsOfRows),
    groupStarts,
  };
}

export const packTitleTables = ({ marks, titles, titleRows, groupRows, groupStarts }: TitleTables): Uint8Array =>
  packTables([marks.numbers, marks.starts, marks.groups, marks.counts, titles, titleRows, groupRows, groupStarts]);

export function unpackTitleTables(bytes: Uint8Array): TitleTables {
  const next = tableReader(bytes, 8);
  return {
    marks: { numbers: next(Float64Array), starts: next(Uint32Array), groups: next(Uint16Array), counts: next(Uint16Array) },
    titles: next(Float64Array),
    titleRows: next(Uint32Array),
    groupRows: next(Uint32Array),
    groupStarts: next(Uint32Array),
  };
}

/** The index over its tables; `lines` and `socs` are the data from which the tables were made. */
export function openTitleIndex(tables: TitleTables, lines: readonly string[], socs: readonly string[]): TitleIndex {
  const { marks, titles, titleRows, groupRows, groupStarts } = tables;
  const rowAt = (row: number | undefined): IndexRow => readRow(lines[row ?? 0] ?? '');
  const groupOf = new Map(socs.map((soc, group) => [soc, group]));
  return {
    socs,
    marks,
    rowsOf: (words) => {
      const wanted = numberOfTitle(words);
      let at = placeOf(titles, wanted);
      if (at < 0) return [];
      while (titles[at - 1] === wanted) at--;
      const found: IndexRow[] = [];
      for (; titles[at] === wanted; at++) found.push(rowAt(titleRows[at]));
      const alike = found.filter((row) => row.words.join(' ') === words.join(' '));
      return alike.length > 0 ? alike : found;
    },
    rowsIn: (soc) => {
      const group = groupOf.get(soc);
      return group === undefined ? [] : Array.from(groupRows.subarray(groupStarts[group], groupStarts[group + 1]), rowAt);
    },
  };
}
