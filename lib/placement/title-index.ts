import { MarkCollector, numberOf, placeOf, type MarkTable } from './mark-table';
import { wordsOf } from './title-words';

/** A row of the ONS coding index. */
export interface IndexRow {
  title: string;
  /** The additional qualifier: 'professional', 'computing/IT'. */
  qualifier: string;
  /** The industry that the row holds for. */
  industry: string;
  soc: string;
  /** The ONS takes this row where nothing more is known. */
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
  /** Rows of a title by its words, in order; empty where the index does not have it. */
  rowsOf: (words: readonly string[]) => readonly IndexRow[];
  rowsIn: (soc: string) => readonly IndexRow[];
}

/** 'Warehouse supervisor||storage|9251|O' */
export const readRow = (line: string): IndexRow => {
  const [title = '', qualifier = '', industry = '', soc = '', marker = ''] = line.split('|');
  return { title, qualifier, industry, soc, isDefault: marker !== '', words: wordsOf(title) };
};

export const qualifierWords = ({ qualifier, industry }: IndexRow): string[] => [...new Set(wordsOf(`${qualifier} ${industry}`))];

/** 'retail trade': each qualifier as it stands. */
export const wholeQualifiers = ({ qualifier, industry }: IndexRow): string[] => [
  ...new Set([qualifier, industry].map((text) => wordsOf(text).join(' ')).filter((text) => text !== '')),
];

const PIECE = 4;
const SHORTEST_CUT = 5;

/** 'roofer' → '^roo', 'roof', 'oofe', 'ofer', 'fer$': what inflections and compounds of a word share with it. */
function piecesOf(word: string): string[] {
  if (word.length < SHORTEST_CUT) return [];
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - PIECE + 1 }, (_, i) => framed.slice(i, i + PIECE));
}

/**
 * What of a title is looked up: its words, the first and the last once more, all words in any order, and pieces of words. A
 * letter before the colon tells the kinds apart.
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

/** Rows by the number of their title: a title may stand in several. */
function rowsByTitle(lines: readonly string[]): TitleIndex['rowsOf'] {
  const titles = lines.map((line) => numberOf(readRow(line).words.join(' ')));
  const order = Uint32Array.from(lines.keys()).sort((a, b) => (titles[a] ?? 0) - (titles[b] ?? 0) || a - b);
  const numbers = Float64Array.from(order, (row) => titles[row] ?? 0);
  return (words) => {
    const wanted = numberOf(words.join(' '));
    let at = placeOf(numbers, wanted);
    if (at < 0) return [];
    while (numbers[at - 1] === wanted) at--;
    const found: IndexRow[] = [];
    for (; numbers[at] === wanted; at++) found.push(readRow(lines[order[at] ?? 0] ?? ''));
    return found;
  };
}

/** Built from the lines of the index, which alone are kept as text. */
export function buildTitleIndex(lines: readonly string[], groups: ReadonlyMap<string, GroupText>): TitleIndex {
  const socs = [...groups.keys()];
  const groupOf = new Map(socs.map((soc, i) => [soc, i]));
  const collector = new MarkCollector();
  const bySoc = new Map<string, number[]>();
  for (const [i, line] of lines.entries()) {
    const row = readRow(line);
    const group = groupOf.get(row.soc) ?? 0;
    for (const mark of titleMarks(row.words)) collector.add(mark, group);
    for (const word of qualifierWords(row)) collector.add(`i:${word}`, group);
    for (const whole of wholeQualifiers(row)) {
      collector.add(`o:${whole}`, group);
      collector.add(`q:${row.words.at(-1) ?? ''} ${whole}`, group);
    }
    const own = bySoc.get(row.soc);
    if (own) own.push(i);
    else bySoc.set(row.soc, [i]);
  }
  for (const [soc, { title, description, tasks, related }] of groups) {
    const group = groupOf.get(soc) ?? 0;
    for (const name of [title, ...related]) for (const mark of titleMarks(wordsOf(name))) collector.add(mark, group);
    for (const word of new Set(wordsOf([description ?? '', ...tasks].join(' ')))) collector.add(`t:${word}`, group);
  }
  return {
    socs,
    marks: collector.table(),
    rowsOf: rowsByTitle(lines),
    rowsIn: (soc) => (bySoc.get(soc) ?? []).map((i) => readRow(lines[i] ?? '')),
  };
}
