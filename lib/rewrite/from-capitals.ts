import { verbForm } from '@/lib/analysis/reading/language/verb-forms';
import { titleHeads } from '@/lib/facts/job-words';
import { keptCapitals, wordsOfWork } from '@/lib/facts/line-words';
import { occupations } from '@/lib/facts/occupations';
import { ukTowns } from '@/lib/facts/places';
import { spokenLanguages } from '@/lib/facts/spoken-languages';

let words: ReadonlySet<string> | null = null;
/** Words in the descriptions of occupations, which are lower-case there, so none of them is a name. */
const plainWords = (): ReadonlySet<string> =>
  (words ??= new Set(
    occupations().flatMap(
      ({ title, alternativeTitles, skills }) => [title, ...alternativeTitles, ...skills].join(' ').match(/\b[a-z]{2,}\b/g) ?? [],
    ),
  ));

const isPlain = (word: string): boolean => {
  const lower = word.toLowerCase();
  return wordsOfWork.has(lower) || verbForm(lower) !== null || titleHeads.has(lower) || plainWords().has(lower);
};

const inCapitals = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** The usual spelling of a word in the line; null where it may be a name. */
function written(word: string): string | null {
  if (keptCapitals.has(word) || /\d/.test(word)) return word;
  if (spokenLanguages.has(word.toLowerCase()) && word.length > 3) return inCapitals(word);
  if (isPlain(word)) return word.toLowerCase();
  return ukTowns.has(word.toLowerCase()) ? inCapitals(word) : null;
}

const FEWEST_WORDS = 2;

/**
 * 'PICKING ORDERS IN CHILL STORE' -> 'Picking orders in chill store'. Abbreviations, languages and towns keep their capitals. Null
 * where the line is not in capitals, or where one of its words may be a name.
 */
export function fromCapitals(line: string): string | null {
  const found = line.match(/[\p{L}\d][\p{L}\d’'&]*/gu) ?? [];
  // A placeholder such as '[NAME]' stands for words that are not known here.
  if (/\p{Ll}|\[/u.test(line) || found.length < FEWEST_WORDS) return null;
  if (found.some((word) => written(word) === null)) return null;
  const lower = line.replace(/[\p{L}\d][\p{L}\d’'&]*/gu, (word) => written(word) ?? word);
  return lower
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_whole, stop: string, letter: string) => stop + letter.toUpperCase())
    .replace(/\bi\b/g, 'I');
}
