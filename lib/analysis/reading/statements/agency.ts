/**
 * Verbs that claim who did something. A rewrite must not add one: a person who was responsible need not have led, and one who helped
 * did not deliver.
 */
const agency =
  /\b(?:led|leads?|leading|manag(?:e[ds]?|ing)|achiev(?:e[ds]?|ing)|own(?:s|ed|ing)?|head(?:s|ed|ing)|direct(?:s|ed|ing)|oversaw|oversees?|overseeing|spearhead(?:s|ed|ing)?|drove|drives?|driving|deliver(?:s|ed|ing)?|supervis(?:e[ds]?|ing)|transform(?:s|ed|ing)?|championed|pioneered|masterminded|orchestrated)\b/giu;

/** Forms that do not begin as their verb does: 'led' is 'lead'. */
const stems: Readonly<Record<string, string>> = { led: 'lea', drove: 'dri', own: 'own' };
const stemOf = (verb: string): string => stems[verb] ?? verb.slice(0, 3);

const agencyIn = (text: string): string[] => text.toLowerCase().match(agency) ?? [];

/** Whether the new wording has such a verb that the old one lacks, in any form. */
export function addsAgency(before: string, after: string): boolean {
  const said = new Set(agencyIn(before).map(stemOf));
  return agencyIn(after).some((verb) => !said.has(stemOf(verb)));
}
