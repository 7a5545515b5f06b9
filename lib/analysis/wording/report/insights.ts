import type { InsightTier } from '@/lib/shared/levels';
import { agreeing, count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what employers look at, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

export interface ExperienceFacts {
  tier: InsightTier;
  /** Whole years of dated work; null where it is less than one, or none is dated. */
  years: number | null;
  latestTitle: string | null;
  hasUndatedRoles: boolean;
  hasOlderRoles: boolean;
}

function experienceSeen({ years, latestTitle }: ExperienceFacts): string {
  const latest = latestTitle === null ? null : quoted(latestTitle, 60);
  if (years === null) return latest === null ? 'We read no dated roles.' : `Your latest role is ${latest}.`;
  const read = `We read ${count(years, 'year')} of dated work`;
  return latest === null ? `${read}.` : `${read}. Your latest role is ${latest}.`;
}

/** Until then placements and projects are as good as work. */
const BEGINNER_YEARS = 3;

function experienceAdvice({ tier, years, hasUndatedRoles, hasOlderRoles }: ExperienceFacts): string {
  if (hasUndatedRoles) return 'Give every role its dates.';
  if (tier === 'developing' && (years === null || years < BEGINNER_YEARS))
    return 'Placements, projects and voluntary work count too, with their dates.';
  return hasOlderRoles
    ? 'Give most detail to the last 10 years, and one line to each earlier role.'
    : 'Show what grew from one role to the next: team, budget, area or difficulty.';
}

const someExperience: ExperienceFacts = {
  tier: 'developing',
  years: 2,
  latestTitle: 'Store Manager',
  hasUndatedRoles: false,
  hasOlderRoles: false,
};

export const experienceSentences = defineSentences<ExperienceFacts, InsightWords>({
  id: 'insights/experience',
  say: (facts) => ({
    description: experienceSeen(facts),
    meaning: 'Employers look at how long you have worked and at what level.',
    improve: experienceAdvice(facts),
  }),
  examples: {
    'an early career': someExperience,
    'undated roles': { ...someExperience, years: null, hasUndatedRoles: true },
    'no role': { ...someExperience, years: null, latestTitle: null },
    'a role without a title': { ...someExperience, latestTitle: null },
    'steady experience': { ...someExperience, tier: 'established', years: 9 },
    'a senior career with old roles': { ...someExperience, tier: 'strong', years: 22, hasOlderRoles: true },
  },
});

export interface TechnicalFacts {
  /** Tools and methods known by name that the roles show. */
  shown: readonly string[];
}

/** Fewer names say more about our lists than about the person. */
const FEWEST_NAMED = 3;
const MOST_NAMED = 4;

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: ({ shown }) => ({
    description:
      shown.length < FEWEST_NAMED
        ? 'We know too few names of tools in your trade to judge this.'
        : `Your roles mention ${listed(shown.slice(0, MOST_NAMED))}.`,
    meaning: 'Recruiters search for them by name.',
    improve: 'Name the tool or method where you say what you did with it.',
  }),
  examples: {
    'few tools': { shown: ['Excel', 'SAP'] },
    'many tools in use': { shown: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] },
  },
});

export interface LeadershipFacts {
  /** How many bullet points show responsibility. */
  lines: number;
  /** Words are left over that may tell of responsibility: nothing is said to be missing. */
  mayBeThere: boolean;
}

export const leadershipSentences = defineSentences<LeadershipFacts, InsightWords>({
  id: 'insights/leadership',
  say: ({ lines, mayBeThere }) => ({
    description:
      lines > 0
        ? 'Some of your bullet points show responsibility.'
        : mayBeThere
          ? 'Some jobs have people, money or decisions in their charge.'
          : 'We did not recognise words for people, money or decisions that you were responsible for.',
    meaning: 'Employers ask about it for posts with staff, money or decisions in their charge.',
    improve:
      lines > 0
        ? 'For each job you apply for, put the closest of these bullet points first.'
        : mayBeThere
          ? 'Where people relied on you, say for what.'
          : 'If you trained somebody, held keys or money, or decided something, say so.',
  }),
  examples: {
    'no sign': { lines: 0, mayBeThere: false },
    'words that may tell of it': { lines: 0, mayBeThere: true },
    'some signs': { lines: 6, mayBeThere: true },
  },
});

export interface RelevanceFacts {
  /** The titles of the recent roles, as the CV writes them. */
  titles: readonly string[];
}

const MOST_TITLES = 3;

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: ({ titles }) => ({
    description:
      titles.length === 0
        ? 'We read no titles of recent roles.'
        : `Your latest ${agreeing(titles.length, 'title is', 'titles are')} ${listed(titles.slice(0, MOST_TITLES).map((title) => quoted(title, 60)))}.`,
    meaning: 'Recruiters search by job title and by sector.',
    improve: 'Use the words of adverts for what you do.',
  }),
  examples: { 'no title': { titles: [] }, titles: { titles: ['Staff Nurse', 'Healthcare Assistant'] } },
});
