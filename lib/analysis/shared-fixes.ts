/** Titles of advice that several audits give: fixes under one title are one action in the report, with the points of all. */
export const RESULT_IN_PROFILE = 'Bring one result into your profile';
export const PROFILE_WITH_RESULT = 'Open with a profile that carries a result';
