import { isSurelyNoResult } from '../reading/statements/outcomes';
import { strongLines } from '../reading/statements/strong-lines';
import { strongestFirstSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** A line this far down, 3 for the fourth, is read after the reader has judged the role. */
const FAR_DOWN = 3;

/** The latest paid role begins with a line that certainly is no result, and has its strongest one far below. */
export const strongestFirst: ReaderAdvice = ({ audit: { reading, unsure }, evidence }) => {
  const latest = reading.roles.find(({ isPaid, isBreak }) => isPaid && !isBreak);
  if (!latest || unsure.includes('work')) return [];
  const { statements, entry } = latest;
  const [opening] = statements;
  const strong = strongLines(reading).filter((line) => statements.includes(line));
  const highest = Math.min(...strong.map((line) => statements.indexOf(line)));
  const line = statements[highest];
  const role = entry.title ?? entry.employer;
  if (!line || !role || !opening || highest < FAR_DOWN || !isSurelyNoResult(opening)) return [];
  const words = strongestFirstSentences.say({ role: role.text, line: line.statement.text, place: highest + 1 });
  return readerAdvice('strongest-first', 'gains-points', words, [evidence(line.statement)]);
};
