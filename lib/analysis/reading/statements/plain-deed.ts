import { anyOf } from '@/lib/facts/lists';
import { awardWords, endWords, sorrowWords } from '@/lib/facts/outcomes';
import { countedVerbs } from '@/lib/facts/verbs';
import { isBalanced } from '../../text/clause-from-sentence';
import { mayCarryFigure } from '../../line-count';
import { baseOfVerb } from '../language/verb-forms';
import { isAskable, namesCourse } from './asked-lines';
import type { StatementReading } from './statement';

/** What stands behind a comma, a stop or 'so' may be what came of it: 'a new order of shelves, walking is shorter now'. */
const FURTHER_CLAUSE = /[,;:–—!]|\.\s|\s-\s/;
/** A prize, a rank or an end that is named already. */
const award = anyOf(awardWords);
const end = anyOf(endWords);
/** Nobody is asked what came of work with the dying or the bereaved. */
const sorrow = anyOf(sorrowWords);

const counted = new Set(countedVerbs);

/** The person's own deed of work that is counted, in one plain clause in which no result, figure, award or paper stands: only such a line is asked for a result. */
export const isPlainDeed = (line: StatementReading): boolean =>
  isAskable(line) &&
  !namesCourse(line) &&
  (line.opening === null || (line.opening.form !== 'participle' && counted.has(baseOfVerb(line.opening.verb) ?? ''))) &&
  line.namedOutcomes.length === 0 &&
  !mayCarryFigure(line) &&
  ![FURTHER_CLAUSE, award, end, sorrow].some((pattern) => pattern.test(line.text.trim().replace(/\.$/, ''))) &&
  isBalanced(line.text);
