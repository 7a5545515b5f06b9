import { isGivenName } from '@/lib/facts/given-names';
import { titleHeads } from '@/lib/facts/job-words';
import { surnameKind } from '@/lib/facts/surnames';
import { normaliseForMatch } from '../../document/normalise';
import { postNominals } from '../rules/name-words';
import type { PersonPlace } from './person-place';
import type { PersonRun } from './person-run';

/** Things that are written as people are: 'Maths B', 'T. Maddock & Son', 'J. Applied Foam. Sci.', 'CSciTeach', 'the Willow Brook'. */
export const isThingLikePerson = (run: PersonRun, place: PersonPlace): boolean =>
  isGradedSubject(run, place) ||
  isFamilyFirm(run) ||
  isJournal(run, place) ||
  areLetters(run) ||
  isNamedThing(run) ||
  isLaw(run) ||
  isPartOfCountry(run) ||
  isModel(run) ||
  isPostWord(run);

const letters: ReadonlySet<string> = new Set(postNominals.map((word) => word.replaceAll('.', '')));
/** Three capitals and small letters between them, as no name has: 'CSciTeach', 'MRPharmS'. */
const isAbbreviation = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && /\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= 3;
const isLetters = (word: string): boolean => letters.has(word) || isAbbreviation(word);
const besideLetters = new Set('Associate Chartered Fellow Incorporated Member Registered'.split(' '));

/** 'Hons', 'CSciTeach', 'Chartered MCIPD' */
const areLetters = ({ name, title }: PersonRun): boolean =>
  title === '' && name.split(' ').some(isLetters) && name.split(' ').every((word) => isLetters(word) || besideLetters.has(word));

const isNoName = (word: string): boolean => !isGivenName(word) && surnameKind(word) === null;

/** 'along the Willow Brook', 'on the Kennet Canal' */
const isNamedThing = ({ name, before, behind, title }: PersonRun): boolean =>
  title === '' && /\bthe $/i.test(before) && endsInWater.test(`${name}${/^ \p{Lu}\p{Ll}+/u.exec(behind)?.[0] ?? ''}`);
const endsInWater = / (?:Beck|Brook|Burn|Canal|Creek|Estuary|Navigation|River)$/;

/** 'Natasha’s law', 'Martha’s rule': laws are called after a forename; 'Mr Patel’s law firm' is somebody's. */
const isLaw = ({ name, behind, title }: PersonRun): boolean =>
  title === '' && !name.includes(' ') && /^['’]s (?:law|rule)\b(?! (?:degree|firm|office|practice))/i.test(behind);

/** 'West Mids & N. West', 'S. East': 'N. West' may be somebody where something is said of people. */
const isPartOfCountry = ({ name, title, before }: PersonRun): boolean =>
  title === '' && /^[NS]\.? (?:East|West)$/.test(name) && /(?:^|& |\band |, |\b(?:across|covering|for|in|of) )(?:the )?$/.test(before);

/** 'Audi A3': a letter and a figure behind a word that is in no list of names. */
function isModel({ name, behind, title }: PersonRun): boolean {
  const [, word = '', letter = ''] = /^(\p{L}+)( \p{Lu})?$/u.exec(name) ?? [];
  return title === '' && word !== '' && isNoName(normaliseForMatch(word)) && /^ \p{Lu}\d/u.test(letter + behind);
}

/** 'First Contact Practitioner': a word for a post, and in no list of names. */
const isPostWord = ({ name, title }: PersonRun): boolean =>
  title === '' && !name.includes(' ') && titleHeads.has(normaliseForMatch(name)) && isNoName(normaliseForMatch(name));

const examinations = /\b(?:I?GCSEs?|O[- ]levels?|A[- ]?S?[- ]levels?|Highers?|National 5s?|CSEs?|Standard Grades?)\b/i;

/** '9 GCSEs including English A and Maths B': a subject and its grade, where the schooling is told. */
function isGradedSubject({ name, before, behind }: PersonRun, { section }: PersonPlace): boolean {
  const subject = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) [A-GU]$/u.exec(name)?.[1];
  if (subject === undefined) return false;
  if (examinations.test(`${before}${name}${behind}`)) return true;
  return section === 'education' && !subject.split(' ').some((word) => isGivenName(normaliseForMatch(word)));
}

/** 'T. Maddock & Son': the capital says that it is part of the firm's name. */
const isFamilyFirm = ({ behind }: PersonRun): boolean =>
  /^ ?(?:&|and) (?:Sons?|Daughters?|Bros|Brothers|Co|Company|Partners|Associates)\b/.test(behind);

const abbreviated = /^\p{Lu}\p{L}*\.$/u;
const longAbbreviated = /^\p{Lu}\p{L}{2,}\.$/u;

/** 'J. Applied Foam. Sci. 2025, 12, 401': abbreviated words to the year or to the end of the line, where papers are cited. */
function isJournal({ name, title, behind }: PersonRun, { section, isCitation }: PersonPlace): boolean {
  if (title !== '' || !(section === 'publications' || isCitation)) return false;
  const stretch = /^[^\d,;:(]*(?=$|,? ?\(?(?:19|20)\d\d)/.exec(name + behind)?.[0].trim() ?? '';
  const words = stretch.split(' ').filter(Boolean);
  if (words.length < 2 || !words.every((word) => /^\p{Lu}|^(?:of|in|and|the|&)$/u.test(word))) return false;
  return (
    longAbbreviated.test(words.at(-1) ?? '') ||
    (words.some((word) => longAbbreviated.test(word)) && words.filter((word) => abbreviated.test(word)).length > 1)
  );
}
