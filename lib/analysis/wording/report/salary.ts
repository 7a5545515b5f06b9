import { exactPounds, joined, pounds, quoted } from '../phrases';
import { defineSentences } from '../wording';

export type PayShown =
  | { of: 'survey'; low: number; median: number; high: number }
  /** The edges are withheld. */
  | { of: 'median'; median: number }
  | { of: 'scale'; name: string; minimum: number; maximum: number }
  | { of: 'nothing' };

const NO_FIGURE = 'No figure to show';

/** Range and average of a level. */
export const paySentences = defineSentences<PayShown, { range: string; average: string }>({
  id: 'salary/figures',
  say: (pay) => {
    switch (pay.of) {
      case 'survey':
        return { range: `${pounds(pay.low)} – ${pounds(pay.high)}`, average: pounds(pay.median) };
      case 'median':
        return { range: pounds(pay.median), average: pounds(pay.median) };
      case 'scale':
        return {
          range: pay.minimum === pay.maximum ? exactPounds(pay.minimum) : `${exactPounds(pay.minimum)} – ${exactPounds(pay.maximum)}`,
          average: 'A scale has no average',
        };
      case 'nothing':
        return { range: NO_FIGURE, average: NO_FIGURE };
    }
  },
  examples: {
    'official pay': { of: 'survey', low: 28_500, median: 33_500, high: 40_000 },
    'edges withheld': { of: 'median', median: 33_500 },
    'a scale': { of: 'scale', name: 'NHS Agenda for Change pay scale, band 6', minimum: 38_682, maximum: 46_580 },
    'a scale of one point': { of: 'scale', name: 'NHS Agenda for Change pay scale, band 2', minimum: 24_465, maximum: 24_465 },
    'no official pay': { of: 'nothing' },
  },
});

export interface RegionFacts {
  region: string;
  /** Against the UK. */
  percent: number;
}

/** Whose pay it is: that of everybody in an official group. */
interface Whose {
  soc: string;
  socTitle: string;
}

interface SurveyFacts extends Whose {
  state: 'survey';
  source: string;
  basis: 'full-time' | 'all';
  /** null where only the median is published. */
  percentiles: { low: number; high: number } | null;
  /** The publisher marks the median as less precise. */
  isImprecise: boolean;
  /** The survey asks employers, so that it knows nothing of them. */
  isSelfEmployed: boolean;
  /** Their CV speaks of part of a week. */
  isPartTime: boolean;
  region: RegionFacts | null;
  /** The group holds all levels: what a first post is to be looked for at. null for everybody else. */
  startsFrom: LowerEdge | null;
  /** A senior person in a career may be paid more than most of its group. */
  isAboveGroup: boolean;
  /** Said where the lower figure is below it. */
  minimumWage: MinimumWage | null;
}

export interface LowerEdge {
  pounds: number;
  percentile: number;
}

interface MinimumWage {
  hourly: number;
  since: string;
}

export type CurrentPayFacts =
  | { state: 'no role' }
  | SurveyFacts
  | { state: 'scale'; name: string; minimum: number; maximum: number }
  /** Where a profession begins, for who is new to it. `region`: one with scales of its own. */
  | { state: 'entry scale'; name: string; region: string | null }
  /** Nobody publishes what apprentices and trainees of a group are paid, nor its newly qualified. */
  | { state: 'beginning' }
  /** Half of the group was paid less than the law now asks for full-time hours. */
  | (Whose & { state: 'below minimum'; year: number; minimumWage: MinimumWage })
  | (Whose & { state: 'no pay' });

const groupOf = ({ soc, socTitle }: Whose): string => `the official group ${quoted(socTitle)} (SOC ${soc})`;

const legalMinimum = ({ hourly, since }: MinimumWage): string => `£${hourly.toFixed(2)} an hour from age 21 since ${since}`;

function spread({ percentiles, source, basis, ...whose }: SurveyFacts): string {
  const people = basis === 'full-time' ? 'full-time employees' : 'full-time and part-time employees';
  const share = percentiles && (percentiles.high - percentiles.low === 50 ? 'Half' : `${percentiles.high - percentiles.low}%`);
  return joined(
    `We place your work in ${groupOf(whose)}.`,
    share
      ? `${share} of its ${people} earned between these figures. The average shown is the median.`
      : `The figure is the median of its ${people}.`,
    `Source: ${source}, rounded to £500.`,
  );
}

const atFirst = (edge: LowerEdge): string =>
  `The group holds all levels. ${edge.percentile === 25 ? 'A quarter' : `${edge.percentile}%`} earned ${pounds(edge.pounds)} or less, so a first post may pay less than that.`;

const ALL_LEVELS = 'The group holds all levels, so a senior post may pay more than these figures.';

const inRegion = ({ region, percent }: RegionFacts): string => {
  const where = region === 'London' ? region : `the ${region}`.replace(/^the (?=Scotland|Wales|Northern Ireland|Yorkshire)/, '');
  const differs = `about ${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
  return `In ${where} pay in this broad kind of work is ${differs}, worked out from ONS medians.`;
};

function survey(facts: SurveyFacts): string {
  const { basis, isImprecise, isPartTime, isSelfEmployed, startsFrom, isAboveGroup, region, minimumWage } = facts;
  return joined(
    spread(facts),
    startsFrom && atFirst(startsFrom),
    isAboveGroup && ALL_LEVELS,
    isPartTime && basis === 'full-time' && 'Part-time pay is a share of it, by the hours.',
    isSelfEmployed && 'It leaves out self-employed people.',
    isImprecise && 'ONS marks this figure as less precise.',
    region && inRegion(region),
    minimumWage && `The legal minimum is ${legalMinimum(minimumWage)}, so the lower figure may now be higher.`,
  );
}

const ONS = 'ONS Annual Survey of Hours and Earnings 2025 (provisional)';
const buyer = {
  state: 'survey' as const,
  soc: '3551',
  socTitle: 'Buyers and procurement officers',
  source: ONS,
  basis: 'full-time' as const,
  percentiles: { low: 25, high: 75 },
};

export const currentPaySentences = defineSentences<CurrentPayFacts>({
  id: 'salary/current-level',
  say: (facts) => {
    switch (facts.state) {
      case 'no role':
        return 'We have no official figures that we are sure fit your work, so we show none.';
      case 'survey':
        return survey(facts);
      case 'scale':
        return `Your CV names a grade. This is its scale of basic pay a year: ${facts.name}.`;
      case 'entry scale':
        return joined(
          'People who are new to this work usually start on this scale of the public service.',
          `It is basic pay a year: ${facts.name}.`,
          facts.region !== null && `${facts.region} has a scale of its own.`,
        );
      case 'beginning':
        return 'We have no pay figures for people who are new to this work or in training.';
      case 'below minimum':
        return `We show no pay for ${groupOf(facts)}. Its figures of ${facts.year} are below today’s legal minimum for full-time hours: ${legalMinimum(facts.minimumWage)}.`;
      case 'no pay':
        return `This survey has no pay figure for ${groupOf(facts)}.`;
    }
  },
  examples: {
    'no sure role': { state: 'no role' },
    'official pay': {
      ...buyer,
      isImprecise: false,
      isPartTime: false,
      isSelfEmployed: false,
      startsFrom: null,
      isAboveGroup: false,
      region: null,
      minimumWage: null,
    },
    'official pay of a beginner': {
      ...buyer,
      isImprecise: false,
      isPartTime: false,
      isSelfEmployed: false,
      startsFrom: { pounds: 30_000, percentile: 25 },
      isAboveGroup: false,
      region: null,
      minimumWage: null,
    },
    'official pay of a beginner, by other percentiles': {
      ...buyer,
      percentiles: { low: 30, high: 75 },
      isImprecise: false,
      isPartTime: false,
      isSelfEmployed: false,
      startsFrom: { pounds: 31_500, percentile: 30 },
      isAboveGroup: false,
      region: null,
      minimumWage: null,
    },
    'official pay of the self-employed, part of the week': {
      ...buyer,
      isImprecise: true,
      isPartTime: true,
      isSelfEmployed: true,
      startsFrom: null,
      isAboveGroup: false,
      region: null,
      minimumWage: null,
    },
    'official pay of all employees, by region': {
      ...buyer,
      basis: 'all',
      percentiles: { low: 20, high: 75 },
      isImprecise: false,
      isPartTime: false,
      isSelfEmployed: false,
      startsFrom: null,
      isAboveGroup: false,
      region: { region: 'South West', percent: -6 },
      minimumWage: { hourly: 12.71, since: 'April 2026' },
    },
    'only a median, a region above the UK': {
      ...buyer,
      percentiles: null,
      isImprecise: false,
      isPartTime: false,
      isSelfEmployed: false,
      startsFrom: null,
      isAboveGroup: true,
      region: { region: 'London', percent: 21 },
      minimumWage: null,
    },
    'a scale': {
      state: 'scale',
      name: 'NHS Agenda for Change pay scale, band 6, England 2025/26',
      minimum: 38_682,
      maximum: 46_580,
    },
    'somebody newly registered': {
      state: 'entry scale',
      name: 'NHS Agenda for Change pay scale, band 5, England 2025/26',
      region: null,
    },
    'somebody newly registered in a nation with its own scale': {
      state: 'entry scale',
      name: 'NHS Agenda for Change pay scale, band 5, England 2025/26',
      region: 'Wales',
    },
    'an apprentice, or somebody newly qualified': { state: 'beginning' },
    'pay below the legal minimum': {
      state: 'below minimum',
      soc: '9266',
      socTitle: 'Coffee shop workers',
      year: 2025,
      minimumWage: { hourly: 12.71, since: 'April 2026' },
    },
    'no official pay': { state: 'no pay', soc: '3415', socTitle: 'Musicians' },
  },
});

/** In the Professional Worth card; the benchmark says the rest. */
export const marketValueSentences = defineSentences<{ of: 'survey' | 'scale' | 'nothing' }>({
  id: 'salary/market-value',
  say: ({ of }) => {
    switch (of) {
      case 'survey':
        return 'These are survey figures for an official group, not an offer.';
      case 'scale':
        return 'This is a pay scale, not an offer.';
      case 'nothing':
        return 'We show no pay here.';
    }
  },
  examples: { 'survey pay': { of: 'survey' }, 'a scale': { of: 'scale' }, 'no pay': { of: 'nothing' } },
});

export type NextPayFacts =
  | { state: 'no role' }
  | {
      state: 'next title';
      title: string;
      /** It is other work than today's, and the CV says that it is wanted. */
      isWanted: boolean;
      /** What the law asks for before the work may be done; null where it is nothing new. */
      register: string | null;
      /** null where no official source has a figure. */
      pay: { soc: string; socTitle: string } | null;
    }
  /** Where the profession begins that somebody studies for. */
  | { state: 'entry scale'; name: string }
  /** The grade above the one that the CV names. */
  | { state: 'next scale'; name: string }
  /** The first post that the CV says is wanted. */
  | { state: 'named'; title: string }
  | { state: 'unknown' };

function nextTitle({ title, isWanted, register, pay }: Extract<NextPayFacts, { state: 'next title' }>): string {
  return joined(
    isWanted ? `Your CV names work you want: ${title}.` : `A next step can be ${title}.`,
    register !== null && `It needs ${register}.`,
    pay
      ? `The pay is of all people in ${quoted(pay.socTitle)} (SOC ${pay.soc})${isWanted ? ', not of beginners' : ''}.`
      : 'We show no pay for it.',
  );
}

const UNKNOWN = 'Not shown.';

export const nextPaySentences = defineSentences<NextPayFacts>({
  id: 'salary/next-level',
  say: (facts) => {
    switch (facts.state) {
      case 'no role':
        return UNKNOWN;
      case 'next title':
        return nextTitle(facts);
      case 'next scale':
        return `The grade above yours: ${facts.name}.`;
      case 'entry scale':
        return `Once registered, you would usually start on this scale: ${facts.name}.`;
      case 'named':
        return `Your CV names a post you want: ${quoted(facts.title, 60)}. We show no pay for it.`;
      case 'unknown':
        return UNKNOWN;
    }
  },
  examples: {
    'no sure role': { state: 'no role' },
    'the grade above': { state: 'next scale', name: 'NHS Agenda for Change pay scale, band 6, England 2025/26' },
    'the scale on which the profession begins': {
      state: 'entry scale',
      name: 'NHS Agenda for Change pay scale, band 5, England 2025/26',
    },
    'a next title': {
      state: 'next title',
      title: 'Category Manager',
      isWanted: false,
      register: null,
      pay: { soc: '1134', socTitle: 'Purchasing managers and directors' },
    },
    'work that is wanted': {
      state: 'next title',
      title: 'Data Analyst',
      isWanted: true,
      register: null,
      pay: { soc: '3544', socTitle: 'Data analysts' },
    },
    'a next title in the same group': {
      state: 'next title',
      title: 'Senior Buyer',
      isWanted: false,
      register: null,
      pay: null,
    },
    'a next title that needs a register': {
      state: 'next title',
      title: 'Care Home Manager',
      isWanted: false,
      register: 'registration with the care regulator as a manager',
      pay: null,
    },
    'a post that the CV names': { state: 'named', title: 'Curriculum Manager' },
    'no step that its name tells': { state: 'unknown' },
  },
});

/** Whether much of what marks the person's work is asked for in the other industry too. */
export const transferSentences = defineSentences<{ isHigh: boolean }>({
  id: 'salary/transferability',
  say: ({ isHigh }) => (isHigh ? 'High transferability (estimate)' : 'Moderate transferability (estimate)'),
  examples: { 'much is shared': { isHigh: true }, 'some is shared': { isHigh: false } },
});

/** '+6%' */
export const differenceSentences = defineSentences<{ percent: number }>({
  id: 'salary/difference',
  say: ({ percent }) => {
    if (percent === 0) return '±0%';
    return percent > 0 ? `+${percent}%` : `-${-percent}%`;
  },
  examples: { 'more pay': { percent: 6 }, 'less pay': { percent: -4 }, 'the same pay': { percent: 0 } },
});
