import { anyOf } from '@/lib/facts/lists';
import { awardWords, endWords, bereavementWords } from '@/lib/facts/outcomes';
import { countedVerbs } from '@/lib/facts/verbs';
import { isBalanced } from '../../text/clause-from-sentence';
import { mayCarryFigure } from '../../line-count';
import { baseOfVerb } from '../language/verb-forms';
import { isAskable, namesCourse } from './asked-lines';
import type { StatementReading } from './statement';

/** After a comma, a full stop or 'so' the line may state a result: 'a new order of shelves, walking is shorter now'. */
const FURTHER_CLAUSE = /[,;:–—!]|\.\s|\s-\s/;
/** A prize, a rank or a result that is named already. */
const award = anyOf(awardWords);
const end = anyOf(endWords);
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
  line.namedOutcomes.length === 0 &&
  !mayCarryFigure(line) &&
  ![FURTHER_CLAUSE, award, end, sorrow].some((pattern) => pattern.test(line.text.trim().replace(/\.$/, ''))) &&
  isBalanced(line.text);
