import type { Span } from '@/lib/cv/document/redacted-document';
import { titleRungs } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { Reading } from '../reading';

const rungs = titleRungs.map(({ rung, titles }) => ({ rung, pattern: anyOf(titles) }));

/** 0 (trainee) to 5 (director); null where the title tells nothing. */
export const rungOf = (title: string): number | null => rungs.find(({ pattern }) => pattern.test(title))?.rung ?? null;

/** The latest role, if its title stands above that of an earlier one. */
export const isRising = (reading: Reading): Span | null => {
  const titled = reading.newest.filter(({ isPaid, entry }) => isPaid && entry.title);
  const latest = titled[0]?.entry.title;
  const top = latest ? rungOf(latest.text) : null;
  if (!latest || top === null) return null;
  const isHigher = titled.slice(1).some(({ entry }) => {
    const rung = rungOf(entry.title?.text ?? '');
    return rung !== null && rung < top;
  });
  return isHigher ? { start: latest.start, end: latest.end } : null;
};
