import { numberOf, placeOf } from './mark-table';
import { packTables, tableReader } from './packed-tables';
import type { TitleModel } from './title-model';
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
  model: TitleModel;
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

/** The lookup tables as flat lists of numbers, made once from the index and kept in a file. */
export interface TitleTables {
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

/** 'Stage hand' and 'stagehand', 'co-ordinator' and 'coordinator' are one title. */
const numberOfTitle = (words: readonly string[]): number => numberOf(words.join(''));

/** `scripts/make-tables.ts` does it at build time. */
export function buildTitleTables(lines: readonly string[], socs: readonly string[]): TitleTables {
  const rows = lines.map(readRow);
  const groupOf = new Map(socs.map((soc, i) => [soc, i]));
  const groupsOfRows = rows.map(({ soc }) => groupOf.get(soc) ?? 0);
  const numbers = rows.map(({ words }) => numberOfTitle(words));
  const titleRows = sortedBy(numbers);
  const groupStarts = new Uint32Array(socs.length + 1);
  for (const group of groupsOfRows) groupStarts[group + 1] = (groupStarts[group + 1] ?? 0) + 1;
  for (let group = 0; group < socs.length; group++) groupStarts[group + 1] = (groupStarts[group + 1] ?? 0) + (groupStarts[group] ?? 0);
  return {
    titles: Float64Array.from(titleRows, (row) => numbers[row] ?? 0),
    titleRows,
    groupRows: sortedBy(groupsOfRows),
    groupStarts,
  };
}

export const packTitleTables = ({ titles, titleRows, groupRows, groupStarts }: TitleTables): Uint8Array =>
  packTables([titles, titleRows, groupRows, groupStarts]);

export function unpackTitleTables(bytes: Uint8Array): TitleTables {
  const next = tableReader(bytes, 4);
  return {
    titles: next(Float64Array),
    titleRows: next(Uint32Array),
    groupRows: next(Uint32Array),
    groupStarts: next(Uint32Array),
  };
}

/** The index over its tables; `lines` and `socs` are the data from which the tables and the model were made. */
export function openTitleIndex(tables: TitleTables, model: TitleModel, lines: readonly string[], socs: readonly string[]): TitleIndex {
  const { titles, titleRows, groupRows, groupStarts } = tables;
  const rowAt = (row: number | undefined): IndexRow => readRow(lines[row ?? 0] ?? '');
  const groupOf = new Map(socs.map((soc, group) => [soc, group]));
  return {
    socs,
    model,
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
