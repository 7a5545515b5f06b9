import type { PlainReaderResult } from '@/lib/shared/result';

/** A stretch of one of the two texts. */
export interface ComparedRun {
  text: string;
  /** 'lost': only in our text. 'other': words of the plain reader that match nothing in ours. */
  kind: 'kept' | 'lost' | 'other';
  /** Number of the place out of order that begins here, from 0. */
  place: number | null;
}

export type ComparedLine = ComparedRun[];

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Our text, with the words that the plain reader lost and the places where its order differs. */
export function ownLines(text: string, { lines, orderBreaks }: PlainReaderResult): ComparedLine[] {
  const parts = lines
    .flat()
    .flatMap((part) => ('start' in part ? [part] : []))
    .sort((a, b) => a.start - b.start);
  const runs: (ComparedRun & { start: number })[] = [];
  const places = placesByStart(orderBreaks);
  let at = 0;
  const add = (end: number, kind: ComparedRun['kind']) => {
    if (end > at) runs.push({ text: text.slice(at, end), kind, start: at, place: places.get(at) ?? null });
    at = Math.max(at, end);
  };
  for (const { start, end } of parts) {
    add(start, hasWord(text.slice(at, start)) ? 'lost' : 'kept');
    add(end, 'kept');
  }
  add(text.length, hasWord(text.slice(at)) ? 'lost' : 'kept');
  return cutAtLineEnds(runs);
}

function cutAtLineEnds(runs: readonly ComparedRun[]): ComparedLine[] {
  const lines: ComparedLine[] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text, kind: hasWord(text) ? run.kind : 'kept', place: index === 0 ? run.place : null });
    });
  }
  return lines;
}

/** The plain reader's lines, in its order. */
export function plainLines(text: string, { lines, orderBreaks }: PlainReaderResult): ComparedLine[] {
  const places = placesByStart(orderBreaks);
  return lines.map((line) =>
    line.map((part) =>
      'start' in part
        ? { text: text.slice(part.start, part.end), kind: 'kept', place: places.get(part.start) ?? null }
        : { text: `${part.words} other ${part.words === 1 ? 'word' : 'words'}`, kind: 'other', place: null },
    ),
  );
}

const placesByStart = (orderBreaks: PlainReaderResult['orderBreaks']): ReadonlyMap<number, number> =>
  new Map(orderBreaks.map(({ after }, index) => [after.start, index]));
