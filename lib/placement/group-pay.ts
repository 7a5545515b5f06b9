import type { PayCell, SurveyPay } from '@/lib/analysis/official';
import pay from './data/pay.json';

type Cells = (typeof pay.groups)['1111']['ft'] | (typeof pay.groups)['1112']['ft'];
type Published = Readonly<Record<keyof Cells, number | null>>;

const groups: ReadonlyMap<string, { ft: Published; all: Published; quality: string | null }> = new Map(Object.entries(pay.groups));

/** The first of the wanted percentiles that is published. */
const firstOf = (cells: Published, percentiles: readonly number[]): PayCell | null => {
  for (const percentile of percentiles) {
    const pounds = percentileOf(cells, percentile);
    if (pounds !== null) return { pounds, percentile };
  }
  return null;
};

function percentileOf(cells: Published, percentile: number): number | null {
  const entry = Object.entries(cells).find(([name]) => name === `p${percentile}`);
  return entry?.[1] ?? null;
}

const LOW = [25, 30, 20];
const HIGH = [75, 70, 80];
const HIGHEST = [90, 80];

function surveyPay(cells: Published, basis: SurveyPay['basis'], isRough: boolean): SurveyPay | null {
  if (cells.median === null) return null;
  const [low, high] = [firstOf(cells, LOW), firstOf(cells, HIGH)];
  const highest = firstOf(cells, HIGHEST);
  return {
    basis,
    median: cells.median,
    low,
    high,
    highest: highest && high && highest.percentile > high.percentile ? highest : null,
    isRough,
  };
}

/** Full-time pay of a unit group; of all its employees where that is withheld; null where both are. */
export function payOfGroup(soc: string): SurveyPay | null {
  const group = groups.get(soc);
  if (!group) return null;
  const isRough = group.quality !== null && !/^(?:precise|reasonably precise)$/.test(group.quality);
  return surveyPay(group.ft, 'full-time', isRough) ?? surveyPay(group.all, 'all', false);
}

/** 'ONS Annual Survey of Hours and Earnings 2025 (provisional)' */
export const paySource = {
  name: `ONS Annual Survey of Hours and Earnings ${pay.about.year} (provisional)`,
  year: pay.about.year,
  /** ISO day on which the edition was first published. */
  published: pay.about.published,
};
