/** Long enough that 'project management' matches 'project manager', 'forecasting' matches 'forecasts' and 'CTG' matches 'CTGs'. */
const STEM = 5;

export const stemOf = (word: string): string => word.replace(/(?:'s|s)$/, '').slice(0, STEM);
