import { listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what employers look at, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

const ESTIMATE = 'It is an estimate beside your score, and no part of it.';

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
/** One or two names would say more about our lists than about the person. */
const FEWEST_NAMED = 3;
const COUNTS_TOOLS = 'The bar counts tools and methods that we know by name.';

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: ({ named }) => ({
    description: named.length < FEWEST_NAMED ? COUNTS_TOOLS : `Your CV names ${listed(named.slice(0, MOST_NAMED))}.`,
    meaning: ESTIMATE,
    improve: '',
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
        ? 'The bar counts words for people, money and decisions in your charge.'
        : `One sign of responsibility is ${quoted(example)}.`,
    meaning: 'Senior posts often ask for it, first posts seldom.',
    improve: '',
  }),
  examples: { 'no clear sign': { example: null }, 'a sign': { example: 'Supervise 7 detectives' } },
});

export interface RelevanceFacts {
  /** The official group of the work; null where it is not certain enough to be named. */
  group: string | null;
}

function fieldSeen({ group }: RelevanceFacts): string {
  if (group !== null) return `The official group for your recent work is ${quoted(group, 60)}.`;
  return 'The bar counts how many of your recent titles are of one field.';
}

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: (facts) => ({
    description: fieldSeen(facts),
    meaning: 'Recruiters often search within one field.',
    improve: '',
  }),
  examples: {
    'a group that is certain': { group: 'Dental nurses' },
    'no certain group': { group: null },
  },
});
