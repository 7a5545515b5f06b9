import type { InsightTier } from '@/lib/shared/levels';
import { atSentenceStart, count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what readers make of it, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

export interface ExperienceFacts {
  tier: InsightTier;
  /** Whole years of dated work; null where it is less than one, or none is dated. */
  dated: { years: number } | 'less than a year' | 'none';
  paidRoles: number;
  latestTitle: string | null;
  hasUndatedRoles: boolean;
  /** Several years of dated work. */
  isLong: boolean;
  hasOlderRoles: boolean;
}

const growth = 'Show what grew from one role to the next: team, budget, area or difficulty.';

const lengthOfWork = ({ dated, paidRoles }: ExperienceFacts): string => {
  if (dated === 'less than a year') return 'Less than a year of dated work';
  if (dated !== 'none') return `${atSentenceStart(count(dated.years, 'year'))} of dated work`;
  return paidRoles > 0 ? 'Undated work' : 'No paid work';
};

const experienceSeen = (facts: ExperienceFacts): string => {
  const where = facts.paidRoles > 0 ? ` in ${count(facts.paidRoles, 'role')}` : ' yet';
  const latest = facts.latestTitle === null ? '' : `, most recently ${quoted(facts.latestTitle, 60)}`;
  return `${lengthOfWork(facts)}${where}${latest}.`;
};

function experienceAdvice(facts: ExperienceFacts): Omit<InsightWords, 'description'> {
  switch (facts.tier) {
    case 'strong':
      return {
        meaning: 'Your dated work reaches back a long way.',
        improve: facts.hasOlderRoles
          ? 'Keep the detail for the last ten years and fold earlier roles into a line each.'
          : 'Show in your latest role what was harder or larger than in the one before.',
      };
    case 'established':
      return { meaning: 'Your dates tell of steady work.', improve: growth };
    case 'developing':
      if (facts.hasUndatedRoles)
        return {
          meaning: 'Readers cannot tell the length of your career from the dates.',
          improve: 'Date every role with month and year, and count placements, projects and voluntary work.',
        };
      return facts.isLong
        ? { meaning: 'Your dates tell of years of work.', improve: growth }
        : {
            meaning: 'Readers will count what you have done so far.',
            improve: 'Count placements, projects and voluntary work too, each with its dates.',
          };
  }
}

const someExperience: ExperienceFacts = {
  tier: 'developing',
  dated: { years: 3 },
  paidRoles: 2,
  latestTitle: 'Store Manager',
  hasUndatedRoles: false,
  isLong: false,
  hasOlderRoles: false,
};

export const experienceSentences = defineSentences<ExperienceFacts, InsightWords>({
  id: 'insights/experience',
  say: (facts) => ({ description: experienceSeen(facts), ...experienceAdvice(facts) }),
  examples: {
    'an early career': someExperience,
    'undated roles': { ...someExperience, dated: 'none', latestTitle: null, hasUndatedRoles: true },
    'no paid work': { ...someExperience, dated: 'none', paidRoles: 0, latestTitle: null },
    'less than a year': { ...someExperience, dated: 'less than a year', paidRoles: 1 },
    'many years without a step up': { ...someExperience, dated: { years: 9 }, isLong: true },
    'steady experience': { ...someExperience, tier: 'established', dated: { years: 9 }, isLong: true },
    'a senior career': { ...someExperience, tier: 'strong', dated: { years: 16 }, isLong: true },
    'a senior career with old roles': {
      ...someExperience,
      tier: 'strong',
      dated: { years: 22 },
      isLong: true,
      hasOlderRoles: true,
    },
  },
});

export interface TechnicalFacts {
  tier: InsightTier;
  /** Tools and methods known by name that the roles show. */
  shown: readonly string[];
}

const MOST_TOOLS = 4;
/** Two names say nothing of a trade. */
const FEWEST_TOOLS = 3;

const technicalSeen = ({ shown }: TechnicalFacts): string => {
  if (shown.length < FEWEST_TOOLS) return 'We know some skills and tools by name. Your roles may say yours in other words.';
  return `Your roles name ${listed(shown.slice(0, MOST_TOOLS))}.`;
};

const technicalMeaning = ({ tier }: TechnicalFacts): string => {
  switch (tier) {
    case 'strong':
      return 'You show a broad set of skills in use, not only in a list.';
    case 'established':
      return 'You show a working set of skills in use.';
    case 'developing':
      return 'A tool or method that stands in a role is easy to ask about.';
  }
};

const TECHNICAL_ADVICE = 'Name the tool or method in the line about what you did with it.';

const someTools: TechnicalFacts = {
  tier: 'developing',
  shown: ['Excel', 'SAP'],
};

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: (facts) => ({ description: technicalSeen(facts), meaning: technicalMeaning(facts), improve: TECHNICAL_ADVICE }),
  examples: {
    'few tools': someTools,
    'no tools': { ...someTools, shown: [] },
    'a working set': { ...someTools, tier: 'established' },
    'many tools in use': { ...someTools, tier: 'strong', shown: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] },
  },
});

export interface LeadershipFacts {
  tier: InsightTier;
  /** Lines that show leadership, the strongest first. */
  lines: readonly string[];
}

function leadershipAdvice({ tier, lines }: LeadershipFacts): Omit<InsightWords, 'description'> {
  switch (tier) {
    case 'strong':
      return {
        meaning: 'Many of your lines speak of people, money or decisions.',
        improve: 'Say what your team or area did better because of you.',
      };
    case 'established':
      return {
        meaning: 'Several of your lines speak of people, money or decisions.',
        improve: 'Say what your team or area did better because of you.',
      };
    case 'developing':
      return lines.length === 0
        ? {
            meaning: 'Many jobs are judged on other things.',
            improve: 'If you trained somebody, were trusted with something or decided something, say so.',
          }
        : {
            meaning: 'Lines like these tell a reader what you are trusted with.',
            improve: 'If you trained somebody, held money or decided something else, say so.',
          };
  }
}

const MOST_LINES = 2;
const LONGEST_LINE = 90;

export const leadershipSentences = defineSentences<LeadershipFacts, InsightWords>({
  id: 'insights/leadership',
  say: (facts) => ({
    description:
      facts.lines.length === 0
        ? 'Here we look for lines about people, money or decisions that were yours.'
        : `Trust shows in ${listed(facts.lines.slice(0, MOST_LINES).map((line) => quoted(line, LONGEST_LINE)))}.`,
    ...leadershipAdvice(facts),
  }),
  examples: {
    'no sign': { tier: 'developing', lines: [] },
    'one sign': { tier: 'developing', lines: ['Trained two new starters on the till'] },
    'clear signs': { tier: 'established', lines: ['Led a team of six in the stockroom', 'Held a budget of £40,000'] },
    'many signs': { tier: 'strong', lines: ['Led 31 staff over two sites', 'Held a budget of £1.2m', 'Set up the night shift'] },
  },
});

export interface RelevanceFacts {
  tier: InsightTier;
  /** The field in words; null where none could be told. */
  field: string | null;
  recentRoles: number;
  /** Of the recent roles, those that belong to the field. */
  inField: number;
}

const relevanceSeen = ({ field, recentRoles, inField }: RelevanceFacts): string => {
  if (field === null || recentRoles === 0 || inField === 0) return 'Each field has words of its own; its adverts use them.';
  return `Titles and words of your recent roles belong to ${field}.`;
};

function relevanceAdvice({ tier, recentRoles, inField }: RelevanceFacts): Omit<InsightWords, 'description'> {
  const meaning = inField === recentRoles ? 'Your recent titles belong together.' : 'Readers of that field will find titles they know.';
  switch (tier) {
    case 'strong':
      return {
        meaning,
        improve: 'If you want to change field, say which of your skills it needs.',
      };
    case 'established':
      return {
        meaning,
        improve: 'Use the words of that field’s adverts for what you already do.',
      };
    case 'developing':
      return {
        meaning: 'Readers look for the words of their own field.',
        improve: 'Bring the lines that fit the job you aim at to the top.',
      };
  }
}

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: (facts) => ({ description: relevanceSeen(facts), ...relevanceAdvice(facts) }),
  examples: {
    'no field': { tier: 'developing', field: null, recentRoles: 2, inField: 0 },
    'a field without a role': { tier: 'developing', field: 'retail', recentRoles: 2, inField: 0 },
    'most roles': { tier: 'established', field: 'retail', recentRoles: 3, inField: 2 },
    'all roles': { tier: 'strong', field: 'healthcare', recentRoles: 4, inField: 4 },
  },
});
