import type { PlainReaderResult } from '@/lib/shared/result';
import { plainReaders } from '@/lib/shared/result-names';
import { evidenceOf, isRecord, listOf, numberOf, oneOf, recordOf } from './stored-values';

type Line = PlainReaderResult['lines'][number];

const lineOf = (value: unknown): Line =>
  listOf(value)
    .filter(isRecord)
    .flatMap((part): Line => {
      const [start, end, words] = [numberOf(part.start), numberOf(part.end), numberOf(part.words)];
      if (start !== null && end !== null) return start >= 0 && end > start ? [{ start, end }] : [];
      return words !== null && words > 0 ? [{ words }] : [];
    });

function breakOf(value: unknown): PlainReaderResult['orderBreaks'] {
  const { before, after } = recordOf(value);
  const [[from], [to]] = [evidenceOf([before]), evidenceOf([after])];
  return from && to ? [{ before: from, after: to }] : [];
}

/** What a plain reader kept; null in reports made before one was asked, and where none could read the file. */
export function readPlainReader(value: unknown): PlainReaderResult | null {
  const stored = recordOf(value);
  const engine = oneOf(plainReaders, stored.engine);
  const [wordsKept, wordsTotal] = [numberOf(stored.wordsKept), numberOf(stored.wordsTotal)];
  if (!engine || wordsKept === null || wordsTotal === null) return null;
  const orderBreaks = listOf(stored.orderBreaks).flatMap(breakOf);
  return { engine, wordsKept, wordsTotal, orderBreaks, lines: listOf(stored.lines).map(lineOf) };
}
