import { listed, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what employers look at, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

/** Without evidence a bar stays empty, and no reason is given: that would say that something is missing. */
export const notJudged: InsightWords = { description: 'Not judged.', meaning: '', improve: '' };

export interface ExperienceFacts {
  /** The year in which the latest dated role begins; null where no role is dated. */
  since: number | null;
  /** A bar is drawn: the level is sure enough. */
  isJudged: boolean;
}

export const experienceSentences = defineSentences<ExperienceFacts, InsightWords>({
  id: 'insights/experience',
  say: ({ since, isJudged }) =>
    since === null
      ? notJudged
      : {
          description: `The latest paid job we read dates for began in ${since}.`,
          meaning: isJudged ? 'The bar weighs dated years, your title, the kind of work, and what is in your charge.' : '',
          improve: '',
        },
  examples: {
    'dated roles': { since: 2014, isJudged: true },
    'dated roles, level not sure': { since: 2014, isJudged: false },
    'no dated role': { since: null, isJudged: false },
  },
});

export interface TechnicalFacts {
  /** The tools and methods of the skills list, as the CV writes them. */
  named: readonly string[];
}

const MOST_NAMED = 4;

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: ({ named }) => ({
    description: `You list ${listed(named.slice(0, MOST_NAMED))}.`,
    meaning: 'The bar counts tools and methods that we know by name.',
    improve: '',
  }),
  examples: { 'some tools': { named: ['Excel', 'SAP', 'Coupa'] }, 'many tools': { named: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] } },
});

export const leadershipSentences = defineSentences<null, InsightWords>({
  id: 'insights/leadership',
  say: () => ({
    description: 'Your CV tells of people you led or taught, or of money in your charge.',
    meaning: 'The bar counts words for people, money and decisions in your charge.',
    improve: '',
  }),
  examples: { 'people or money': null },
});

export interface RelevanceFacts {
  /** The official group of the work; null where it is not certain enough to be named. */
  group: string | null;
  /** Every recent title is in the field. */
  isAll: boolean;
}

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: ({ group, isAll }) => ({
    description:
      group === null
        ? `${isAll ? 'Your' : 'Most of your'} recent titles are in one field.`
        : `The official group for your recent work is ${quoted(group, 60)}.`,
    meaning: 'The bar counts how many of your recent titles are in one field.',
    improve: '',
  }),
  examples: {
    'a group that is certain': { group: 'Dental nurses', isAll: true },
    'no certain group': { group: null, isAll: true },
    'no certain group, another trade once': { group: null, isAll: false },
  },
});
