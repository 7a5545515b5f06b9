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

/** The skills that stand in the list only, to be shown where they were used. */
export const showInRole = (claimed: readonly { text: string }[]): string =>
  `Show ${listed(claimed.slice(0, 2).map(({ text }) => quoted(text, 40)))} in a role`;
