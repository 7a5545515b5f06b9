import { agreeing, listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what employers look at, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

export interface ExperienceFacts {
  isBeginner: boolean;
  /** The first and the last year of the dated roles; `to` is null where one goes on. null where no role is dated. */
  years: { from: number; to: number | null } | null;
  hasUndatedRoles: boolean;
}

function experienceSeen({ years }: ExperienceFacts): string {
  if (years === null) return 'We read no dated roles.';
  if (years.to === years.from) return `Your dated roles are of ${years.from}.`;
  return `Your dated roles run from ${years.from} to ${years.to ?? 'now'}.`;
}

function experienceAdvice({ isBeginner, hasUndatedRoles }: ExperienceFacts): string {
  if (hasUndatedRoles) return 'Give every role its dates.';
  return isBeginner ? 'Placements, projects and voluntary work count too, with their dates.' : '';
}

const someExperience: ExperienceFacts = { isBeginner: false, years: { from: 2014, to: null }, hasUndatedRoles: false };

export const experienceSentences = defineSentences<ExperienceFacts, InsightWords>({
  id: 'insights/experience',
  say: (facts) => ({
    description: experienceSeen(facts),
    meaning: 'The bar counts your years of dated work and the level of your titles.',
    improve: experienceAdvice(facts),
  }),
  examples: {
    'steady experience': someExperience,
    'an early career': { ...someExperience, isBeginner: true, years: { from: 2024, to: 2024 } },
    'work that has ended': { ...someExperience, years: { from: 2009, to: 2021 } },
    'undated roles': { ...someExperience, years: null, hasUndatedRoles: true },
  },
});

export interface TechnicalFacts {
  /** Tools and methods known by name, as the CV writes them. */
  named: readonly string[];
}

const MOST_NAMED = 4;

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: ({ named }) => ({
    description:
      named.length === 0 ? 'This bar may miss the tools and methods of your work.' : `Your CV names ${listed(named.slice(0, MOST_NAMED))}.`,
    meaning: 'The bar counts tools and methods that we know by name.',
    improve: named.length === 0 ? '' : 'For each job you apply for, name the tools of the advert that you use.',
  }),
  examples: {
    'no tool': { named: [] },
    'few tools': { named: ['Excel', 'SAP'] },
    'many tools': { named: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] },
  },
});

export interface LeadershipFacts {
  /** The bullet point that shows most responsibility; null where none does for certain. */
  example: string | null;
}

export const leadershipSentences = defineSentences<LeadershipFacts, InsightWords>({
  id: 'insights/leadership',
  say: ({ example }) => ({
    description:
      example === null
        ? 'This bar knows only some words for responsibility, so it may be too low.'
        : `One sign of responsibility is ${quoted(example)}.`,
    meaning: 'The bar counts words for people, money and decisions in your charge.',
    improve: '',
  }),
  examples: { 'no clear sign': { example: null }, 'a sign': { example: 'Supervise 7 detectives' } },
});

export interface RelevanceFacts {
  /** The official group of the work; null where it is not certain enough to be named. */
  group: string | null;
  /** The titles of the recent roles, as the CV writes them. */
  titles: readonly string[];
}

const MOST_TITLES = 3;

function fieldSeen({ group, titles }: RelevanceFacts): string {
  if (group !== null) return `The official group for your recent work is ${quoted(group, 60)}.`;
  if (titles.length === 0) return 'We read no titles of recent roles.';
  return `Your latest ${agreeing(titles.length, 'title is', 'titles are')} ${listed(titles.slice(0, MOST_TITLES).map((title) => quoted(title, 60)))}.`;
}

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: (facts) => ({
    description: fieldSeen(facts),
    meaning: 'The bar counts how many of your recent titles are of one field.',
    improve: 'Use the job titles that adverts use for your work.',
  }),
  examples: {
    'a group that is certain': { group: 'Dental nurses', titles: ['Dental Nurse'] },
    'no title': { group: null, titles: [] },
    titles: { group: null, titles: ['Staff Nurse', 'Healthcare Assistant'] },
  },
});
