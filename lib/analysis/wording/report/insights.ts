import { agreeing, count, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what employers look at, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

export interface ExperienceFacts {
  isBeginner: boolean;
  /** Whole years of dated work; null where it is less than one, or none is dated. */
  years: number | null;
  latestTitle: string | null;
  hasUndatedRoles: boolean;
}

function experienceSeen({ years, latestTitle }: ExperienceFacts): string {
  const latest = latestTitle === null ? null : quoted(latestTitle, 60);
  if (years === null) return latest === null ? 'We read no dated roles.' : `Your latest role is ${latest}.`;
  const read = `We read ${count(years, 'year')} of dated work`;
  return latest === null ? `${read}.` : `${read}. Your latest role is ${latest}.`;
}

function experienceAdvice({ isBeginner, hasUndatedRoles }: ExperienceFacts): string {
  if (hasUndatedRoles) return 'Give every role its dates.';
  return isBeginner ? 'Placements, projects and voluntary work count too, with their dates.' : '';
}

const someExperience: ExperienceFacts = { isBeginner: true, years: 2, latestTitle: 'Store Manager', hasUndatedRoles: false };

export const experienceSentences = defineSentences<ExperienceFacts, InsightWords>({
  id: 'insights/experience',
  say: (facts) => ({
    description: experienceSeen(facts),
    meaning: 'The bar counts your years of dated work and the level of your titles.',
    improve: experienceAdvice(facts),
  }),
  examples: {
    'an early career': someExperience,
    'undated roles': { ...someExperience, years: null, hasUndatedRoles: true },
    'no role': { ...someExperience, years: null, latestTitle: null },
    'a role without a title': { ...someExperience, latestTitle: null },
    'steady experience': { ...someExperience, isBeginner: false, years: 9 },
  },
});

export interface TechnicalFacts {
  /** Tools and methods known by name that the roles show. */
  shown: readonly string[];
}

const MOST_NAMED = 4;

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: ({ shown }) => ({
    description:
      shown.length === 0 ? 'We recognised no tool or method by name.' : `Your roles mention ${listed(shown.slice(0, MOST_NAMED))}.`,
    meaning: 'The bar counts tools and methods that we know by name, so it may miss some of yours.',
    improve:
      shown.length === 0
        ? 'If your work uses a system or a machine, name it where you say what you did with it.'
        : 'For each job you apply for, name the tools of the advert that you use.',
  }),
  examples: {
    'no tool': { shown: [] },
    'few tools': { shown: ['Excel', 'SAP'] },
    'many tools in use': { shown: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] },
  },
});

export interface LeadershipFacts {
  /** The bullet point that shows most responsibility. */
  example: string | null;
  /** Words are left over that may tell of responsibility: nothing is said to be missing. */
  mayBeThere: boolean;
}

export const leadershipSentences = defineSentences<LeadershipFacts, InsightWords>({
  id: 'insights/leadership',
  say: ({ example, mayBeThere }) => {
    const meaning = 'The bar counts words for people, money and decisions in your charge.';
    if (example !== null)
      return {
        description: `One sign of responsibility is ${quoted(example)}.`,
        meaning,
        improve: 'For each job you apply for, put the closest bullet points first.',
      };
    return {
      description: mayBeThere
        ? 'This bar knows only some words for responsibility, so it may be too low.'
        : 'We did not recognise words for people, money or decisions that you were responsible for.',
      meaning,
      // Not asked for where the CV may have it already.
      improve: mayBeThere ? '' : 'If you trained somebody, held keys or money, or decided something, say so.',
    };
  },
  examples: {
    'no sign': { example: null, mayBeThere: false },
    'words that may tell of it': { example: null, mayBeThere: true },
    'a sign': { example: 'Supervise 7 detectives', mayBeThere: true },
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
