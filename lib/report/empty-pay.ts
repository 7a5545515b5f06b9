import { noRoleSentences } from '@/lib/analysis/wording/report/roles';
import { nextPaySentences, paySentences } from '@/lib/analysis/wording/report/salary';

const noFigure = paySentences.say({ of: 'nothing' }).range;
const noRole = noRoleSentences.say(null);
const unknown = nextPaySentences.say({ state: 'unknown' });

/** The sentence beside it says why there is none. */
export const isNoFigure = (range: string): boolean => range === noFigure;

/** Nothing that a heading could announce. */
export const isEmptyPay = (range: string): boolean => isNoFigure(range) || range === noRole;

/** Nothing is known of a next level, and nothing is said of it. */
export const isUnknownLevel = (range: string, requirements: string): boolean => isEmptyPay(range) && requirements === unknown;
