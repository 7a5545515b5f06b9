import { claimText, type ClaimsPolicy } from '@/lib/content/claims';

/** 100 minus the value, rounded down, at least 1: nobody stands in the top 0%. */
export const topPercent = (value: number): number => Math.max(1, Math.floor(100 - value));

/** 'Top 23% of CVs reviewed'; null where the operator has switched this claim off. */
export const marketPosition = (score: number, policy: ClaimsPolicy = 'show'): string | null =>
  claimText('marketRank', policy)?.replace('{n}', String(topPercent(score))) ?? null;
