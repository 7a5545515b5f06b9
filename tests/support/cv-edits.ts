import { workBullets } from './analyse-lines';

/** A change to the plain lines of a CV, the notation of `documentFrom`. */
export type Edit = (lines: readonly string[]) => string[];

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The same shuffle every time: a small linear congruential generator. */
export const shuffled = (words: readonly string[], seed: number): string => {
  const list = [...words];
  let state = seed;
  for (let i = list.length - 1; i > 0; i--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const j = state % (i + 1);
    const [a = '', b = ''] = [list[i], list[j]];
    list[i] = b;
    list[j] = a;
  }
  return list.join(' ');
};

/** Changes every bullet under a role. */
export const mapBullets =
  (change: (line: string, at: number) => string): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    return lines.map((line, i) => (inWork[i] ? change(line, i) : line));
  };

/** Puts lines in front of the first bullet under a role. */
export const insertBeforeBullets =
  (added: (bullets: string[]) => string[]): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    const at = inWork.indexOf(true);
    return at < 0 ? [...lines] : [...lines.slice(0, at), ...added(lines.filter((_, i) => inWork[i])), ...lines.slice(at)];
  };

export const keepBullets =
  (isKept: (line: string, isFirstOfRole: boolean) => boolean): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    return lines.filter((line, i) => !inWork[i] || isKept(line, !inWork[i - 1]));
  };

/** Adds a bullet to the first role that has fewer than six. */
export const addToShortRole =
  (bullet: string): Edit =>
  (lines) => {
    const inWork = workBullets(lines);
    for (let first = 0; first < lines.length; first++) {
      if (!inWork[first] || inWork[first - 1]) continue;
      let end = first;
      while (inWork[end]) end++;
      if (end - first < 6) return [...lines.slice(0, end), bullet, ...lines.slice(end)];
    }
    return [...lines];
  };

/** Puts a line in place of another. */
export const replaceLine =
  (at: number, line: string): Edit =>
  (lines) =>
    lines.map((old, i) => (i === at ? line : old));

const headingAt = (lines: readonly string[], name: RegExp): number => lines.findIndex((line) => line.startsWith('# ') && name.test(line));
const PROFILE = /profile|summary|about|statement/i;

export const withoutProfile: Edit = (lines) => {
  const from = headingAt(lines, PROFILE);
  const to = lines.findIndex((line, i) => i > from && line.startsWith('# '));
  return from < 0 || to < 0 ? [...lines] : [...lines.slice(0, from), ...lines.slice(to)];
};

const insertAfterHeading =
  (name: RegExp, offset: number, line: string): Edit =>
  (lines) => {
    const at = headingAt(lines, name);
    return at < 0 ? [...lines] : [...lines.slice(0, at + offset), line, ...lines.slice(at + offset)];
  };
export const addToProfile = (line: string): Edit => insertAfterHeading(PROFILE, 2, line);
export const addToSkills = (line: string): Edit => insertAfterHeading(/skill/i, 1, line);

/** Writes every date of a month and a year another way. */
export const rewriteDates =
  (write: (month: number, year: string, names: { short: string; long: string }) => string): Edit =>
  (lines) =>
    lines.map((line) =>
      line.replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4})\b/g, (_, short: string, year: string) => {
        const index = SHORT.indexOf(short);
        return write(index + 1, year, { short, long: LONG[index] ?? short });
      }),
    );

/** Moves every year under the headings of education by so many years. */
export const shiftEducation =
  (years: number): Edit =>
  (lines) => {
    let inEducation = false;
    return lines.map((line) => {
      // 'Academic appointments' are jobs: their dates are no years of study.
      if (line.startsWith('# ')) inEducation = /educat|qualif|academic|school/i.test(line) && !/appoint|post|employ|experience/i.test(line);
      return inEducation ? line.replace(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) + years)) : line;
    });
  };
