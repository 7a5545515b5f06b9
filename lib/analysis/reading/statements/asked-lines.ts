import { besideWorkPhrases, leavingPhrases, courseWords, learningVerbs } from '@/lib/facts/career-words';
import { alternatives, anyOf } from '@/lib/facts/lists';
import type { StatementReading } from './statement';

const beginning = (phrases: readonly string[]): RegExp => new RegExp(String.raw`^\W*(?:${alternatives(phrases)})\b`, 'i');
const besideWork = beginning(besideWorkPhrases);
const leaving = beginning(leavingPhrases);
const course = anyOf(courseWords);
const learning = new Set(learningVerbs);
/** 'Watched MOTs', 'Helping on a slate roof': the result belongs to somebody else. */
const assisting = /^(?:watch|observ|shadow|help|assist|support)/;
/** 'Involved in the move to the new system' was the work of many. */
const sharing = /^(?:was involved|involved|helped|assisted|participated|took part|contributed|supported)\b/;

/** 'Reason for leaving: firm closed' stands under a role and describes no work. */
export const isBesideWork = (line: string): boolean => besideWork.test(line);

/** 'Reason for leaving: firm closed'; when somebody can start is told by their notice, and is no such reason. */
export const tellsWhyLeft = (line: string): boolean => leaving.test(line);

/** 'Level 2 hygiene and a first aid licence': certificates are not work. */
export const namesCourse = ({ text }: StatementReading): boolean => course.test(text);

/**
 * A line for which it makes sense to ask how much, how many or with what result: it begins with a verb of work or a phrase such as
 * 'Responsible for'. It makes no sense for a heading, months with a dying mother, a licence, or a course ('Attended a course in food
 * hygiene').
 */
export const isAskable = ({ counts, isInBreak, opening, weakOpening, text }: StatementReading): boolean =>
  counts &&
  !isInBreak &&
  ((weakOpening !== null && !sharing.test(weakOpening.phrase)) ||
    (opening !== null && !assisting.test(opening.verb) && !(learning.has(opening.verb) && course.test(text))));
