import type { Cv, Statement } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { alternatives, anyOf, wholly } from '@/lib/facts/lists';
import {
  everydaySoftware,
  genericSkills,
  littleKnownPhrases,
  skillQualifiers,
  softSkillPhrases,
  softSkillsAlone,
} from '@/lib/facts/skill-words';
import { rarityOf } from '@/lib/facts/word-rarity';
import { stem } from '../../text/terms';
import { tokenise, type Token } from '../../text/tokens';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { paperState } from '../papers/paper-state';
import { inOtherWords } from './said-in-other-words';
import { isShown, isSkillHit, keyOfHit, type FoundSkill } from './found-skills';
import type { StatementReading } from '../statements/statement';
import { overlapsAny, within } from '../../text/spans';
import { wordFeatures } from '../language/word-features';

/** One entry of the skills list, with whether a role, project or course shows it too. */
export interface ListedSkill extends Span {
  text: string;
  isSoft: boolean;
  /** Software of every office, the use of a computer or common words alone: it says little of the trade. */
  isGeneric: boolean;
  isShown: boolean;
  /** The first line of a role or project that says all of its words: only of such a skill is said that a role shows it. */
  line: Span | null;
  /** A named tool of which no word stands outside the list. A licence or certificate has its place there, and office software needs no proof. */
  isOnlyListed: boolean;
}

const everyday = new Set(everydaySoftware);
const soft = anyOf(softSkillPhrases);
const softAlone = wholly(softSkillsAlone);
const generic = wholly(genericSkills);
const littleKnown = anyOf(littleKnownPhrases);
const littleKnownAfter = new RegExp(String.raw`^\s*[-–:(]\s*(?:${alternatives(littleKnownPhrases)})\b`, 'i');
const qualifiers = new Set(skillQualifiers);

/** Endings of action nouns: 'budgeting' is shown by 'budget', but 'Word' not by 'words'. */
const DOING = /(?:ing|ment|tion|sion|ance)$/;

/** 'CostX', 'NEC4', 'AdvicePro': capitals within the word, or a figure at its end. 'MOTs' is a plural, '3D' no name. */
const productName = /^(?![A-Z]+s$)\p{Lu}[\p{L}]*(?:\p{Ll}\p{Lu}[\p{L}]*|\p{L}{2}\d{1,2})$/u;

/** 'managers', 'inspector': a word for who does it. */
const PERSON = /\p{L}{3}(?:er|or|ist)s?$/u;

/** A word by its stem; one for a person only as itself: '14 category managers' do not show category management. */
const formsOf = (word: string): string[] => (PERSON.test(word) ? [word, word.replace(/s$/, '')] : [wordFeatures(word).stem]);

const isIn = (said: ReadonlySet<string>, word: string): boolean => formsOf(word).some((form) => said.has(form));

/** 'In-Tend', 'CE-File': one word of parts with capitals. */
const hyphenedName = /^\p{Lu}[\p{L}\d]*(?:-\p{Lu}[\p{L}\d]*)+$/u;
const isProductName = (text: string): boolean => productName.test(text) || hyphenedName.test(text);

/** 'AutoCAD (basic)', 'some Python': said to be known little. */
const isLittleKnown = (text: string, { start, end }: Span): boolean =>
  littleKnown.test(text.slice(start, end)) || littleKnownAfter.test(text.slice(end, end + LEVEL_WITHIN));
const LEVEL_WITHIN = 24;

/** 'Blue-sky thinking', 'synergy' */
const isStockPhrase = (hits: Sources['hits'], item: Span): boolean =>
  within(hits, item).some(({ value: { list } }) => list === 'cliche' || list === 'filler' || list === 'signal');

/** Words that stand in any CV: 'Planning', 'the program of the company'. */
const isCommon = (words: readonly string[]): boolean => words.every((word) => rarityOf(stem(word)) < UNCOMMON);
const UNCOMMON = 0.65;

/** Of a list longer than this the rest is looked up by name only, so that the time stays in proportion to the CV. */
const MOST_COMPARED = 60;

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

/** 'BS 7671 (booked for May)', 'ADR - no': the entry itself says that it is not held. */
const isNotHeld = ({ text }: Item, { today }: Sources): boolean =>
  saysMore.test(text) && paperState(text, today).notHeld >= SURELY_NOT_HELD;
/** What stands beside a skill is more often its use than its state. */
const SURELY_NOT_HELD = 0.7;
const saysMore = /[(:,]|\s[–—-]/;

/** A product named by a small word is shown by its name alone: 'Every' of a school's software not by 'every half term'. */
const isWrittenAlike = (name: string, text: string): boolean => wordFeatures(name.toLowerCase()).isContent || text.includes(` ${name}`);

/** The text that the list is compared with. */
interface Sources {
  statements: readonly StatementReading[];
  hits: readonly PhraseHit<Phrase>[];
  skills: ReadonlyMap<string, FoundSkill>;
  tokens: readonly Token[];
  counts: (statement: Statement) => boolean;
  today: number;
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
    /** Some line says with a verb of the same root what was done. */
    isDone: ([only, ...others]: readonly string[]): boolean =>
      only !== undefined && others.length === 0 && counting.some((line) => isDoneAlone(only, line)),
    /** The first line that holds all of these words; a name with a figure as a whole: '50 pensioners paid in Sage 200' is not 'Sage 50'. */
    lineWith: (words: readonly string[], name: string): Span | null => {
      const isWhole = ({ text }: StatementReading): boolean =>
        isWrittenAlike(name, text) && (!/\d/.test(name) || text.toLowerCase().includes(name.toLowerCase()));
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

type Item = Cv['skills'][number];

/** 'SQL' of 'SQL (T-SQL, window functions)': what stands in brackets need not be used where the thing itself is. */
function nameOf(item: Item): Item {
  const end = item.text.indexOf(' (');
  return end > 0 ? { ...item, text: item.text.slice(0, end), end: item.start + end } : item;
}

interface Entry {
  item: Item;
  /** Its number in the list. */
  index: number;
  /** The known skills that are named in it. */
  known: readonly FoundSkill[];
  /** Without those that only qualify it. */
  words: readonly string[];
}

interface Use {
  isShown: boolean;
  line: Span | null;
}

/** Tells whether the rest of the CV shows an entry of the list, by its name or in other words. */
function findUses(cv: Cv, sources: Sources, { isSaid, isDone, lineWith }: ReturnType<typeof placesOutside>): (entry: Entry) => Use {
  const likenessOf = inOtherWords(cv, sources.counts);
  return ({ item, index, known, words }) => {
    if (isNotHeld(item, sources)) return { isShown: false, line: null };
    // 'Salesforce Marketing Cloud' is not shown by marketing.
    const named = known.filter(({ isNamed }) => isNamed);
    const isKnownShown = named.length > 0 ? named.every(isShown) : known.some(isShown);
    const byName = isKnownShown || (words.length > 0 && words.every(isSaid)) || isDone(words);
    const line = byName && words.length > 0 ? lineWith(words, item.text) : null;
    // A product is known by its name alone: 'In-Tend' is not shown by tenders.
    const isAbility = named.length === 0 && !isProductName(item.text);
    if (line || !isAbility || index >= MOST_COMPARED) return { isShown: byName, line };
    return { isShown: byName || likenessOf(item.text), line: null };
  };
}

/** The list without repeated entries, which add nothing. */
export const listedSkills = (cv: Cv, sources: Sources): ListedSkill[] => {
  const places = placesOutside(cv, sources);
  const shownAs = findUses(cv, sources, places);
  const isOnlyListed = ({ item, known, words }: Entry): boolean => {
    // 'IR(ME)R' is a law: nobody uses it somewhere.
    if (item.text.includes('(') || isLittleKnown(cv.text, item) || isNotHeld(item, sources)) return false;
    return known.length > 0 ? known.every((skill) => places.isNowhereElse(skill, words)) : places.isUnknownProduct(item.text);
  };
  const isGeneric = ({ item, known, words }: Entry): boolean =>
    generic.test(item.text.trim()) || isStockPhrase(sources.hits, item) || (known.length === 0 && isCommon(words));
  const read = (item: Item, index: number): ListedSkill => {
    const name = nameOf(item);
    const hits = within(sources.hits, name).filter(isSkillHit);
    const words = tokenise(name.text).map(({ word }) => word);
    const known = hits.flatMap((hit) => sources.skills.get(keyOfHit(hit)) ?? []);
    const entry = { item, index, known, words: words.filter((word) => !qualifiers.has(word)) };
    const use = shownAs(entry);
    return {
      start: item.start,
      end: item.end,
      text: item.text,
      isSoft: known.some(({ kind }) => kind === 'soft') || soft.test(item.text) || softAlone.test(item.text),
      isGeneric: isGeneric(entry),
      ...use,
      isOnlyListed: !use.isShown && isOnlyListed(entry),
    };
  };
  const byText = new Map<string, Item>();
  for (const item of cv.skills) if (!byText.has(item.text.toLowerCase())) byText.set(item.text.toLowerCase(), item);
  return [...byText.values()].map(read);
};

/**
 * A list may be long where much of it is seen in use; with less in use it is too long sooner, if it is a row of tools and stock phrases:
 * 18 exact terms of a trade are no fault.
 */
const STUFFED: readonly { items: number; shown: number; claimed: number }[] = [
  { items: 36, shown: 0.25, claimed: 0 },
  { items: 14, shown: 0.1, claimed: 0.3 },
];

/** A list that is long for any trade; many short entries of a trade are no fault. */
export const isTooLong = (skills: number): boolean => skills > LONG_LIST;
const LONG_LIST = 30;

/** Many skills of which hardly any is seen in use: a list written for search engines. */
export const isStuffed = (listed: readonly ListedSkill[]): boolean => {
  const hard = listed.filter(({ isSoft }) => !isSoft);
  const shown = hard.filter(({ isShown: seen }) => seen).length;
  const claimed = hard.filter(({ isOnlyListed, isGeneric }) => isOnlyListed || isGeneric).length;
  const isOver = (limit: (typeof STUFFED)[number]): boolean =>
    hard.length > limit.items && shown < hard.length * limit.shown && claimed >= hard.length * limit.claimed;
  return STUFFED.some(isOver);
};
