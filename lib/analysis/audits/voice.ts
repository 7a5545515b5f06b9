import { defineAudit, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import { stockPhrases } from '../reading/style/stock-phrases';
import { atSentenceStart, count, listed, quoted, times } from '../text/wording';

const FIRST_PERSON = new Set(['i', "i'm", "i've", "i'd", "i'll", 'my', 'me', 'myself', 'mine']);
const THIRD_PERSON = new Set(['he', 'she', 'his', 'her', 'hers', 'himself', 'herself']);
const ALLOWED = { pronouns: 6, cliches: 4 };

/** A UK CV leaves out 'I': 'Managed six people', not 'I managed six people'. Stock phrases wear thin quickly. */
export const voice = defineAudit({
  id: 'voice',
  criterion: 'F2',
  category: 'F Language and UK practice',
  points: 3,
  title: 'The voice is plain',
  partlyTitle: 'The voice could be plainer',
  failureTitle: 'Many pronouns or stock phrases',
  section: null,
  fix: {
    title: 'Leave out ‘I’ and stock phrases',
    description: 'Begin with the verb and let the facts speak: ‘Managed six people’ says more in fewer words.',
    type: 'Language',
    minutes: 10,
  },
  run({ cv, reading }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('The voice is judged in English only.');
    const pronouns = reading.tokens.filter(({ word }) => FIRST_PERSON.has(word));
    const third = reading.profileTokens.filter(({ word }) => THIRD_PERSON.has(word));
    const cliches = reading.hits.filter(({ value }) => value.list === 'cliche');
    const different = stockPhrases(cliches);
    const share =
      0.5 * ramp(pronouns.length, ALLOWED.pronouns + 12, ALLOWED.pronouns) +
      0.4 * ramp(different.length, ALLOWED.cliches + 8, ALLOWED.cliches) +
      0.1 * (third.length === 0 ? 1 : 0);
    const seen: string[] = [];
    if (pronouns.length > 0) seen.push(`‘I’, ‘me’ or ‘my’ ${times(pronouns.length)}`);
    if (different.length > 0)
      seen.push(`${count(different.length, 'stock phrase')} such as ${listed(different.slice(0, 2).map((phrase) => quoted(phrase)))}`);
    if (third.length > 0) seen.push('a profile written about you in the third person');
    const evidence = [...pronouns, ...cliches].sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end }));
    const note = seen.length > 0 ? `${atSentenceStart(listed(seen))}.` : 'No ‘I’ and no stock phrases: the text speaks for itself.';
    if (share > 0.95)
      return scored(
        share,
        seen.length > 0 ? `${atSentenceStart(listed(seen))}: few enough not to tire a reader.` : note,
        evidence,
        undefined,
        {
          isNoStrength: seen.length > 0,
        },
      );
    const title =
      pronouns.length > ALLOWED.pronouns
        ? 'Leave out ‘I’ and begin with the verb'
        : different.length > ALLOWED.cliches
          ? 'Use fewer stock phrases'
          : 'Write your profile without ‘he’, ‘she’ or your name';
    return scored(share, note, evidence, {
      title,
      description: `${note} Begin with the verb and let facts speak: ‘Managed six people’ says more than an adjective.`,
      targets: evidence,
    });
  },
});
