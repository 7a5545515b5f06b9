import { misspellings } from '@/lib/facts/misspellings';
import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import type { Reading } from '../reading/reading';

export type SpellingFacts =
  /** Different words; the first of them and a few more are named. */
  | { state: 'misspelt'; words: number; first: Slip; more: readonly Slip[] }
  /** One word of each kind, as the CV writes it. */
  | { state: 'mixed'; american: string; british: string }
  | { state: 'American' }
  | { state: 'right' };

interface Slip {
  word: string;
  right: string;
}

const MOST_NAMED = 3;
/** Fewer American spellings than this may be names. */
const AMERICAN_FROM = 3;

/** '-ize' beside British '-our' is an accepted variant (Oxford spelling): only '-ise' beside it is a mixture. */
const isOxford = (word: string): boolean => /iz(?:e|ed|es|er|ing|ation|ations|ational)$/.test(word);

/** American spellings that stand beside British ones, and the first British one. */
function clashes({ hits }: Reading): {
  american: Reading['hits'];
  clashing: Reading['hits'];
  british: Reading['hits'][number] | undefined;
} {
  const american = hits.filter(({ value }) => value.list === 'american');
  const british = hits.filter(({ value }) => value.list === 'british');
  const hasBritishIse = british.some(({ value }) => isOxford(value.id));
  const clashing = american.filter(({ value }) => (isOxford(value.id) ? hasBritishIse : british.length > 0));
  return { american, clashing, british: british[0] };
}

/** Spelt right, and spelt one way: British or American, not both. */
export const spelling = defineAudit<SpellingFacts, 'not in English'>({
  id: 'spelling',
  criterion: 'F1',
  category: 'F Language and UK practice',
  points: 4,
  section: null,
  run({ cv, reading }) {
    if (!isInEnglish(cv)) return notAssessable('not in English');
    const wrong = reading.tokens
      .filter(({ word }) => misspellings.has(word))
      .map(({ start, end, word }) => ({ start, end, word, right: misspellings.get(word) ?? '' }));
    const slips = [...new Map(wrong.map((slip) => [slip.word, slip])).values()];
    const { american, clashing, british } = clashes(reading);
    const mixed = new Set(clashing.map(({ value }) => value.id)).size;
    const share = 0.65 * ramp(slips.length, 4, 0) + 0.35 * (mixed === 0 ? 1 : 0.4 * ramp(mixed, 4, 1));
    const evidence = [...wrong, ...clashing].map(({ start, end }) => ({ start, end }));
    const [first, ...more] = slips.slice(0, MOST_NAMED);
    if (first) return scored(share, { state: 'misspelt', words: slips.length, first, more }, { evidence, targets: wrong });
    const [clash] = clashing;
    if (clash && british) {
      const facts = { american: cv.text.slice(clash.start, clash.end), british: cv.text.slice(british.start, british.end) };
      return scored(share, { state: 'mixed', ...facts }, { evidence, targets: clashing });
    }
    const isAmerican = american.length >= AMERICAN_FROM;
    return scored(
      share,
      { state: isAmerican ? 'American' : 'right' },
      // Not to have found a mistake is no strength: the next reader may find one.
      { evidence: american.slice(0, MOST_NAMED), isNoStrength: true },
    );
  },
});
