/*
 * Forms number their headings and what stands below them in one outline: '2. Person specification' with '2.1 …', 'Section B' with 'B1 …'.
 * The numbers are layout. Before the advert is read they are written out: a heading stands apart and ends with a colon, an item has a bullet.
 */

interface Numbered {
  /** '3.1.2' -> 3, 1, 2; 'B4' -> B, 4. A heading's zero is left out: '2.0' -> 2. */
  path: readonly string[];
  text: string;
}

const LONGEST_LINE = 600;
const LONGEST_HEADING = 90;
const NAMED = /^\s*(?:section|part)\s+(?=(?:[A-Z]|\d{1,2})\b)/i;
/** A letter alone is a number only with its point: 'A. Duties', but 'A degree'. */
const NUMBER = /^\s*\(?((?:[A-Z]\.?)?\d{1,2}(?:\.\d{1,2}){0,3}|[A-Z](?=[.):]))[.):]?\s+(?:[-–—:]\s+)?(\S.*)$/u;
const NAMED_NUMBER = /^([A-Z]|\d{1,2})\b\s*[-–—.):]*\s*(\S.*)$/u;

function numbered(line: string): Numbered | null {
  if (line.length > LONGEST_LINE) return null;
  const named = NAMED.exec(line)?.[0];
  const [, number = '', text = ''] = (named === undefined ? NUMBER.exec(line) : NAMED_NUMBER.exec(line.slice(named.length))) ?? [];
  const path = number.match(/[A-Z]|\d+/g)?.map((part) => part.replace(/^0+(?=\d)/, '')) ?? [];
  return path.length === 0 ? null : { path: path.at(-1) === '0' ? path.slice(0, -1) : path, text };
}

const isWithin = (path: readonly string[], whole: readonly string[]): boolean =>
  path.length > whole.length && whole.every((part, i) => part === path[i]);

const asHeading = (text: string): string => (/[:?…]$/.test(text) ? text : `${text.replace(/[.–—-]+$/, '').trim()}:`);

/** 'i.', 'ii.' below 'A.', 'B.': lists of another kind of number, whose letters only lead them. */
const ROMAN = /^\s*\(?[ivx]{1,4}[.)]\s+(?=\S)/;
const LETTER_HEADING = /^\s*([A-Z])[.)]\s+(\S.*)$/u;
const ANY_MARK = /^\s*(?:[^\p{L}\p{N}\s(£$€"'‘“]{1,3}|o|\(?[a-z]\)|\d{1,2}[.)]|\(?[ivx]{1,4}[.)])\s+/u;

interface FilledLine {
  line: string;
  number: Numbered | null;
  /** The next line with words. */
  next: { line: string; number: Numbered | null } | null;
}

function leadsNumbers({ number, next }: FilledLine): boolean {
  const below = next?.number ?? null;
  return number !== null && below !== null && number.text.length <= LONGEST_HEADING && isWithin(below.path, number.path);
}

/** 'A. What the holder must have' above 'i. …', in an advert with 'B. …' above another list. */
function lettersThatLead(filled: readonly FilledLine[]): Set<FilledLine> {
  const leading = filled.filter(({ line, next }) => LETTER_HEADING.test(line) && next !== null && ANY_MARK.test(next.line));
  return new Set(leading.length > 1 ? leading : []);
}

const BARE_NUMBER = /^\s*(\d{1,2})\s+(?=\p{L})/u;
const FEWEST_COUNTED = 3;

/** A list counted through without points, whatever stands between: '3 Able to read drawings', 'Preferable', '4 Welding'. */
function countsWrittenOut(lines: readonly string[]): string[] {
  const counted: number[] = [];
  for (const [i, line] of lines.entries())
    if (Number(BARE_NUMBER.exec(line.slice(0, LONGEST_LINE))?.[1]) === counted.length + 1) counted.push(i);
  if (counted.length < FEWEST_COUNTED) return [...lines];
  const inCount = new Set(counted);
  return lines.map((line, i) => (inCount.has(i) ? line.replace(BARE_NUMBER, '- ') : line));
}

/** The lines of an advert with the numbers of its outline written out. */
export const outlineWrittenOut = (lines: readonly string[]): string[] => countsWrittenOut(numbersWrittenOut(lines));

function numbersWrittenOut(lines: readonly string[]): string[] {
  const numbers = lines.map(numbered);
  const at = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]));
  const filled = new Map(
    at.map((i, n): [number, FilledLine] => {
      const next = at[n + 1];
      return [
        i,
        {
          line: lines[i] ?? '',
          number: numbers[i] ?? null,
          next: next === undefined ? null : { line: lines[next] ?? '', number: numbers[next] ?? null },
        },
      ];
    }),
  );
  const letters = lettersThatLead([...filled.values()]);
  // Those whose numbers are still above the line: '3' and '3.1'.
  let open: (readonly string[])[] = [];
  return lines.flatMap((line, i) => {
    const one = filled.get(i);
    if (!one) return [line];
    if (letters.has(one)) return ['', asHeading(LETTER_HEADING.exec(line)?.[2] ?? line)];
    const { number } = one;
    if (number) open = open.filter((path) => isWithin(number.path, path));
    if (number && leadsNumbers(one)) {
      open.push(number.path);
      return ['', asHeading(number.text)];
    }
    if (number && open.length > 0) return [`- ${number.text}`];
    return [letters.size > 0 ? line.replace(ROMAN, '- ') : line];
  });
}
