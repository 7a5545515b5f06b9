import { lightWords, sameMeanings, wrappingWords } from '@/lib/facts/advert-words';
import { tokenise } from '@/lib/analysis/text/tokens';
import { findIndustry, industries } from '@/lib/facts/industries';
import { misspellings } from '@/lib/facts/misspellings';
import { findOccupation, occupations, payBases, spellingsOf } from '@/lib/facts/occupations';
import { skills } from '@/lib/facts/skills';
import { baseVerbs, describingWords } from '@/lib/facts/verbs';
import { wordOrder, wordOrderClasses } from '@/lib/facts/word-order';
import { cliches, weakOpeners } from '@/lib/facts/wordlists';
import { wordClasses } from '@/lib/analysis/reading/language/word-classes';

const isListOf = (words: readonly string[]): void => {
  expect(words.filter((word) => word.trim() === '')).toEqual([]);
  expect(words.length).toBe(new Set(words).size);
};

describe('the word lists', () => {
  test.each([
    ['verbs', baseVerbs],
    ['describing words', describingWords],
    ['misspellings', [...misspellings.keys()]],
    ['words that adverts wrap around what they ask for', wrappingWords],
    ['words that weigh little in adverts', lightWords],
  ])('%s are sorted, without a double or an empty entry', (_, words) => {
    isListOf(words);
    expect([...words]).toEqual([...words].sort());
  });

  test('words of one meaning have no double in their line, and all can be told apart by the reader of words', () => {
    for (const words of sameMeanings) {
      isListOf(words);
      expect(words.filter((word) => tokenise(word).length !== 1)).toEqual([]);
    }
  });

  test('weak openers and stock phrases have no double or empty entry', () => {
    isListOf(weakOpeners.map(({ phrase }) => phrase));
    isListOf(cliches);
  });

  test('no verb is a misspelling, and none describes', () => {
    expect(baseVerbs.filter((verb) => misspellings.has(verb) || describingWords.includes(verb))).toEqual([]);
  });
});

describe('the tables', () => {
  test('every occupation has a next rung that exists, an industry that exists, and no pay or quartiles in order from a known source', () => {
    for (const { id, next, industry, pay, soc2020 } of occupations()) {
      expect([id, next === null || findOccupation(next) !== null]).toEqual([id, true]);
      expect([id, findIndustry(industry) !== null]).toEqual([id, true]);
      expect(soc2020).toMatch(/^\d{4}$/);
      if (!pay) continue;
      expect([id, pay.p25 <= pay.median && pay.median <= pay.p75]).toEqual([id, true]);
      expect(payBases).toContain(pay.basis);
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
