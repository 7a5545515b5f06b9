import type { LeadershipKind } from '@/lib/facts/leadership';
import type { InsightTier } from '@/lib/shared/levels';
import { agreeing, atSentenceStart, count, listed, partOf, quoted } from '../phrases';
import { defineSentences } from '../wording';

/** What is said of a career insight: what was seen, what readers make of it, and what would improve it. */
export interface InsightWords {
  description: string;
  meaning: string;
  improve: string;
}

const MOST_NAMED = 3;

export interface ExperienceFacts {
  tier: InsightTier;
  level: 'senior' | 'mid' | 'entry';
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
  return `${lengthOfWork(facts)}${where}${latest}. Years and titles together read as ${facts.level} level.`;
};

function experienceAdvice(facts: ExperienceFacts): Omit<InsightWords, 'description'> {
  switch (facts.tier) {
    case 'strong':
      return {
        meaning: 'Readers will see long and senior experience.',
        improve: facts.hasOlderRoles
          ? 'Keep the detail for the last ten years and fold earlier roles into a line each.'
          : 'Show in your latest role what was harder or larger than in the one before.',
      };
    case 'established':
      return { meaning: 'Readers will see steady experience.', improve: growth };
    case 'developing':
      if (facts.hasUndatedRoles)
        return {
          meaning: 'Readers cannot tell the length of your career from the dates.',
          improve: 'Date every role with month and year, and count placements, projects and voluntary work.',
        };
      return facts.isLong
        ? { meaning: 'Readers will see years of work, and no step up in the titles yet.', improve: growth }
        : {
            meaning: 'Readers will see the early part of a career.',
            improve: 'Count placements, projects and voluntary work too, each with its dates.',
          };
  }
}

const someExperience: ExperienceFacts = {
  tier: 'developing',
  level: 'entry',
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
    'steady experience': { ...someExperience, tier: 'established', level: 'mid', dated: { years: 9 }, isLong: true },
    'a senior career': { ...someExperience, tier: 'strong', level: 'senior', dated: { years: 16 }, isLong: true },
    'a senior career with old roles': {
      ...someExperience,
      tier: 'strong',
      level: 'senior',
      dated: { years: 22 },
      isLong: true,
      hasOlderRoles: true,
    },
  },
});

export interface TechnicalFacts {
  tier: InsightTier;
  level: 'strong' | 'foundational' | 'developing';
  /** Tools and methods known by name that the roles show, and those that are only listed. */
  shown: readonly string[];
  listedOnly: number;
  /** Skills that posts of the occupation ask for and the CV does not name; null where none is missing or no occupation is sure. */
  missing: { skills: readonly string[]; occupation: string } | null;
}

const MOST_TOOLS = 4;

const technicalSeen = ({ shown, listedOnly, level }: TechnicalFacts): string => {
  const names = listed(shown.slice(0, MOST_TOOLS));
  const such = shown.length > MOST_TOOLS ? `, such as ${names}` : names ? `: ${names}` : '';
  const claimed = listedOnly > 0 ? `; ${count(listedOnly, 'more is', 'more are')} listed only` : '';
  return `${atSentenceStart(count(shown.length, 'tool or method', 'tools or methods'))} we know by name ${agreeing(shown.length, 'appears', 'appear')} in your roles${such}${claimed}. That reads as ${level} expertise.`;
};

const technicalMeaning = ({ tier, level, shown, listedOnly }: TechnicalFacts): string => {
  switch (tier) {
    case 'strong':
      return shown.length >= listedOnly
        ? 'You show a broad set of your field’s skills in use, not only in a list.'
        : 'Your field’s skills are there; more of them are listed than seen in use.';
    case 'established':
      return 'You show a working set of what your field asks for.';
    case 'developing':
      return level === 'foundational'
        ? 'Some of the tools and methods of your field can be seen in use.'
        : 'Few of the tools and methods of your field can be seen in use.';
  }
};

const technicalAdvice = ({ missing }: TechnicalFacts): string =>
  missing
    ? `If you know ${listed(missing.skills.slice(0, MOST_NAMED), 'or')}, say where you used it: ${missing.occupation} posts ask for it.`
    : 'Name the tool or method in the line about what you did with it.';

const someTools: TechnicalFacts = {
  tier: 'developing',
  level: 'developing',
  shown: ['Excel', 'SAP'],
  listedOnly: 3,
  missing: null,
};

export const technicalSentences = defineSentences<TechnicalFacts, InsightWords>({
  id: 'insights/technical',
  say: (facts) => ({ description: technicalSeen(facts), meaning: technicalMeaning(facts), improve: technicalAdvice(facts) }),
  examples: {
    'few tools': someTools,
    'no tools': { ...someTools, shown: [], listedOnly: 0 },
    'some tools, others missing': {
      ...someTools,
      level: 'foundational',
      missing: { skills: ['Category management', 'Negotiation'], occupation: 'Buyer' },
    },
    'a working set': { ...someTools, tier: 'established', level: 'strong' },
    'many tools in use': { ...someTools, tier: 'strong', level: 'strong', shown: ['Excel', 'SAP', 'Power BI', 'Coupa', 'Ariba'] },
    'more listed than in use': { ...someTools, tier: 'strong', level: 'strong' },
  },
});

export interface LeadershipFacts {
  tier: InsightTier;
  /** Lines that show leadership, and the kinds they show. */
  lines: number;
  kinds: readonly LeadershipKind[];
}

const subjects: Readonly<Record<LeadershipKind, string>> = {
  people: 'people you led',
  money: 'money',
  teaching: 'training others',
  direction: 'decisions',
  initiative: 'things you started',
  promotion: 'a step up',
};

function leadershipAdvice({ tier, lines }: LeadershipFacts): Omit<InsightWords, 'description'> {
  switch (tier) {
    case 'strong':
      return {
        meaning: 'Responsibility for people and results runs through your roles.',
        improve: 'Say what your team or area did better because of you.',
      };
    case 'established':
      return {
        meaning: 'There are clear signs that you carry responsibility.',
        improve: 'Add the size: how many people, what budget, over what period.',
      };
    case 'developing':
      return lines === 0
        ? {
            meaning: 'Leading others is not visible yet; for many roles that is no fault.',
            improve: 'Say whom you trained, what you were trusted with and which decision was yours.',
          }
        : {
            meaning: 'Some responsibility can be seen; how far it went stays open.',
            improve: 'Say how many people, how much money or which decision it was, wherever you can.',
          };
  }
}

export const leadershipSentences = defineSentences<LeadershipFacts, InsightWords>({
  id: 'insights/leadership',
  say: (facts) => ({
    description:
      facts.lines === 0
        ? 'No line speaks yet of people, money or decisions that were yours.'
        : `${atSentenceStart(count(facts.lines, 'line'))} ${agreeing(facts.lines, 'speaks', 'speak')} of ${listed(facts.kinds.map((kind) => subjects[kind]))}.`,
    ...leadershipAdvice(facts),
  }),
  examples: {
    'no sign': { tier: 'developing', lines: 0, kinds: [] },
    'one sign': { tier: 'developing', lines: 1, kinds: ['teaching'] },
    'clear signs': { tier: 'established', lines: 6, kinds: ['people', 'money'] },
    'many signs': { tier: 'strong', lines: 11, kinds: ['people', 'money', 'direction', 'promotion', 'initiative'] },
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
  if (field === null || recentRoles === 0) return 'We could not tell which field your recent roles belong to.';
  if (inField === 0) return `Your CV points to ${field}; none of your recent roles names that field yet.`;
  return `${partOf(inField, recentRoles, 'recent role')} ${agreeing(inField, 'belongs', 'belong')} to ${field}.`;
};

function relevanceAdvice({ tier, inField, recentRoles }: RelevanceFacts): Omit<InsightWords, 'description'> {
  switch (tier) {
    case 'strong':
      return {
        meaning: 'Your recent roles belong to one field, and your words are its words.',
        improve: 'If you want to change field, say which of your skills it needs.',
      };
    case 'established':
      return {
        meaning: 'Most of your recent roles belong to one field.',
        improve: 'Use the words of that field’s adverts for what you already do.',
      };
    case 'developing':
      return {
        meaning:
          inField * 2 > recentRoles
            ? 'Most of your recent roles belong to one field, and few of its own words stand in your CV.'
            : 'Your recent roles point to several fields, or do not name theirs.',
        improve: 'Say in your profile which field you aim at, and bring the lines that fit it to the top.',
      };
  }
}

export const relevanceSentences = defineSentences<RelevanceFacts, InsightWords>({
  id: 'insights/relevance',
  say: (facts) => ({ description: relevanceSeen(facts), ...relevanceAdvice(facts) }),
  examples: {
    'no field': { tier: 'developing', field: null, recentRoles: 2, inField: 0 },
    'a field without a role': { tier: 'developing', field: 'retail', recentRoles: 2, inField: 0 },
    'most roles, few words': { tier: 'developing', field: 'retail', recentRoles: 3, inField: 2 },
    'most roles': { tier: 'established', field: 'retail', recentRoles: 3, inField: 2 },
    'all roles': { tier: 'strong', field: 'healthcare', recentRoles: 4, inField: 4 },
  },
});
