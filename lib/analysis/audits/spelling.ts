import { misspellings } from '@/lib/facts/misspellings';
import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { ramp } from '../curves';
import { atSentenceStart, count, listed, quoted } from '../text/wording';

/** '-ize' beside British '-our' is an accepted variant (Oxford spelling): only '-ise' beside it is a mixture. */
const isOxford = (word: string): boolean => /iz(?:e|ed|es|er|ing|ation|ations|ational)$/.test(word);

/** Spelt right, and spelt one way: British or American, not both. */
export const spelling = defineAudit({
  id: 'spelling',
  criterion: 'F1',
  category: 'F Language and UK practice',
  points: 4,
  title: 'Spelling is right and consistent',
  partlyTitle: 'A slip or a mixture in the spelling',
  failureTitle: 'Spelling slips or mixes British and American',
  section: null,
  fix: {
    title: 'Check the spelling once more',
    description: 'Set the language of your document to English (UK) and run the spelling check. A slip costs more trust than it should.',
    type: 'Language',
    minutes: 10,
  },
  run({ cv, reading }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('Spelling is checked in English only.');
    const wrong = reading.tokens
      .filter(({ word }) => misspellings.has(word))
      .map(({ start, end, word }) => ({ start, end, word, right: misspellings.get(word) ?? '' }));
    const slips = [...new Map(wrong.map((slip) => [slip.word, slip])).values()];
    const us = reading.hits.filter(({ value }) => value.list === 'american');
    const uk = reading.hits.filter(({ value }) => value.list === 'british');
    const hasBritishIse = uk.some(({ value }) => isOxford(value.id));
    const clashing = us.filter(({ value }) => (isOxford(value.id) ? hasBritishIse : uk.length > 0));
    const mixed = new Set(clashing.map(({ value }) => value.id)).size;
    const share = 0.65 * ramp(slips.length, 4, 0) + 0.35 * (mixed === 0 ? 1 : 0.4 * ramp(mixed, 4, 1));
    const evidence = [...wrong, ...clashing].map(({ start, end }) => ({ start, end }));
    if (slips.length > 0) {
      const named = slips.slice(0, 3).map(({ word, right }) => `${quoted(word)} (${right})`);
      return scored(
        share,
        `${atSentenceStart(count(slips.length, 'word'))} ${slips.length === 1 ? 'looks' : 'look'} misspelt: ${listed(named)}.`,
        evidence,
        {
          title: `Check the spelling of ${quoted(slips[0]?.word ?? '')}`,
          description: `${atSentenceStart(count(slips.length, 'word'))} ${slips.length === 1 ? 'looks' : 'look'} misspelt: ${listed(named)}. A slip in a CV costs more trust than it should.`,
          targets: wrong,
        },
      );
    }
    if (mixed > 0) {
      const [american, british] = [clashing[0], uk[0]].map((hit) => quoted(hit ? cv.text.slice(hit.start, hit.end) : ''));
      return scored(share, `British and American spelling are mixed: ${american ?? ''} beside ${british ?? ''}.`, evidence, {
        title: 'Use British spelling throughout',
        description: `British and American spelling are mixed: ${american ?? ''} beside ${british ?? ''}. For UK employers use the British form throughout.`,
        targets: clashing,
      });
    }
    return scored(
      share,
      us.length > 2 ? 'The spelling is American throughout, which UK employers accept but notice.' : 'We found no likely misspellings.',
      us.slice(0, 3),
      undefined,
      { isNoStrength: us.length > 2 },
    );
  },
});
