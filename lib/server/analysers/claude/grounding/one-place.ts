import { tokenise, type Token } from '@/lib/analysis/text/tokens';
import { headingKind } from '@/lib/cv/document/headings';
import { irregularPasts } from '@/lib/facts/verbs';

/** Words that state no fact of their own: they may be used with any fact. */
const smallWords = new Set(
  (
    'a an the and or but of to in for with on at by from as is are was were be been it its this that these those your you yours who which ' +
    'has have had do does did can could will would may might not no more most than so also one only over up out per each every all some any ' +
    'cv cvs uk section line lines word words role roles job jobs year years work first last good strong clear short plain'
  ).split(' '),
);

/** Verbs after 'you' that state no deed: verbs of advice ('you could say') and of having work or study at all. */
const neutralVerbs = new Set(
  'say show name give list mention write put keep move add use quote explain tell start begin lead need want already could can should might may will would have had are were do did worked work studied study held hold took joined'.split(
    ' ',
  ),
);

/** A place is a line of the CV; in the engine's sentences each quotation is a place of its own. */
const placeEnd = /\n|‘|’(?!\p{L})/u;
const clauseEnd = /[;:,]\s|\s[–—-]\s|\s(?:and|but|while|whereas|then)\s/;
const year = /\b(?:19|20)\d\d\b/g;
const untilNow = /\b(?:present|now|today|current|date|ongoing)\b/i;

/** 'Shop Assistant, Harrow Foods  June 2015 - February 2019' */
function hasPeriod(line: string): boolean {
  const years = line.match(year)?.length ?? 0;
  return years > 1 || (years === 1 && untilNow.test(line));
}

const isContent = ({ word }: Token): boolean => !smallWords.has(word) && word.length > 1;

/** 'led' and 'leading' are 'lead'. */
const baseOfPast = new Map(Object.entries(irregularPasts).flatMap(([base, pasts]) => pasts.map((past) => [past, base] as const)));

/** 'plan', 'plans', 'planned' and 'planning' are one word here. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 3) return word;
  return (baseOfPast.get(word) ?? word)
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1');
}

function wordsIn(text: string): (word: string) => boolean {
  const stems = new Set(tokenise(text).map(({ word }) => stem(word)));
  return (word) => stems.has(stem(word));
}

/** Each line together with the dated line above it: a bullet point belongs to the job it stands under, up to the next heading. */
function placesOf(source: string): ((word: string) => boolean)[] {
  let head = '';
  return source.split(placeEnd).flatMap((line) => {
    if (line.trim() === '') return [];
    if (headingKind(line)) head = '';
    if (!hasPeriod(line)) return [wordsIn(`${head}\n${line}`)];
    head = line;
    return [wordsIn(line)];
  });
}

/** A number, or a name inside the sentence. */
const isFact = (token: Token): boolean => /\d/.test(token.word) || (token.capital && token.start > 0 && isContent(token));

/** 'trained' in 'you trained'. */
const deedsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word }, index) => {
    const next = word === 'you' ? tokens[index + 1]?.word : undefined;
    return next && !neutralVerbs.has(next) ? [next] : [];
  });

/**
 * The facts of a sentence must come from one place in the sources. 'Trained 24 staff' may combine the verb of one line with the figure
 * of another: each word is known, and the sentence is still wrong. So in a clause with a figure or a name, all words from the sources,
 * and the verbs after 'you', must stand in one line, or in a line and the dated line above it.
 */
export function onePlaceGate(source: string): (sentence: string) => boolean {
  const places = placesOf(source);
  const isSaid = wordsIn(source);
  const standsTogether = (clause: string): boolean => {
    const tokens = tokenise(clause);
    if (!tokens.some(isFact)) return true;
    const wanted = [
      ...tokens
        .filter(isContent)
        .map(({ word }) => word)
        .filter(isSaid),
      ...deedsIn(tokens),
    ];
    return places.some((has) => wanted.every(has));
  };
  return (sentence) => sentence.split(clauseEnd).every(standsTogether);
}
