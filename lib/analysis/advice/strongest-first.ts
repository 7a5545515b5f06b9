import { resultBounds } from '../reading/statements/result-model';
import type { StatementReading } from '../reading/statements/statement';
import { strongLines } from '../reading/statements/strong-lines';
import { strongestFirstSentences } from '../wording/advice/reader-advice';
import { readerAdvice, type ReaderAdvice } from './reader-advice';

/** A line this far down, 3 for the fourth, is read after the reader has judged the role. */
const FAR_DOWN = 3;

const isHardlyResult = ({ resultChance }: StatementReading): boolean => resultChance < resultBounds.perhaps;

/** What stands above the bullet points, on the employer or the team, is read quickly: a line of the upper half is not far down. */
const isLowerHalf = (at: number, lines: number): boolean => 2 * at >= lines;

/** The latest paid role begins with lines that hardly are results, and has its first certain one far below. */
export const strongestFirst: ReaderAdvice = ({ audit: { reading, unsure }, evidence }) => {
  const latest = reading.roles.find(({ isPaid, isBreak }) => isPaid && !isBreak);
  if (!latest || unsure.includes('work')) return [];
  const { statements, entry } = latest;
  const strong = strongLines(reading).filter((line) => statements.includes(line));
  const highest = Math.min(...strong.map((line) => statements.indexOf(line)));
  const line = statements[highest];
  const role = entry.title ?? entry.employer;
  if (!line || !role || highest < FAR_DOWN || !isLowerHalf(highest, statements.length)) return [];
  if (!statements.slice(0, FAR_DOWN).every(isHardlyResult)) return [];
  const words = strongestFirstSentences.say({ role: role.text, line: line.statement.text });
  return readerAdvice('strongest-first', 'gains-points', words, [evidence(line.statement)]);
};
