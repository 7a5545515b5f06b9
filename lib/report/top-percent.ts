/** 100 minus the value, rounded down, at least 1: nobody stands in the top 0%. */
export const topPercent = (value: number): number => Math.max(1, Math.floor(100 - value));

export const marketPosition = (score: number): string => `Top ${topPercent(score)}% of CVs reviewed`;
