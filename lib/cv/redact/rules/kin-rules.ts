import { acquaintances, kin } from './people-words';
import { anyName, either, fullName, list, titled, type PersonRule } from './person-shapes';

/** Family and others of somebody's own, in the short writing of forms: no verb and no 'my' stands in front. */
export const kinRules: readonly PersonRule[] = [
  {
    id: 'kin-with-contact',
    kind: 'PERSONAL',
    withContact: true,
    pattern: new RegExp(`(?<![\\p{L}-])(?:${either(kin)})(?: ?[,:–-] ?| )(${titled}?${list})`, 'gu'),
    example: 'mother Nuala, 07700 900123',
  },
  {
    id: 'offspring',
    kind: 'PERSONAL',
    pattern: new RegExp(`(?:^|[,;:(] ?|\\band )(?:sons|daughters):? (${list})`, 'gmu'),
    example: 'Wife Hanna Lind, daughters Freya and Signe',
  },
  {
    // 'Brother printers', 'Mother Teresa School' and 'Partner Ashurst' are no kin
    id: 'kin-first',
    kind: 'PERSONAL',
    pattern: new RegExp(
      `^(?:Son|Daughter|Grandson|Granddaughter|Stepson|Stepdaughter|Girlfriend|Boyfriend|Mum|Nan|Gran) (${anyName})`,
      'gmu',
    ),
    example: 'Daughter Nesta helps with the accounts',
  },
  {
    id: 'acquaintance-in-brackets',
    kind: 'REFEREE',
    pattern: new RegExp(`\\((?:(?:my|his|her|their) )?(?:${acquaintances}):? (${titled}?${fullName})(?=[,;)])`, 'gu'),
    example: 'the chief executive (assistant Pippa Yarrow)',
  },
  {
    id: 'behind-colon-with-contact',
    kind: 'REFEREE',
    withContact: true,
    pattern: new RegExp(
      `: (${fullName}), (?=(?:[a-z]+ ){0,3}(?:manager|director|supervisor|owner|executive|head|partner|consultant|chef|matron|teacher|lead|leader|officer|professor)\\b)`,
      'gu',
    ),
    example: 'Ask first: Magnus Arbuthnot-Rae, area director, 07700 900123',
  },
  {
    id: 'acquaintance-with-contact',
    kind: 'REFEREE',
    withContact: true,
    pattern: new RegExp(`(?<![\\p{L}-])(?:${either(acquaintances)}) ?[:–-] ?(${titled}?${fullName})`, 'gu'),
    example: 'Assistant: Leopold Garside, dial 07700 900123',
  },
  {
    id: 'own-acquaintance',
    kind: 'REFEREE',
    pattern: new RegExp(`\\b(?:[Mm]y|[Oo]ur) (?:${acquaintances})(?:,| is| was|:)? (${titled}?${fullName})`, 'gu'),
    example: 'My sponsor: Henrietta Goldfinch',
  },
  {
    id: 'referee-by-post',
    kind: 'REFEREE',
    mayOpenWithPost: true,
    pattern: new RegExp(`(?<![\\p{L}-])[Rr]eferees?(?: \\d)? ?[:–-] ?((?:\\p{Lu}\\p{L}+ ){0,3}${fullName})`, 'gu'),
    example: 'Site referee: Chief Engineer Kyriakos Manos',
  },
  {
    id: 'reports-to',
    kind: 'REFEREE',
    mayOpenWithPost: true,
    pattern: new RegExp(`^(?:[Rr]eports? to|[Rr]eporting to|[Ll]ine manager):?[\\n\\t]((?:\\p{L}+ ){0,3}?${fullName})`, 'gmu'),
    example: 'Reports to\tChief executive Ludovic Harcourt',
  },
  {
    id: 'box-of-a-form',
    kind: 'REFEREE',
    pattern: new RegExp(
      `^(?:(?:[Cc]linical|[Ee]ducational|[Aa]cademic|[Ll]ine|[Pp]ersonal|[Pp]roject) (?:supervisor|manager|tutor|mentor)|${either(`${kin}|${acquaintances}`)}):?[\\n\\t](${titled}?${fullName})`,
      'gmu',
    ),
    example: 'Girlfriend\tHelga Brandt',
  },
];
