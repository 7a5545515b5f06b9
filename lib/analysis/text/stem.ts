/** Long enough to know 'project management' in 'project manager', 'forecasting' in 'forecasts' and 'CTG' in 'CTGs'. */
const STEM = 5;

export const stemOf = (word: string): string => word.replace(/(?:'s|s)$/, '').slice(0, STEM);
