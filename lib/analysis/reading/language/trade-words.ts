import { technicalEndings } from '@/lib/facts/grammar-words';
import { industries } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { cliches, spellingPairs } from '@/lib/facts/wordlists';
import { tokenise } from '../../text/tokens';

/** A crude root: enough to match 'bookings' with 'booking' and 'stores' with 'store'. */
const rootOf = (word: string): string => word.replace(/'s$/, '').replace(/(?:ies|es|s|ing|ed|er|ers|ly|al|ment|ion|ions|e|y)$/, '');

let roots: ReadonlySet<string> | null = null;

/** Roots of every word in the tables of skills, titles, qualifications, industries and stock phrases. */
const tradeRoots = (): ReadonlySet<string> =>
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

const technicalEnding = new RegExp(`(?:${technicalEndings.join('|')})$`);

/** Whether a word belongs to the vocabulary of some trade: 'bookings', 'nephrology', but not 'window'. */
export const isTradeWord = (word: string): boolean => tradeRoots().has(rootOf(word)) || technicalEnding.test(word);
