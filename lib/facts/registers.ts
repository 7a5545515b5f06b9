/**
 * Registers without which nobody is hired, and the words of a CV that show them. Words in lower case match in any case; 'BEd' only as
 * written, because a ward has beds.
 */
export const registerWords = {
  'driver-cpc': ['cat c', 'category c', 'class 1', 'class 2', 'cpc'],
  'electrical-safety': ['18th edition', 'am2', 'bs 7671', 'bs7671', 'city & guilds', 'city and guilds', 'ecs', 'jib', 'nvq'],
  'gas-safe': ['gas safe'],
  gdc: ['gdc', 'general dental council'],
  gphc: ['general pharmaceutical council', 'gphc'],
  hcpc: ['hcpc', 'health and care professions council'],
  nmc: ['nmc', 'nursing and midwifery council', 'registered nurse', 'rgn', 'rmn'],
  qts: ['BEd', 'ECT', 'NQT', 'gtcs', 'pgce', 'qtls', 'qts', 'qualified teacher'],
  'social-work-england': ['qualified social worker', 'registered social worker', 'social work england', 'sssc', 'swe'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Register = keyof typeof registerWords;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);

const patternOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\w+])${escaped(words)}(?![\w+])`, words === words.toLowerCase() ? 'i' : '');

/** Whether a CV shows a register or licence by one of its words. */
export const showsAny = (text: string, words: readonly string[]): boolean => words.some((word) => patternOf(word).test(text));

/** The place of the first such word; null where there is none. */
export function placeOfAny(text: string, words: readonly string[]): { start: number; end: number } | null {
  for (const word of words) {
    const found = patternOf(word).exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
