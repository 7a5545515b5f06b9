import { besideWorkPhrases, courseWords, learningVerbs } from '@/lib/facts/career-words';
import { alternatives, anyOf } from '@/lib/facts/lists';
import type { StatementReading } from './statement';

const besideWork = new RegExp(String.raw`^\W*(?:${alternatives(besideWorkPhrases)})\b`, 'i');
const course = anyOf(courseWords);
const learning = new Set(learningVerbs);
/** 'Watched MOTs', 'Helping on a slate roof': the result was somebody else's. */
const assisting = /^(?:watch|observ|shadow|help|assist|support)/;
/** 'Involved in the move to the new system' was the work of many. */
const sharing = /^(?:was involved|involved|helped|assisted|participated|took part|contributed|supported)\b/;

/** 'Reason for leaving: firm closed' stands under a role and tells of no work. */
export const isBesideWork = (line: string): boolean => besideWork.test(line);

/** 'Level 2 hygiene and a first aid licence': papers are no work. */
export const namesCourse = ({ text }: StatementReading): boolean => course.test(text);

/**
 * A line that can be asked how much, how many or what came of it: it opens with a verb of work or a phrase such as
 * 'Responsible for'. A heading, the months with a dying mother, a licence, a course taken ('Attended a course in food hygiene') has no answer to that.
 */
export const isAskable = ({ counts, isInBreak, opening, weakOpening, text }: StatementReading): boolean =>
  counts &&
  !isInBreak &&
  ((weakOpening !== null && !sharing.test(weakOpening.phrase)) ||
    (opening !== null && !assisting.test(opening.verb) && !(learning.has(opening.verb) && course.test(text))));
