import { industries } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { cliches, spellingPairs } from '@/lib/facts/wordlists';
import { tokenise } from '../../text/tokens';

/** A crude root: enough to bring 'bookings' to 'booking' and 'stores' to 'store'. */
const rootOf = (word: string): string => word.replace(/'s$/, '').replace(/(?:ies|es|s|ing|ed|er|ers|ly|al|ment|ion|ions|e|y)$/, '');

let roots: ReadonlySet<string> | null = null;

/** Roots of every word that the tables of work know: skills, titles, qualifications, industries, stock phrases. */
const workWords = (): ReadonlySet<string> =>
  (roots ??= new Set(
    [
      ...skills().flatMap(({ name, aliases }) => [name, ...aliases]),
      ...occupations().flatMap(({ title, alternativeTitles, skills: own, qualifications }) => [
        title,
        ...alternativeTitles,
        ...own,
        ...qualifications,
      ]),
      ...industries().flatMap(({ keywords }) => keywords),
      ...cliches,
      ...spellingPairs.flatMap(({ uk, us }) => [uk, us]),
    ].flatMap((phrase) => tokenise(phrase).map(({ word }) => rootOf(word))),
  ));

/** Words of medicine, science and the crafts are made of these; hardly a random word of a dictionary is. */
const LEARNED =
  /(?:itis|osis|aemia|oma|olog(?:y|ical|ist)|ectomy|otomy|plasty|pathy|scop(?:y|ic)|graph(?:y|ic|s)|grams?|metr(?:y|ic)|therap(?:y|ies|eutic)|rrhag(?:e|ic|es)|partum|natal|vascular|trophic|lysis|lytic|genic|proforma)$/;

/** Whether a word belongs to some trade or other. */
export const isOfWork = (word: string): boolean => workWords().has(rootOf(word)) || LEARNED.test(word);
