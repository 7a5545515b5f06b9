import { isSkillHit } from '../skills/found-skills';
import type { StatementReading } from './statement';

const FEWEST_WORDS = 4;
/** In a line of at least so many words a one-word skill is more than a label. */
const LINE_OF_SOME_LENGTH = 8;

/** Names a tool, a system, a client, a method or a size: something a reader could ask about. */
export const isSpecific = ({ counts, figures, properNouns, hits, words, hasVerb }: StatementReading): boolean =>
  counts &&
  words >= FEWEST_WORDS &&
  ((figures.length > 0 && hasVerb) ||
    properNouns.length > 0 ||
    hits.some((hit) => isSkillHit(hit) && (hit.to - hit.from > 1 || words >= LINE_OF_SOME_LENGTH)));
