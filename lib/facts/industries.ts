import data from './industries.json';

export interface Industry {
  id: string;
  label: string;
  /** Relative to the median of all industries; indicative, with an uncertainty of `uncertaintyPct` points of the median. */
  payVsAllIndustryMedian: { estimatedFullTimeMedian: number; differencePct: number; basis: string; uncertaintyPct: number };
  transfersTo: readonly string[];
  keywords: readonly string[];
}

const table: readonly Industry[] = data.industries;
const byId = new Map(table.map((industry) => [industry.id, industry]));

export const industries = (): readonly Industry[] => table;
export const findIndustry = (id: string): Industry | null => byId.get(id) ?? null;
