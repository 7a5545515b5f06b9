import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { anyOf, wholly } from '@/lib/facts/lists';
import { everydaySoftware, skillQualifiers, softSkillPhrases, softSkillsAlone } from '@/lib/facts/skill-words';
import { tokenise, type Token } from '../../text/tokens';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { isNotYet } from './skill-sense';
import { isShown, isSkillHit, keyOfHit, type FoundSkill } from './found-skills';
import type { StatementReading } from '../statements/statement';
import { overlapsAny, within } from '../../text/spans';
import { wordFeatures } from '../language/word-features';

/** One entry of the skills list, with whether a role, project or course shows it too. */
export interface ListedSkill extends Span {
  text: string;
  isSoft: boolean;
  isShown: boolean;
  /** The first line of a role or project that holds all its words: only of such a skill is said where it was found. */
  line: Span | null;
  /** A named tool of which no word stands outside the list. A licence or certificate has its place there, and office software needs no proof. */
  isOnlyListed: boolean;
}

const everyday = new Set(everydaySoftware);
const soft = anyOf(softSkillPhrases);
const softAlone = wholly(softSkillsAlone);
const qualifiers = new Set(skillQualifiers);

/** Endings of action nouns: 'budgeting' is shown by 'budget', but 'Word' not by 'words'. */
const DOING = /(?:ing|ment|tion|sion|ance)$/;

/** 'CostX', 'NEC4', 'AdvicePro': capitals within the word, or a figure at its end. 'MOTs' is a plural, '3D' no name. */
const productName = /^(?![A-Z]+s$)\p{Lu}[\p{L}]*(?:\p{Ll}\p{Lu}[\p{L}]*|\p{L}{2}\d{1,2})$/u;

/** One line has the skill in other forms of its words: 'CTG interpretation' is shown by 'Interpret CTGs'. */
const isDone = (words: readonly string[], lines: () => readonly ReadonlySet<string>[]): boolean =>
  words.some((word) => DOING.test(word)) && lines().some((said) => words.every((word) => isIn(said, word)));

/** 'managers', 'inspector': a word for who does it. */
const PERSON = /\p{L}{3}(?:er|or|ist)s?$/u;

/** A word by its stem; one for a person only as itself: '14 category managers' do not show category management. */
const formsOf = (word: string): string[] => (PERSON.test(word) ? [word, word.replace(/s$/, '')] : [wordFeatures(word).stem]);

const isIn = (said: ReadonlySet<string>, word: string): boolean => formsOf(word).some((form) => said.has(form));

const SHORTEST_ROOT = 4;
const LONGEST_ENDING = 3;

/** 'Teaching' is shown by 'Teach registrars' and 'negotiation' by 'I negotiated', by a verb of the same root. */
function isDoneAlone(skill: string, { tokens }: StatementReading): boolean {
  const root = skill.replace(DOING, '');
  if (root === skill || root.length < SHORTEST_ROOT) return false;
  return tokens.some(
    ({ word }, i) =>
      word.startsWith(root) && word.length <= root.length + LONGEST_ENDING && (i === 0 || wordFeatures(word).form === 'past'),
  );
}

/** Beside the skill's own name a line says at least so many words: 'CCTV' alone shows nothing. */
const WORDS_BESIDE = 2;

/** 'BS 7671 (booked for May)': the note may stand within the entry or after it. */
const isPlannedIn = (text: string, { start, end }: Span): boolean =>
  isNotYet(text, { start, end }) || isNotYet(text, { start, end: start });

/** The text that the list is compared with. */
interface Sources {
  statements: readonly StatementReading[];
  hits: readonly PhraseHit<Phrase>[];
  skills: ReadonlyMap<string, FoundSkill>;
  tokens: readonly Token[];
}

/** Looks up the words and names of the list in the rest of the CV. */
function placesOutside(cv: Cv, { statements, hits, tokens }: Sources) {
  const counting = statements.filter(({ counts }) => counts);
  const shownWords = new Set(counting.flatMap((line) => line.tokens.map(({ word }) => word)));
  const isListed = (span: Span): boolean => overlapsAny(cv.skills, span);
  const wordsElsewhere = new Set(tokens.filter((token) => !isListed(token)).map(({ word }) => word));
  /** Wherever its name stands, even where another sense is likelier. */
  const namesElsewhere = new Set(hits.filter((hit) => isSkillHit(hit) && !isListed(hit)).map(keyOfHit));
  let forms: ReadonlySet<string>[] | null = null;
  const lines = (): readonly ReadonlySet<string>[] =>
    (forms ??= counting.map((line) => new Set(line.tokens.flatMap(({ word }) => formsOf(word)))));
  return {
    /** Some line says the word. */
    isSaid: (word: string): boolean => shownWords.has(word) || shownWords.has(word.replace(/s$/, '')) || shownWords.has(`${word}s`),
    /** Some line says in other forms what was done. */
    isDone: (words: readonly string[]): boolean => {
      const [only, ...others] = words;
      if (only === undefined) return false;
      return others.length === 0 ? counting.some((line) => isDoneAlone(only, line)) : isDone(words, lines);
    },
    /** The first line that holds all of these words; a name with a figure as a whole: '50 pensioners paid in Sage 200' is not 'Sage 50'. */
    lineWith: (words: readonly string[], name: string): Span | null => {
      const isWhole = ({ text }: StatementReading): boolean => !/\d/.test(name) || text.toLowerCase().includes(name.toLowerCase());
      const tells = (line: StatementReading): boolean => line.tokens.length >= words.length + WORDS_BESIDE && isWhole(line);
      return counting.find((line, i) => words.every((word) => isIn(lines()[i] ?? new Set(), word)) && tells(line))?.statement ?? null;
    },
    /** A product by the look of its name, of which neither the name nor its letters stand anywhere else. */
    isUnknownProduct: (text: string): boolean =>
      productName.test(text) && ![text, text.replace(/[\d.+#-]+$/, '')].some((form) => wordsElsewhere.has(form.toLowerCase())),
    /** A tool by its name, which stands in the list alone, as do all words it is listed with. */
    isNowhereElse: ({ isNamed, kind, key }: FoundSkill, words: readonly string[]): boolean =>
      isNamed &&
      kind !== 'certification' &&
      !everyday.has(key) &&
      !namesElsewhere.has(key) &&
      !words.some((word) => wordsElsewhere.has(word)),
  };
}

/** The list without repeated entries, which add nothing. */
export const listedSkills = (cv: Cv, sources: Sources): ListedSkill[] => {
  const { isSaid, isDone: isShownByForm, lineWith, isNowhereElse, isUnknownProduct } = placesOutside(cv, sources);
  const read = (item: Cv['skills'][number]): ListedSkill => {
    const entries = within(sources.hits, item)
      .filter(isSkillHit)
      .flatMap((hit) => sources.skills.get(keyOfHit(hit)) ?? []);
    const words = tokenise(item.text)
      .map(({ word }) => word)
      .filter((word) => !qualifiers.has(word));
    const isPlanned = isPlannedIn(cv.text, item);
    const said = words.length > 0 && words.every(isSaid);
    const shown = !isPlanned && (entries.some(isShown) || said || isShownByForm(words));
    const isOnlyListed = (): boolean =>
      entries.length > 0 ? entries.every((skill) => isNowhereElse(skill, words)) : isUnknownProduct(item.text);
    return {
      start: item.start,
      end: item.end,
      text: item.text,
      isSoft: entries.some(({ kind }) => kind === 'soft') || soft.test(item.text) || softAlone.test(item.text),
      isShown: shown,
      line: shown && words.length > 0 ? lineWith(words, item.text) : null,
      // 'IR(ME)R' is a law: nobody uses it somewhere.
      isOnlyListed: !shown && !isPlanned && !item.text.includes('(') && isOnlyListed(),
    };
  };
  const byText = new Map<string, Cv['skills'][number]>();
  for (const item of cv.skills) if (!byText.has(item.text.toLowerCase())) byText.set(item.text.toLowerCase(), item);
  return [...byText.values()].map(read);
};

/** A list may be long where much of it is seen in use; with less in use it is too long sooner. */
const STUFFED: readonly { items: number; shown: number }[] = [
  { items: 24, shown: 0.25 },
  { items: 14, shown: 0.1 },
];

/** Many skills of which hardly any is seen in use: a list written for search engines. */
export const isStuffed = (listed: readonly ListedSkill[]): boolean => {
  const hard = listed.filter(({ isSoft }) => !isSoft);
  const shown = hard.filter(({ isShown: seen }) => seen).length;
  return STUFFED.some((limit) => hard.length > limit.items && shown < hard.length * limit.shown);
};
