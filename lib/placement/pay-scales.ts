import type { PayScale } from '@/lib/analysis/official';

/** NHS Agenda for Change, England, 2025/26, basic pay from its lowest to its highest point; NHS Employers. */
const nhsBands: Readonly<Record<string, readonly [minimum: number, maximum: number]>> = {
  '2': [24_465, 24_465],
  '3': [24_937, 26_598],
  '4': [27_485, 30_162],
  '5': [31_049, 37_796],
  '6': [38_682, 46_580],
  '7': [47_810, 54_710],
  '8a': [55_690, 62_682],
  '8b': [64_455, 74_896],
  '8c': [76_965, 88_682],
  '8d': [91_342, 105_337],
  '9': [109_179, 125_637],
};

/** School teachers, England outside London, 2025/26 (School Teachers' Pay and Conditions Document). */
const teachers: readonly { words: RegExp; name: string; minimum: number; maximum: number }[] = [
  { words: /\b(?:ups|upper pay (?:scale|range)|U[1-3])\b/, name: 'upper pay range', minimum: 47_472, maximum: 51_048 },
  {
    words:
      /\b(?:ECT|NQT|[Ee]arly [Cc]areer [Tt]eacher|main pay (?:scale|range)|M[1-6])\b(?! (?:[Cc]oordinator|[Ll]ead|[Mm]entor|[Tt]utor))/,
    name: 'main pay range',
    minimum: 32_916,
    maximum: 45_352,
  },
];

const BAND = /\bBand\s?(\d[a-d]?)\b/i;
/** Health work, and the office and support work of hospitals; in other work the text has to name the NHS. */
const isHealth = (soc: string): boolean => /^(?:22|3212|3213|3219|613[1-3]|1171|4211|2113|2259|9262)/.test(soc);
const isSchool = (soc: string): boolean => /^231[3-6]$/.test(soc);

/** Where the newly registered begin (NHS Health Careers). Midwives and paramedics move up after their first years. */
const entryBands: Readonly<Record<string, string>> = {
  '2221': '5',
  '2222': '5',
  '2223': '5',
  '2231': '5',
  '2235': '5',
  '2236': '5',
  '2237': '5',
  '2251': '6',
  '2254': '5',
  '2255': '5',
  '2256': '5',
};
/** Many pharmacists begin in shops, which pay by no common scale. */
const MIXED = '2251';
const inHospital = /\b(?:NHS|[Hh]ospital)\b/;

/** The public scale on which a profession begins: that of the health service, or of schools; null where there is none for all. */
export function entryScale(text: string, soc: string): PayScale | null {
  if (isSchool(soc)) return scaleIn('ECT', soc);
  const band = soc === MIXED && !inHospital.test(text) ? undefined : entryBands[soc];
  return band === undefined ? null : scaleIn(`Band ${band}`, soc);
}

export function scaleIn(text: string, soc: string): PayScale | null {
  const band = isHealth(soc) || /\bNHS\b/.test(text) ? BAND.exec(text)?.[1]?.toLowerCase() : undefined;
  const range = band === undefined ? undefined : nhsBands[band];
  if (band !== undefined && range) {
    return { name: `NHS Agenda for Change pay scale, band ${band}, England 2025/26`, year: 2025, minimum: range[0], maximum: range[1] };
  }
  const scale = isSchool(soc) ? teachers.find(({ words }) => words.test(text)) : undefined;
  if (!scale) return null;
  const { name, minimum, maximum } = scale;
  return { name: `School teachers’ pay scale, ${name}, England outside London 2025/26`, year: 2025, minimum, maximum };
}

/** GOV.UK, National Minimum Wage and National Living Wage rates: from 21 years of age. 37.5 paid hours in each of 52 weeks make a year. */
export const minimumWage = { hourly: 12.71, since: 'April 2026', yearly: Math.round(12.71 * 37.5 * 52) };

/** Every point of the scales that may be shown, in pounds. */
export const scaleCells: readonly number[] = [
  ...Object.values(nhsBands).flat(),
  ...teachers.flatMap(({ minimum, maximum }) => [minimum, maximum]),
];
