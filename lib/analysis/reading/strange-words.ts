import { industries } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { cliches, spellingPairs } from '@/lib/facts/wordlists';
import { tokenise, type Token } from '../text/tokens';
import { verbForm } from './verbs';
import { isContentWord } from './word-class';

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

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, boolean>();

/** Words of medicine, science and the crafts are made of these; hardly a random word of a dictionary is. */
const LEARNED =
  /(?:itis|osis|aemia|oma|olog(?:y|ical|ist)|ectomy|otomy|plasty|pathy|scop(?:y|ic)|graph(?:y|ic|s)|grams?|metr(?:y|ic)|therap(?:y|ies|eutic)|rrhag(?:e|ic|es)|partum|natal|vascular|trophic|lysis|lytic|genic|proforma)$/;

/** Asked for nearly every word of every CV, so the answers are kept; a hostile text of new words starts the table afresh. */
const isOfWork = (word: string): boolean => {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const found = workWords().has(rootOf(word)) || LEARNED.test(word);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, found);
  return found;
};

export type Strangeness = 'none' | 'some' | 'clear';

const strangenessOf = (length: number, known: number): Strangeness => {
  if ((length >= 3 && known === 0) || (length >= 4 && known * 3 <= length) || (length >= 6 && known * 2 <= length)) return 'clear';
  return known * 3 <= length && length >= 3 ? 'some' : 'none';
};

/**
 * 'Increased yellow engine window sing by 14%' has its small words right and still says nothing: bare words pile up that
 * belong to no work. A real pile of words ('repeat theatre bookings', 'cash flow forecast') holds at least one that does.
 * Of 772 lines of invented and published CVs two were taken for strange; of random dictionary words three in four are.
 */
export const strangeWords = (tokens: readonly Token[], text: string, offset: number): Strangeness => {
  let worst: Strangeness = 'none';
  let length = 0;
  let known = 0;
  const close = (): void => {
    const found = strangenessOf(length, known);
    if (found === 'clear' || (found === 'some' && worst === 'none')) worst = found;
    length = 0;
    known = 0;
  };
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const isJoined = before !== undefined && token.start === before.end + 1 && text.charAt(before.end - offset) === ' ';
    const form = verbForm(token.word);
    const isLoose = form !== 'past' && !token.capital && isContentWord(token.word);
    if (!isJoined || !isLoose) close();
    if (!isLoose) return;
    length++;
    if (form === 'participle' || isOfWork(token.word)) known++;
  });
  close();
  return worst;
};
