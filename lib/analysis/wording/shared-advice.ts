import { quoted } from './phrases';

/** Titles of advice that several audits give: advice under one title is one action in the report, with the points of all. */
export const PROFILE_WITH_RESULT = 'Write a short profile with one result';
export const RESULT_IN_PROFILE = 'Put one result in your profile';
export const NAME_SKILLS = 'List more tools, methods and knowledge';
export const ADD_EDUCATION = 'Add your education or courses';
/** For the profile and for the rest of the CV. */
export const REPLACE_PHRASES = 'Replace stock phrases with facts';
/** For a list far longer than what the roles show. */
export const SHORTEN_SKILLS = 'Shorten your skills list and show where you used the main ones';

export const KEEP_MAIN_SKILLS = 'Keep the 8 to 12 that matter most for your next job.';

/** Notes that several audits make: a part of the report shows each once. */
export const NO_PROFILE = 'We did not recognise a profile under your name.';

/** What a profile that is not there yet should hold. */
export const writeProfile = (note: string): string =>
  `${note} Write 3 to 6 lines: your job and level, your field, one result, and the job you want.`;

/** 'Your CV gives results, such as ‘…’.' */
export const resultSeen = (line: string): string => `Your CV gives results, such as ${quoted(line)}.`;

export const bringResult = (seen: string): string =>
  `${seen} Put the one that matters most for the job you want in your profile too. Recruiters look there first.`;

export const NO_EDUCATION = 'We did not recognise qualifications or courses.';
export const WRITE_EDUCATION = `${NO_EDUCATION} List your highest one and any course that matters for the job. Say where and when.`;
