import * as advertWords from '@/lib/facts/advert-words';
import * as aimWords from '@/lib/facts/aim-words';
import * as authenticity from '@/lib/facts/authenticity';
import * as careerWords from '@/lib/facts/career-words';
import * as dutyVerbs from '@/lib/facts/duty-verbs';
import * as figureWords from '@/lib/facts/figure-words';
import * as grammarWords from '@/lib/facts/grammar-words';
import * as lineWords from '@/lib/facts/line-words';
import * as skillWords from '@/lib/facts/skill-words';
import * as templateWords from '@/lib/facts/template-words';
import * as verbs from '@/lib/facts/verbs';
import * as wordlists from '@/lib/facts/wordlists';
import { tokenise } from '@/lib/analysis/text/tokens';
import { findIndustry, industries } from '@/lib/facts/industries';
import { misspellings } from '@/lib/facts/misspellings';
import { findOccupation, occupations, spellingsOf } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { wordOrder, wordOrderClasses } from '@/lib/facts/word-order';
import { wordClasses } from '@/lib/analysis/reading/language/word-classes';

const modules: Readonly<Record<string, object>> = {
  advertWords,
  aimWords,
  authenticity,
  careerWords,
  dutyVerbs,
  figureWords,
  grammarWords,
  lineWords,
  skillWords,
  templateWords,
  verbs,
  wordlists,
};

/** Every list of words in a value, however deep: ['careerWords.titleRungs.0.titles', ['chief', …]]. */
const listsIn = (name: string, value: unknown): [name: string, words: readonly string[]][] => {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => listsIn(`${name}.${key}`, inner));
};

/** The forms of a verb stand in the order of the grammar: 'chose', 'chosen'. */
const isInOrderOfGrammar = (name: string): boolean => name.startsWith('verbs.irregularPasts');

const isListOf = (words: readonly string[]): void => {
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
  expect(words.length).toBe(new Set(words).size);
};

describe('the word lists', () => {
  test('all are sorted, without a double or an empty entry', () => {
    const lists = [
      ...Object.entries(modules).flatMap(([name, module]) => listsIn(name, module)),
      ['misspellings', [...misspellings.keys()]] as const,
    ];
    expect(lists.length).toBeGreaterThan(90);
    for (const [name, words] of lists) {
      expect([name, ...words.filter((word) => word.trim() === '')]).toEqual([name]);
      expect([name, ...words.filter((word, i) => words.indexOf(word) !== i)]).toEqual([name]);
      if (!isInOrderOfGrammar(name)) expect([name, ...words]).toEqual([name, ...[...words].sort()]);
    }
  });

  test('words of one meaning have no double in their line, and all can be told apart by the reader of words', () => {
    for (const words of advertWords.sameMeanings) {
      isListOf(words);
      expect(words.filter((word) => tokenise(word).length !== 1)).toEqual([]);
    }
  });

  test('weak openers have no double or empty entry', () => {
    isListOf(wordlists.weakOpeners.map(({ phrase }) => phrase));
  });

  test('no verb is a misspelling, and none describes', () => {
    expect(verbs.baseVerbs.filter((verb) => misspellings.has(verb) || verbs.describingWords.includes(verb))).toEqual([]);
  });
});

describe('the tables', () => {
  test('every occupation has a next rung that exists, an industry that exists and a unit group', () => {
    for (const { id, next, industry, soc2020 } of occupations()) {
      expect([id, next === null || findOccupation(next) !== null]).toEqual([id, true]);
      expect([id, findIndustry(industry) !== null]).toEqual([id, true]);
      expect(soc2020).toMatch(/^\d{4}$/);
    }
  });

  test('a title that is spelled in two ways is listed in one of them', () => {
    for (const { id, title, alternativeTitles } of occupations()) {
      const twice = [title, ...alternativeTitles].filter((name, i, all) =>
        all.slice(0, i).some((other) => spellingsOf(other).includes(name)),
      );
      expect([id, ...twice]).toEqual([id]);
    }
  });

  test.each([
    ['Health and Safety Adviser', 'Health & Safety Advisor'],
    ['Community Organiser', 'Community Organizer'],
    ['Leisure Centre Manager', 'Leisure Center Manager'],
  ])('%s is known as %s too', (listed, written) => {
    expect(spellingsOf(listed)).toContain(written);
    expect(spellingsOf(written)).toContain(listed);
  });

  test('ids are unique', () => {
    for (const ids of [occupations(), skills(), industries()].map((table) => table.map(({ id }) => id))) isListOf(ids);
  });

  test('the table of word order has a row and a column for every class', () => {
    expect(wordOrderClasses).toEqual(wordClasses);
    expect(wordOrder.length).toBe(wordClasses.length);
    for (const row of wordOrder) expect(row.length).toBe(wordClasses.length);
  });
});
