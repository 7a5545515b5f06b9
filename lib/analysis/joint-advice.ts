import type { AuditInput } from './audit';
import { tradeSkills } from './reading/career/occupation-match';
import { isInUse } from './reading/skills/found-skills';
import { listed, quoted } from './text/wording';

/** Titles of advice that several audits give: fixes under one title are one action in the report, with the points of all. */
export const RESULT_IN_PROFILE = 'Bring one result into your profile';
export const PROFILE_WITH_RESULT = 'Open with a profile that carries a result';

/** Said once in a part of the report, whichever audits say it. */
export const NO_PROFILE = 'Your CV has no profile under your name.';
/** For a list far longer than what the roles show, by all audits that pass it over. */
export const SHORTEN_SKILLS = 'Shorten the skills list and show its main entries in use';

/** What a profile that is not there yet should hold, whichever audits miss it. */
export const writeProfile = (note: string): string =>
  `${note} Three to six lines will do: the job you do and at what level, your field, one result that proves it, and what you are looking for.`;

export const NAME_SKILLS = 'Name more tools, methods and knowledge';
export const NO_SKILLS = 'Your CV has no list of skills.';

/** One list answers every audit that misses it. */
export const ADD_SKILLS = 'Add a list of your skills';

/** What a list that is not there yet should hold, beginning with what the roles show already. */
export const writeSkills = ({ reading, occupations }: Pick<AuditInput, 'reading' | 'occupations'>): string => {
  const shown = tradeSkills(reading, occupations[0]).filter(isInUse);
  const names = listed(shown.slice(0, MOST_NAMED).map(({ name }) => name));
  return `${NO_SKILLS} ${names ? `Your roles already show ${names}: begin there, and name` : 'Name'} eight to fourteen tools, methods and fields of knowledge that the job you want asks for, in two or three groups. Show personal strengths through what you did instead.`;
};
const MOST_NAMED = 3;

/** The skills that stand in the list only, to be shown where they were used. */
export const showInRole = (claimed: readonly { text: string }[]): string =>
  `Show ${listed(claimed.slice(0, 2).map(({ text }) => quoted(text, 40)))} in a role`;
