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

/** What a word of a title says about groups: the fewer groups share it, the more. */
interface Votes {
  groups: Uint16Array;
  values: Float32Array;
}

export interface TitleIndex {
  socs: readonly string[];
  votes: ReadonlyMap<string, Votes>;
  /** Rows by the words of their title, in order. */
  rowsByTitle: ReadonlyMap<string, readonly IndexRow[]>;
  rowsBySoc: ReadonlyMap<string, readonly IndexRow[]>;
}

/** 'Warehouse supervisor||storage|9251|O' */
export const readRow = (line: string): IndexRow => {
  const [title = '', qualifier = '', industry = '', soc = '', marker = ''] = line.split('|');
  return { title, qualifier, industry, soc, isDefault: marker !== '', words: wordsOf(title) };
};

export const qualifierWords = ({ qualifier, industry }: IndexRow): string[] => [...new Set(wordsOf(`${qualifier} ${industry}`))];

/**
 * What of a title is looked up: its words, the last one once more, pairs of neighbours, all words in any order, and how
 * long words begin and end. A letter before the colon tells the kinds apart.
 */
export function titleMarks(words: readonly string[]): string[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const unique = [...new Set(words)];
  return [
    ...unique.map((word) => `w:${word}`),
    `h:${last}`,
    ...words.slice(1).map((word, i) => `b:${words[i] ?? ''} ${word}`),
    ...(words.length > 1 ? [`k:${[...unique].sort().join(' ')}`] : []),
    ...unique.filter((word) => word.length > 5).map((word) => `p:${word.slice(0, 5)}`),
    ...unique.filter((word) => word.length > 6).map((word) => `s:${word.slice(-6)}`),
  ];
}

/** Chosen on a tenth of the index that was kept aside for it, beside the tenth that is measured. */
const kindWeights: Readonly<Record<string, number>> = { w: 1.9, h: 0.85, b: 0.9, k: 2.2, p: 0.5, s: 0.15, i: 3.75, q: 1.3, t: 0.5 };
const SMOOTHING = 1.5;
const STEEPNESS = 80;

export function buildTitleIndex(rows: readonly IndexRow[], groups: ReadonlyMap<string, GroupText>): TitleIndex {
  const socs = [...groups.keys()];
  const groupOf = new Map(socs.map((soc, i) => [soc, i]));
  const counts = new Map<string, Map<number, number>>();
  const note = (mark: string, group: number): void => {
    const known = counts.get(mark);
    if (known) known.set(group, (known.get(group) ?? 0) + 1);
    else counts.set(mark, new Map([[group, 1]]));
  };
  const rowsByTitle = new Map<string, IndexRow[]>();
  const rowsBySoc = new Map<string, IndexRow[]>();
  const keep = (map: Map<string, IndexRow[]>, key: string, row: IndexRow): void => {
    const known = map.get(key);
    if (known) known.push(row);
    else map.set(key, [row]);
  };
  for (const row of rows) {
    const group = groupOf.get(row.soc) ?? 0;
    for (const mark of titleMarks(row.words)) note(mark, group);
    for (const word of qualifierWords(row)) {
      note(`i:${word}`, group);
      note(`q:${row.words.at(-1) ?? ''} ${word}`, group);
    }
    keep(rowsByTitle, row.words.join(' '), row);
    keep(rowsBySoc, row.soc, row);
  }
  for (const [soc, { title, description, tasks, related }] of groups) {
    const group = groupOf.get(soc) ?? 0;
    for (const name of [title, ...related]) for (const mark of titleMarks(wordsOf(name))) note(mark, group);
    for (const word of new Set(wordsOf([description ?? '', ...tasks].join(' ')))) note(`t:${word}`, group);
  }
  const votes = new Map<string, Votes>();
  for (const [mark, byGroup] of counts) {
    const all = [...byGroup.values()].reduce((sum, count) => sum + count, 0);
    const weight = kindWeights[mark.slice(0, 1)] ?? 0;
    const value = (count: number): number => weight * Math.log(1 + (STEEPNESS * count) / (all + SMOOTHING));
    votes.set(mark, { groups: Uint16Array.from(byGroup.keys()), values: Float32Array.from([...byGroup.values()].map(value)) });
  }
  return { socs, votes, rowsByTitle, rowsBySoc };
}
