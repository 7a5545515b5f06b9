import type { Span } from '@/lib/cv/document/redacted-document';
import { titleRungs } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import type { Reading } from '../reading';

const rungs = titleRungs.map(({ rung, titles }) => ({ rung, pattern: anyOf(titles) }));

/** 0 (trainee) to 5 (director); null where the title tells nothing. */
export const rungOf = (title: string): number | null => rungs.find(({ pattern }) => pattern.test(title))?.rung ?? null;

const SENIOR_RUNG = 3;
const manager = anyOf(['manager']);

/** A title that tells of a senior post: above the usual one, though many a manager is in the middle of a career. */
export const isSeniorTitle = (title: string): boolean => {
  const rung = rungOf(title) ?? 0;
  return rung > SENIOR_RUNG || (rung === SENIOR_RUNG && (rungOf(title.replace(manager, ' ')) ?? 0) >= SENIOR_RUNG);
};

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
