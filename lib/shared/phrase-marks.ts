const SIGN = /^[^\p{L}\p{N}#]$/u;
/** 'finish', 'finished' and 'finishing' begin alike. */
const STEM = 6;

/** The marks of a short phrase by which a logistic model judges it: its words and their beginnings, and pairs of neighbours and of words one apart. */
export function phraseMarks(words: readonly string[]): string[] {
  const units = ['^', ...words, '$'];
  const marks = new Set<string>();
  for (const [i, unit] of units.entries()) {
    if (!SIGN.test(unit)) marks.add(unit);
    if (unit.length > STEM && !unit.startsWith('#')) marks.add(`${unit.slice(0, STEM)}~`);
    if (i > 0) marks.add(`${units[i - 1]} ${unit}`);
    if (i > 1) marks.add(`${units[i - 2]} * ${unit}`);
  }
  return [...marks];
}
