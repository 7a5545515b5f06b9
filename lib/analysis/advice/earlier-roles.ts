import { mayCarryFigure } from '../line-count';
import { isSurelyNoResult } from '../reading/statements/outcomes';
import { isPlainDeed } from '../reading/statements/plain-deed';
import type { RoleReading } from '../reading/reading';
import { earlierRolesSentences } from '../wording/advice/reader-advice';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** Below this score results for the latest role come first: 'Good' in the bands of the report. */
const GOOD_FROM = 60;

const hasResult = ({ statements }: RoleReading): boolean => statements.some((line) => mayCarryFigure(line) || !isSurelyNoResult(line));

/** A role may have a single line, and only a plain line about countable work is asked for its result. */
const mayBeAsked = ({ isRecent, statements }: RoleReading): boolean => isRecent && statements.length > 1 && statements.some(isPlainDeed);

/** Earlier paid roles without a result, in a CV whose latest role has some, since readers compare them. */
export const earlierRoles: ReaderAdvice = ({ ledger: { score }, audit: { reading, unsure, level }, evidence }) => {
  if (score < GOOD_FROM || unsure.includes('work') || level === 'student') return [];
  const [latest, ...earlier] = reading.roles.filter(({ isPaid, statements }) => isPaid && statements.length > 0);
  if (!latest || !hasResult(latest)) return [];
  const plain = earlier.filter((role) => mayBeAsked(role) && !hasResult(role));
  const names = plain.flatMap(({ entry: { title, employer } }) => title ?? employer ?? []).slice(0, MOST_QUOTES);
  if (names.length === 0) return [];
  const words = earlierRolesSentences.say({ roles: names.map(({ text }) => text) });
  return readerAdvice('earlier-roles', 'gains-points', words, names.map(evidence));
};
