import type { Cv } from '@/lib/cv/cv';
import type { Reading } from '../reading';

/** 'NQT mentor' and 'newly qualified nurses' are other people, whom the person helps. */
const NEWLY_QUALIFIED =
  /\b(?:[Nn]ewly[- ](?:qualified|registered)|NQSW|NQT|ECT|ASYE)\b(?! (?:[a-z]+ )?(?:[Cc]oach|[Cc]olleague|[Ll]ead|[Mm]entor|[Ss]taff|[Ss]upport|[Tt]utor))(?! [a-z]+(?:ants|ees|ents|ers|ians|ists|ives|ors|ses)\b)/;

/** 'Final-year student nurse', 'Recent history graduate'. */
const STUDYING =
  /\b(?:first|second|third|final)[- ]year (?:[\w-]+ ){0,3}(?:student|undergraduate)\b(?! (?:courses|modules|projects|teaching))|\b(?:new|recent)\s(?:[\w-]+\s){0,2}graduate\b/i;

const firstSentence = (text: string): string => text.split(/(?<=[a-z)])[.!?]\s/)[0] ?? '';

/** What the latest title, the headline and the beginning of the profile say somebody is. */
function saidOf({ headline, profile }: Cv, { newest }: Reading): string[] {
  const latest = newest.find(({ isPaid }) => isPaid)?.entry.title;
  return [latest?.text ?? '', headline?.text ?? '', firstSentence(profile?.text ?? '')];
}

/** Somebody who calls themselves newly qualified, whatever they did before. */
export const isNewlyQualified = (cv: Cv, reading: Reading): boolean => saidOf(cv, reading).some((said) => NEWLY_QUALIFIED.test(said));

/** The same, or a student or fresh graduate by their own words. */
export const isNewToProfession = (cv: Cv, reading: Reading): boolean =>
  saidOf(cv, reading).some((said) => NEWLY_QUALIFIED.test(said) || STUDYING.test(said));
