import { agreeing, listed, lowerFirst, pounds } from '../phrases';
import { defineSentences } from '../wording';

/** Pounds a year, full time. */
export interface PayFigures {
  low: number;
  median: number;
  high: number;
}

/** Pay of all full-time employees in the UK. */
export interface NationalPay {
  median: number;
  year: number;
}

/** Range and average of a level; null where no official source has a figure. */
export const paySentences = defineSentences<PayFigures | null, { range: string; average: string }>({
  id: 'salary/figures',
  say: (pay) =>
    pay
      ? { range: `${pounds(pay.low)} – ${pounds(pay.high)}`, average: pounds(pay.median) }
      : { range: 'No official figure published', average: 'No official figure published' },
  examples: { 'official pay': { low: 28_250, median: 33_400, high: 39_900 }, 'no official pay': null },
});

export type CurrentPayFacts =
  | { state: 'no role'; national: NationalPay }
  /** `isRough`: the match of the occupation rests on little. */
  | { state: 'pay'; title: string; soc: string; socTitle: string; source: string; isRough: boolean }
  | { state: 'no pay'; title: string; soc: string; socTitle: string; national: NationalPay };

const orientation = ({ median, year }: NationalPay): string =>
  `For orientation: full-time employees in the UK earned ${pounds(median)} at the median in ${year} (ONS).`;

export const currentPaySentences = defineSentences<CurrentPayFacts>({
  id: 'salary/current-level',
  say: (facts) => {
    switch (facts.state) {
      case 'no role':
        return `We could not match your titles and skills to an occupation with published pay. ${orientation(facts.national)}`;
      case 'pay': {
        const guide = facts.isRough ? '; the match rests on little, so take it as a rough guide' : '';
        return `Half of those employed as ${facts.title} (SOC ${facts.soc}, ${facts.socTitle}) earn between these figures; the average shown is the median. Source: ${facts.source}, rounded to £500. It describes the occupation, not you${guide}.`;
      }
      case 'no pay':
        return `The official surveys have no usable figure for ${facts.title} (SOC ${facts.soc}, ${facts.socTitle}): pay in this group is withheld, mostly part-time or self-employed, or mixed with that of other work. So we name none rather than guess. ${orientation(facts.national)}`;
    }
  },
  examples: {
    'no sure role': { state: 'no role', national: { median: 39_000, year: 2025 } },
    'official pay': {
      state: 'pay',
      title: 'Buyer',
      soc: '3551',
      socTitle: 'Buyers and procurement officers',
      source: 'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees',
      isRough: false,
    },
    'official pay, unsure match': {
      state: 'pay',
      title: 'Buyer',
      soc: '3551',
      socTitle: 'Buyers and procurement officers',
      source: 'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees',
      isRough: true,
    },
    'no official pay': {
      state: 'no pay',
      title: 'Musician',
      soc: '3415',
      socTitle: 'Musicians',
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
      /** null where no official source has a figure; a `source` of null is an estimate. */
      pay: { soc: string; source: string | null } | null;
    }
  | { state: 'top'; title: string; missing: readonly string[]; hasPay: boolean };

const MOST_ADDED = 4;
const MOST_QUALIFICATIONS = 2;
const MOST_MISSING = 3;

function nextTitle({ title, adds, qualifications, pay }: Extract<NextPayFacts, { state: 'next title' }>): string {
  const asked = adds.length > 0 ? ` It usually adds ${listed(adds.slice(0, MOST_ADDED))}.` : '';
  const qualified = qualifications.length > 0 ? ` Often asked for: ${listed(qualifications.slice(0, MOST_QUALIFICATIONS), 'or')}.` : '';
  const source = pay
    ? `Pay: SOC ${pay.soc}, ${pay.source ?? 'estimate: no published figure for this role'}.`
    : 'No official pay figure is published for it.';
  return `The usual next step is ${title}.${asked}${qualified} ${source}`;
}

function topTitle({ title, missing, hasPay }: Extract<NextPayFacts, { state: 'top' }>): string {
  const top = `There is no usual next title above ${title}${hasPay ? ': the upper half of its pay is the step up' : ''}.`;
  if (missing.length === 0) return top;
  return `${top} ${hasPay ? 'Posts there' : 'Adverts'} often ask for ${listed(missing.slice(0, MOST_MISSING))}.`;
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
      pay: { soc: '3551', source: 'ONS Annual Survey of Hours and Earnings 2025 (provisional), full-time employees' },
    },
    'a next title with estimated pay': {
      state: 'next title',
      title: 'Head of Service',
      adds: [],
      qualifications: [],
      pay: { soc: '1135', source: null },
    },
    'a next title without official pay': { state: 'next title', title: 'Orchestra Leader', adds: [], qualifications: [], pay: null },
    'the top of a ladder': { state: 'top', title: 'Finance Director', missing: ['Treasury'], hasPay: true },
    'the top of a ladder, nothing missing': { state: 'top', title: 'Finance Director', missing: [], hasPay: true },
    'the top of a ladder without official pay': { state: 'top', title: 'Musician', missing: ['Arranging'], hasPay: false },
  },
});

export type TransferFacts =
  | { state: 'no role' }
  | {
      state: 'from an industry';
      from: string;
      /** Much of what marks the occupation is asked for in the other industry too. */
      isHigh: boolean;
      /** One of the moves that most people make. */
      isUsual: boolean;
      /** The person's own skills that the other industry asks for. */
      shared: readonly string[];
      needsRegistration: boolean;
    };

const MOST_SHARED = 3;

function transfer({ from, isHigh, isUsual, shared, needsRegistration }: Extract<TransferFacts, { state: 'from an industry' }>): string {
  const why =
    shared.length === 0
      ? `a ${isUsual ? 'usual' : 'possible'} move`
      : `${listed(shared.slice(0, MOST_SHARED))} ${agreeing(shared.length, 'is', 'are')} asked for there too`;
  const registration = needsRegistration ? ' Clinical posts need a registration.' : '';
  return `${isHigh ? 'High' : 'Moderate'} transferability from ${lowerFirst(from)}: ${why}.${registration} The difference in pay is an estimate.`;
}

export const transferSentences = defineSentences<TransferFacts>({
  id: 'salary/transferability',
  say: (facts) => (facts.state === 'no role' ? 'Against the median of all industries; an estimate.' : transfer(facts)),
  examples: {
    'no sure role': { state: 'no role' },
    'many shared skills': {
      state: 'from an industry',
      from: 'Retail',
      isHigh: true,
      isUsual: true,
      shared: ['Stock control', 'Merchandising', 'Rota planning', 'EPOS'],
      needsRegistration: false,
    },
    'one shared skill': {
      state: 'from an industry',
      from: 'Retail',
      isHigh: false,
      isUsual: true,
      shared: ['Excel'],
      needsRegistration: true,
    },
    'a usual move': { state: 'from an industry', from: 'Retail', isHigh: false, isUsual: true, shared: [], needsRegistration: false },
    'a possible move': { state: 'from an industry', from: 'Retail', isHigh: false, isUsual: false, shared: [], needsRegistration: false },
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
