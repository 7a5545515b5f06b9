import { defineSentences } from '@/lib/analysis/wording/wording';

const MOST_NAMED = 3;

const named = (phrases: readonly string[]): string =>
  phrases
    .slice(0, MOST_NAMED)
    .map((phrase) => `“${phrase}”`)
    .join(', ');

/** The stock phrases of a sentence, and what happens to the sentence. */
interface StockPhraseFacts {
  phrases: readonly string[];
  outcome: 'struck out' | 'replaced by a line' | 'asked for';
}

export const stockPhraseSentences = defineSentences<StockPhraseFacts>({
  id: 'summary/stock-phrases',
  say: ({ phrases, outcome }) => {
    const everywhere = `${named(phrases)} could stand in anyone’s CV`;
    switch (outcome) {
      case 'struck out':
        return `${everywhere}: the facts beside it are stronger alone.`;
      case 'replaced by a line':
        return `${everywhere}. This line of yours proves more.`;
      case 'asked for':
        return `${everywhere}: say what shows it.`;
    }
  },
  examples: {
    'facts beside it': { phrases: ['hard-working'], outcome: 'struck out' },
    'a line that proves more': { phrases: ['team player', 'results-driven'], outcome: 'replaced by a line' },
    'nothing to show for it': { phrases: ['dynamic'], outcome: 'asked for' },
  },
});

/** The slot in place of a sentence of stock phrases and its question; `phrases` is never empty. */
export const factSentences = defineSentences<{ first: string; phrases: readonly string[] }, { slot: string; question: string }>({
  id: 'summary/fact',
  say: ({ first, phrases }) => ({
    slot: `[add a fact in place of “${first}”]`,
    question: `What did you do that shows ${named(phrases)}? A result, a number, a thing you were trusted with.`,
  }),
  examples: { 'two stock phrases': { first: 'team player', phrases: ['team player', 'dynamic'] } },
});

/** Who the person is, in facts of the CV. */
export interface StandingFacts {
  title: string;
  employer: string | null;
  /** The year the present role began; null for a role that has ended. */
  sinceYear: number | null;
}

export const standingSentences = defineSentences<StandingFacts, { sentence: string; reason: string }>({
  id: 'summary/standing',
  say: ({ title, employer, sinceYear }) => ({
    sentence: `${title}${employer === null ? '' : ` at ${employer}`}${sinceYear === null ? '' : ` since ${sinceYear}`}.`,
    reason: 'Say first who you are and where: it is what a reader looks for.',
  }),
  examples: {
    'a present role': { title: 'Store Manager', employer: 'Lantern Books', sinceYear: 2019 },
    'a title alone': { title: 'Store Manager', employer: null, sinceYear: null },
  },
});

export const proofSentences = defineSentences<null>({
  id: 'summary/proof',
  say: () => 'One result from your roles makes the profile worth reading.',
  examples: { 'a result from the roles': null },
});

/** The role and the field the visitor is aiming at, in their own words; null where they named none. */
interface AimFacts {
  role: string | null;
  field: string | null;
}

export const aimSentences = defineSentences<AimFacts, { sentence: string; reason: string; question: string }>({
  id: 'summary/aim',
  say: ({ role, field }) => ({
    sentence: `Looking for a role as ${role ?? '[add the role you want next]'}${field === null ? '' : ` in ${field}`}.`,
    reason: 'A profile ends with what you are looking for.',
    question: 'Which role do you want next? Use the words of the adverts.',
  }),
  examples: {
    'a role and a field': { role: 'Buyer', field: 'retail' },
    'nothing said yet': { role: null, field: null },
  },
});
