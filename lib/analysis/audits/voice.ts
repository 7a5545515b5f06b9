import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import { stockPhrases } from '../reading/style/stock-phrases';

export interface VoiceFacts {
  /** 'I', 'me', 'my' and the like. */
  pronouns: number;
  /** Each once. */
  stockPhrases: readonly string[];
  hasThirdPerson: boolean;
  /** What to change first; null where little is left to change. */
  change: 'pronouns' | 'stock phrases' | 'third person' | null;
}

const FIRST_PERSON = new Set(['i', "i'm", "i've", "i'd", "i'll", 'my', 'me', 'myself', 'mine']);
const THIRD_PERSON = new Set(['he', 'she', 'his', 'her', 'hers', 'himself', 'herself']);
const ALLOWED = { pronouns: 6, cliches: 4 };
const PLAIN_FROM = 0.95;

function changeFirst(pronouns: number, phrases: number): VoiceFacts['change'] {
  if (pronouns > ALLOWED.pronouns) return 'pronouns';
  return phrases > ALLOWED.cliches ? 'stock phrases' : 'third person';
}

/** A UK CV leaves out 'I': 'Managed six people', not 'I managed six people'. Stock phrases lose their effect quickly. */
export const voice = defineAudit<VoiceFacts, 'not in English'>({
  id: 'voice',
  criterion: 'F2',
  category: 'F Language and UK practice',
  points: 3,
  section: null,
  run({ cv, reading }) {
    if (!isInEnglish(cv)) return notAssessable('not in English');
    const pronouns = reading.tokens.filter(({ word }) => FIRST_PERSON.has(word));
    const hasThirdPerson = reading.profileTokens.some(({ word }) => THIRD_PERSON.has(word));
    const cliches = reading.hits.filter(({ value }) => value.list === 'cliche');
    const phrases = stockPhrases(cliches);
    const share =
      0.5 * ramp(pronouns.length, ALLOWED.pronouns + 12, ALLOWED.pronouns) +
      0.4 * ramp(phrases.length, ALLOWED.cliches + 8, ALLOWED.cliches) +
      0.1 * (hasThirdPerson ? 0 : 1);
    const evidence = [...pronouns, ...cliches].sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end }));
    const seen = { pronouns: pronouns.length, stockPhrases: phrases, hasThirdPerson };
    if (share > PLAIN_FROM) {
      const isNoStrength = pronouns.length > 0 || phrases.length > 0 || hasThirdPerson;
      return scored(share, { ...seen, change: null }, { evidence, isNoStrength });
    }
    return scored(share, { ...seen, change: changeFirst(pronouns.length, phrases.length) }, { evidence, targets: evidence });
  },
});
