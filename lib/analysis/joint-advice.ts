import { listed, quoted } from './text/wording';

/** Titles of advice that several audits give: fixes under one title are one action in the report, with the points of all. */
export const RESULT_IN_PROFILE = 'Bring one result into your profile';
export const PROFILE_WITH_RESULT = 'Open with a profile that carries a result';

/** The skills that stand in the list only, to be shown where they were used. */
export const showInRole = (claimed: readonly { text: string }[]): string =>
  `Show ${listed(claimed.slice(0, 2).map(({ text }) => quoted(text, 40)))} in a role`;
