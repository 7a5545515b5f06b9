import { exactPounds, joined, listed, lowerFirst, pounds } from '../phrases';
import { defineSentences } from '../wording';

/** Pay of all full-time employees in the UK. */
export interface NationalPay {
  median: number;
  year: number;
}

export type PayShown =
  | { of: 'survey'; low: number; median: number; high: number }
  /** The edges are withheld. */
  | { of: 'median'; median: number }
  | { of: 'scale'; name: string; minimum: number; maximum: number }
  | { of: 'nothing' };

const NO_FIGURE = 'No official figure published';

/** Range and average of a level. */
export const paySentences = defineSentences<PayShown, { range: string; average: string }>({
  id: 'salary/figures',
  say: (pay) => {
    switch (pay.of) {
      case 'survey':
        return { range: `${pounds(pay.low)} – ${pounds(pay.high)}`, average: pounds(pay.median) };
      case 'median':
        return { range: 'Only the median is published', average: pounds(pay.median) };
      case 'scale':
        return {
          range: pay.minimum === pay.maximum ? exactPounds(pay.minimum) : `${exactPounds(pay.minimum)} – ${exactPounds(pay.maximum)}`,
          average: 'A scale: no average is published',
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
  /** Against the UK; 0 where it is about the same. */
  percent: number;
}

/** Whose pay it is: that of everybody in an official group. */
interface Whose {
  title: string;
  soc: string;
  socTitle: string;
  /** The title of the index that leads to the group. */
  matchedTitle: string;
}

interface SurveyFacts extends Whose {
  state: 'survey';
  source: string;
  basis: 'full-time' | 'all';
  /** null where only the median is published. */
  percentiles: { low: number; high: number } | null;
  /** The placement rests on little. */
  isRough: boolean;
  /** The publisher marks the median as less precise. */
  isImprecise: boolean;
  region: RegionFacts | null;
  /** Said where the lower figure is near it. */
  minimumWage: { hourly: number; since: string } | null;
}

export type CurrentPayFacts =
  | { state: 'no role'; national: NationalPay | null }
  | SurveyFacts
  | { state: 'scale'; title: string; name: string; minimum: number; maximum: number }
  /** Nobody publishes what apprentices and trainees of a group are paid. */
  | { state: 'in training'; socTitle: string }
  | (Whose & { state: 'no pay'; national: NationalPay });

const orientation = ({ median, year }: NationalPay): string =>
  `For orientation: full-time employees in the UK earned ${pounds(median)} at the median in ${year} (ONS).`;

const people = ({ basis, socTitle, soc }: SurveyFacts): string =>
  `${basis === 'full-time' ? 'full-time employees' : 'employees, part-time ones included,'} in ‘${socTitle}’ (SOC ${soc})`;

function spread(facts: SurveyFacts): string {
  const { percentiles, source } = facts;
  if (!percentiles) return `This is the median of ${people(facts)}; ONS withholds the figures around it.`;
  const { low, high } = percentiles;
  const share = high - low === 50 ? 'Half' : `${high - low}%`;
  const withheld = low === 25 && high === 75 ? '' : ' ONS withholds the quarters, so the nearest published figures stand in for them.';
  return `${share} of ${people(facts)} earn between these figures; the average shown is the median.${withheld} Source: ${source}, rounded to £500.`;
}

const inRegion = ({ region, percent }: RegionFacts): string => {
  const where = region === 'London' ? region : `the ${region}`.replace(/^the (?=Scotland|Wales|Northern Ireland|Yorkshire)/, '');
  const differs = percent === 0 ? 'about the same as in the UK' : `about ${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} the UK`;
  return `In ${where} full-time pay in this broad kind of work is ${differs} (our sum from ONS medians by place of work).`;
};

function survey(facts: SurveyFacts): string {
  const { title, isImprecise, isRough, region, minimumWage } = facts;
  return joined(
    spread(facts),
    `We placed your work there by ‘${facts.matchedTitle}’ in the ONS coding index.`,
    `It is the pay of everybody in that group, not of ${title} alone and not yours.`,
    isRough && 'Your work was placed there with some doubt, so take it as a rough guide.',
    isImprecise && 'ONS marks the median as less precise.',
    region && inRegion(region),
    minimumWage && `By law people of 21 and over are paid at least £${minimumWage.hourly.toFixed(2)} an hour (since ${minimumWage.since}).`,
  );
}

const ONS = 'ONS Annual Survey of Hours and Earnings 2025 (provisional)';
const buyer = {
  state: 'survey' as const,
  title: 'Buyer',
  soc: '3551',
  socTitle: 'Buyers and procurement officers',
  matchedTitle: 'Buyer',
  source: ONS,
  basis: 'full-time' as const,
  percentiles: { low: 25, high: 75 },
};

export const currentPaySentences = defineSentences<CurrentPayFacts>({
  id: 'salary/current-level',
  say: (facts) => {
    switch (facts.state) {
      case 'no role':
        return joined(
          'We could not place your work surely enough in an official occupation to name its pay.',
          facts.national && orientation(facts.national),
        );
      case 'survey':
        return survey(facts);
      case 'scale':
        return `These are the ends of a scale, basic pay a year before supplements, for the grade that your CV names: ${facts.name}.`;
      case 'in training':
        return `Pay in training has terms of its own. The figures of ‘${facts.socTitle}’ are those of people who have finished, so we show them as the next level.`;
      case 'no pay':
        return `The ONS survey gives no pay for ‘${facts.socTitle}’ (SOC ${facts.soc}), the official group of ${facts.title} (‘${facts.matchedTitle}’ in the ONS coding index): too few people were asked, or the figures would give somebody away. So we name none rather than guess. ${orientation(facts.national)}`;
    }
  },
  examples: {
    'no sure role': { state: 'no role', national: { median: 39_000, year: 2025 } },
    'no sure role, no statistics': { state: 'no role', national: null },
    'official pay': { ...buyer, isRough: false, isImprecise: false, region: null, minimumWage: null },
    'official pay, unsure placement': { ...buyer, isRough: true, isImprecise: true, region: null, minimumWage: null },
    'official pay of all employees, by region': {
      ...buyer,
      basis: 'all',
      percentiles: { low: 20, high: 75 },
      isRough: false,
      isImprecise: false,
      region: { region: 'South West', percent: -6 },
      minimumWage: { hourly: 12.71, since: 'April 2026' },
    },
    'only a median, a region above the UK': {
      ...buyer,
      percentiles: null,
      isRough: false,
      isImprecise: false,
      region: { region: 'London', percent: 21 },
      minimumWage: null,
    },
    'a region like the UK': {
      ...buyer,
      isRough: false,
      isImprecise: false,
      region: { region: 'Scotland', percent: 0 },
      minimumWage: null,
    },
    'a scale': {
      state: 'scale',
      title: 'Community Nurse',
      name: 'NHS Agenda for Change pay scale, band 6, England 2025/26',
      minimum: 38_682,
      maximum: 46_580,
    },
    'an apprentice': { state: 'in training', socTitle: 'Carpenters and joiners' },
    'no official pay': {
      state: 'no pay',
      title: 'Musician',
      soc: '3415',
      socTitle: 'Musicians',
      matchedTitle: 'Musician',
      national: { median: 39_000, year: 2025 },
    },
  },
});

export type NextPayFacts =
  | { state: 'no role' }
  | {
      state: 'next title';
      title: string;
      /** Skills it asks for beyond the present ones, and its usual qualifications. */
      adds: readonly string[];
      qualifications: readonly string[];
      /** What the law asks for before the work may be done; null where it is nothing new. */
      register: string | null;
      /** null where no official source has a figure. */
      pay: { soc: string; socTitle: string; source: string; isUpperHalf: boolean } | null;
    }
  | { state: 'top'; title: string; missing: readonly string[]; hasPay: boolean };

const MOST_ADDED = 4;
const MOST_QUALIFICATIONS = 2;
const MOST_MISSING = 3;

function nextPay(pay: Extract<NextPayFacts, { state: 'next title' }>['pay']): string {
  if (!pay) return 'No official pay figure is published for it.';
  const whose = pay.isUpperHalf
    ? `ONS publishes no pay for it alone: this is the upper half of the pay in ‘${pay.socTitle}’ (SOC ${pay.soc}), from the median up.`
    : `The pay is that of ‘${pay.socTitle}’ (SOC ${pay.soc}).`;
  return `${whose} Source: ${pay.source}.`;
}

function nextTitle({ title, adds, qualifications, register, pay }: Extract<NextPayFacts, { state: 'next title' }>): string {
  return joined(
    `A next step can be ${title}.`,
    adds.length > 0 && `Adverts for it often ask for ${listed(adds.slice(0, MOST_ADDED))}.`,
    qualifications.length > 0 && `Qualifications often asked for: ${listed(qualifications.slice(0, MOST_QUALIFICATIONS), 'or')}.`,
    register !== null && `It needs ${register}.`,
    nextPay(pay),
  );
}

function topTitle({ title, missing, hasPay }: Extract<NextPayFacts, { state: 'top' }>): string {
  const top = hasPay
    ? 'We name no next title. The figures are the upper half of the pay in the same group, from the median up.'
    : 'We name no next title, and no figure for it.';
  if (missing.length === 0) return top;
  return `${top} Adverts for ${title} often ask for ${listed(missing.slice(0, MOST_MISSING))}.`;
}

export const nextPaySentences = defineSentences<NextPayFacts>({
  id: 'salary/next-level',
  say: (facts) => {
    switch (facts.state) {
      case 'no role':
        return 'Name the job you do, or want, as adverts name it; then we can compare.';
      case 'next title':
        return nextTitle(facts);
      case 'top':
        return topTitle(facts);
    }
  },
  examples: {
    'no sure role': { state: 'no role' },
    'a next title': {
      state: 'next title',
      title: 'Category Manager',
      adds: ['Category management', 'Supplier negotiation'],
      qualifications: ['MCIPS', 'CIPS Level 4'],
      register: null,
      pay: { soc: '1134', socTitle: 'Purchasing managers and directors', source: ONS, isUpperHalf: false },
    },
    'a next title in the same group': {
      state: 'next title',
      title: 'Senior Buyer',
      adds: [],
      qualifications: [],
      register: null,
      pay: { soc: '3551', socTitle: 'Buyers and procurement officers', source: ONS, isUpperHalf: true },
    },
    'a next title that needs a register': {
      state: 'next title',
      title: 'Care Home Manager',
      adds: [],
      qualifications: [],
      register: 'registration with the care regulator as a manager',
      pay: null,
    },
    'the top of a ladder': { state: 'top', title: 'Finance Director', missing: ['Treasury'], hasPay: true },
    'the top of a ladder, nothing missing': { state: 'top', title: 'Finance Director', missing: [], hasPay: true },
    'the top of a ladder without official pay': { state: 'top', title: 'Musician', missing: ['Arranging'], hasPay: false },
  },
});

export interface TransferFacts {
  from: string;
  /** Most of what marks the occupation in this CV is asked for in the other industry too. */
  isHigh: boolean;
  /** The person's own skills that the other industry asks for; two at least. */
  shared: readonly string[];
}

const MOST_SHARED = 3;

export const transferSentences = defineSentences<TransferFacts>({
  id: 'salary/transferability',
  say: ({ from, isHigh, shared }) =>
    `${isHigh ? 'High' : 'Moderate'} transferability: ${listed(shared.slice(0, MOST_SHARED))} are asked for there too. The difference is an estimate from all pay there and in ${lowerFirst(from)}.`,
  examples: {
    'many shared skills': { from: 'Retail', isHigh: true, shared: ['Stock control', 'Merchandising', 'Rota planning', 'EPOS'] },
    'two shared skills': { from: 'Retail', isHigh: false, shared: ['Excel', 'Stock control'] },
  },
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
