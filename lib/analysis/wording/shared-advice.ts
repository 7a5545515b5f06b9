import type { LeadershipKind } from '@/lib/facts/leadership';
import { listed, quoted } from './phrases';

/** Titles of advice that several audits give: advice under one title is one action in the report, with the points of all. */
export const PROFILE_WITH_RESULT = 'Open with a profile that carries a result';
export const RESULT_IN_PROFILE = 'Bring one result into your profile';
export const NAME_SKILLS = 'Name more tools, methods and knowledge';
export const ADD_SKILLS = 'Add a list of your skills';
/** For a list far longer than what the roles show. */
export const SHORTEN_SKILLS = 'Shorten the skills list and show its main entries in use';

/** Notes that several audits make: a part of the report shows each once. */
export const NO_PROFILE = 'We did not recognise a profile under your name.';
export const NO_SKILLS = 'We did not recognise a list of skills.';

/** What lines that show responsibility speak of: never that a budget or a team was the person's own. */
export const leadershipSubjects: Readonly<Record<LeadershipKind, string>> = {
  people: 'leading people',
  money: 'money',
  teaching: 'teaching others',
  direction: 'decisions',
  initiative: 'something new',
  promotion: 'a step up',
};

/** What a profile that is not there yet should hold. */
export const writeProfile = (note: string): string =>
  `${note} Three to six lines will do: the job you do and at what level, your field, one result that proves it, and what you are looking for.`;

/** What a list that is not there yet should hold, beginning with the skills that the roles already show. */
export const writeSkills = (skillsInUse: readonly string[]): string => {
  const names = listed(skillsInUse);
  return `${NO_SKILLS} ${names ? `Your roles already show ${names}: begin there, and name` : 'Name'} eight to twelve tools, methods and fields of knowledge that the job you want asks for, in two or three groups. Show personal strengths through what you did instead.`;
};

/** For skills that are listed and not seen in use. */
export const showInRole = (claimed: readonly string[]): string =>
  `Show ${listed(claimed.slice(0, 2).map((skill) => quoted(skill, 40)))} in a role`;
