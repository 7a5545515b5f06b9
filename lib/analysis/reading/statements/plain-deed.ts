import { anyOf } from '@/lib/facts/lists';
import { bereavementWords } from '@/lib/facts/line-words';
import { countedVerbs } from '@/lib/facts/verbs';
import { isBalanced } from '../../text/balanced';
import { mayCarryFigure } from '../../line-count';
import { baseOfVerb } from '../language/verb-forms';
import { isAskable, namesCourse } from './asked-lines';
import { isSurelyNoResult } from './outcomes';
import type { StatementReading } from './statement';

/** Work with the dying or the bereaved is never asked for results. */
const sorrow = anyOf(bereavementWords);

const counted = new Set(countedVerbs);

/**
 * Whether a line is the person's own countable work in one plain clause, without a result, figure, award or certificate. Only such a
 * line is asked for a result.
 */
export const isPlainDeed = (line: StatementReading): boolean =>
  isAskable(line) &&
  !namesCourse(line) &&
  (line.opening === null || (line.opening.form !== 'participle' && counted.has(baseOfVerb(line.opening.verb) ?? ''))) &&
  isSurelyNoResult(line) &&
  !mayCarryFigure(line) &&
  !sorrow.test(line.text) &&
  isBalanced(line.text);
