import { audits } from '@/lib/analysis/registry';
import { adviceWordings } from '@/lib/analysis/wording';
import { reportWordings } from '@/lib/analysis/wording/report';
import type { Printable } from '@/lib/analysis/wording/wording';

/** Flesch-Kincaid: a text of grade 7 is read at about the age of 12. */
const HIGHEST_GRADE = 7;
const MOST_WORDS = 20;

const modules: readonly Printable[] = [...audits.map(({ wording }) => wording), ...adviceWordings, ...reportWordings];

const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => (name === 'type' ? [] : textsOf(inner)));
};

/** Quotations, slots and names of official groups and sources are not our words. */
const ours = (text: string): string =>
  text
    .replace(/‘[^’]*(?:’\p{L}[^’]*)*’/gu, 'it')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/Source: [^.]*(?:\.|$)/g, '')
    .replace(/(?:ONS|NHS|NMC|UK|CV|PDF|SOC)\b/g, 'it');

const sentencesOf = (text: string): string[] =>
  ours(text)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Groups of vowels, a silent 'e' apart: counts as the usual libraries do, within a few words of a hundred. */
const syllables = (word: string): number => {
  const plain = word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/(?:[^laeiouy]es|[^taeiouy]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 0);
};

function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const all = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (all / words.length) - 15.59;
}

describe('the wording', () => {
  test.each(modules.map((module) => [module.id, module] as const))('of %s is read at the age of 12', (_, { shown }) => {
    const texts = shown().flatMap(({ words }) => textsOf(words));
    if (texts.flatMap(sentencesOf).flatMap(wordsOf).length < 12) return;
    const grade = gradeOf(texts);
    if (process.env.READING_AGE) process.stdout.write(`${grade.toFixed(1)} ${_}\n`);
    expect(grade).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  test.each(modules.map((module) => [module.id, module] as const))('of %s has no long sentence', (_, { shown }) => {
    const long = shown()
      .flatMap(({ words }) => textsOf(words))
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > MOST_WORDS);
    expect(long).toEqual([]);
  });
});
