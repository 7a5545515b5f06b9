import { defineAudit, isInEnglish, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import type { Reading } from '../reading/reading';
import { ownPronouns } from '../reading/style/own-pronouns';
import { meantCliches, stockPhrases } from '../reading/style/stock-phrases';

export interface VoiceFacts {
  /** 'I', 'me' and 'my' in the lines under the roles. */
  pronouns: number;
  /** Each once. */
  stockPhrases: readonly string[];
  hasThirdPerson: boolean;
  /** What to change first; null where there is little to change. */
  change: 'pronouns' | 'stock phrases' | 'third person' | null;
}

const FIRST_PERSON = new Set(['i', "i'm", "i've", "i'd", "i'll", 'my', 'me', 'myself', 'mine']);
const ALLOWED = { pronouns: 6, cliches: 4 };
/** Each stock phrase costs something; so many cost all that phrases can. */
const MOST_CLICHES = 12;
const PLAIN_FROM = 0.95;

/** 'She is a nurse' is about the person; 'I help my grandad with his van' is not. */
function isInThirdPerson({ profileTokens, text }: Reading): boolean {
  if (profileTokens.some(({ word }) => FIRST_PERSON.has(word))) return false;
  return profileTokens.some(
    ({ word, start }, index) =>
      (word === 'he' || word === 'she') && (index === 0 || /[.!?]\s*$/.test(text.slice(Math.max(0, start - 3), start))),
  );
}

function changeFirst({ pronouns, stockPhrases: { length }, hasThirdPerson }: Omit<VoiceFacts, 'change'>): VoiceFacts['change'] {
  if (pronouns > ALLOWED.pronouns) return 'pronouns';
  if (length > ALLOWED.cliches) return 'stock phrases';
  return hasThirdPerson ? 'third person' : null;
}

/**
 * Bullet points leave out 'I': 'Managed six people', not 'I managed six people'. In a profile 'I' costs nothing: of 41 UK employers
 * asked by Keele University for HECSU (2014) more liked it than the third person. Stock phrases lose their effect quickly.
 */
export const voice = defineAudit<VoiceFacts, 'not in English'>({
  id: 'voice',
  criterion: 'F2',
  category: 'F Language and UK practice',
  points: 2,
  section: null,
  run({ cv, reading }) {
    if (!isInEnglish(cv)) return notAssessable('not in English');
    const pronouns = ownPronouns(cv, reading.tokens);
    const hasThirdPerson = isInThirdPerson(reading);
    const cliches = meantCliches(reading.hits, cv);
    const phrases = stockPhrases(cliches);
    const share =
      0.5 * ramp(pronouns.length, ALLOWED.pronouns + 12, ALLOWED.pronouns) +
      0.4 * ramp(phrases.length, MOST_CLICHES, 0) +
      0.1 * (hasThirdPerson ? 0 : 1);
    const counted = pronouns.length > ALLOWED.pronouns ? pronouns : [];
    const evidence = [...counted, ...cliches].sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end }));
    const seen = { pronouns: pronouns.length, stockPhrases: phrases, hasThirdPerson };
    const change = share > PLAIN_FROM ? null : changeFirst(seen);
    // The quotations are the words that cost points: with full points there are none.
    if (change === null) return scored(share, { ...seen, change }, share < 1 ? { evidence } : {});
    return scored(share, { ...seen, change }, { evidence, targets: evidence });
  },
});
