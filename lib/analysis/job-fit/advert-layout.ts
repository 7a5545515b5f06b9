import { outlineWrittenOut } from './advert-outline';
import { kindOfHeading, meaningOfWords } from './advert-sections';

/*
 * What a paste does to an advert is put right once, before it is read: the rows of a table are made whole again, its columns get their
 * usual names, and a sign of the advert's own ('points marked * are not essential') is written out.
 */

const ESSENTIAL = 'Essential';
const DESIRABLE = 'Desirable';
const LONGEST_NAME = 5;
const BOTH = /\b(?:e|essential)\b[^a-z]*(?:or |and )?\b(?:d|desirable)\b/i;
const LEAST = /^(?:minimum|basic|threshold)(?: (?:requirements?|standard))?$/i;
const BEST = /^(?:ideal|optimum|preferred|additional)(?: (?:requirements?|standard))?$/i;
const LONGEST_HEADER = 300;
const FEWEST_COLUMNS = 2;
const MOST_LINES_OF_ROW = 30;
/** Between two things of one cell. */
const WITHIN_CELL = ' • ';

const cellsOf = (line: string, edge = '\t'): string[] => line.split(edge).map((cell) => cell.trim());

/** The columns of a header in its own words, the two kinds under their usual names; null where the line is no such header. */
function headerOf(cells: readonly string[]): string[] | null {
  // One column for both kinds holds a letter for each row.
  if (cells.some((cell) => BOTH.test(cell))) return null;
  if (cells.length < FEWEST_COLUMNS || cells.some((cell) => cell.split(/\s+/).length > LONGEST_NAME)) return null;
  const meanings = cells.map((cell) => (LEAST.test(cell) ? 'essential' : BEST.test(cell) ? 'desirable' : meaningOfWords(cell)));
  const desirable = meanings.indexOf('desirable');
  // 'Requirement | Must have | Nice to have': the column next to the other kind.
  const before = meanings.slice(0, Math.max(0, desirable)).lastIndexOf('essential');
  const essential = before === -1 ? meanings.indexOf('essential') : before;
  if (desirable === -1 || essential === -1 || meanings.lastIndexOf('desirable') !== desirable) return null;
  return cells.map((cell, i) => (i === essential ? ESSENTIAL : i === desirable ? DESIRABLE : cell));
}

interface RowAt {
  row: string;
  /** The first line after it. */
  next: number;
}

/** A row whose cells hold several lines each comes as several lines: they belong together until all its columns are there. */
function rowAt(lines: readonly string[], at: number, columns: number): RowAt | null {
  const cells: string[] = [''];
  for (let i = at; i < Math.min(lines.length, at + MOST_LINES_OF_ROW) && lines[i]?.trim() !== ''; i++) {
    const [first = '', ...rest] = cellsOf(lines[i] ?? '');
    // What stands alone above a whole row names a group of rows.
    if (i > at && rest.length === columns - 1) return null;
    const open = cells.length - 1;
    cells[open] = [cells[open] ?? '', first].filter(Boolean).join(/^[\p{Ll}(]/u.test(first) && cells[open] ? ' ' : WITHIN_CELL);
    cells.push(...rest);
    if (cells.length === columns) return { row: cells.join('\t'), next: i + 1 };
    if (cells.length > columns) return null;
  }
  return null;
}

/** Every row of a table on a line of its own. */
function wholeRows(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let columns = 0;
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? '';
    const edge = line.includes('\t') ? '\t' : '|';
    const header = line.length > LONGEST_HEADER ? null : headerOf(cellsOf(line, edge));
    if (header) {
      columns = edge === '|' ? 0 : header.length;
      whole.push(header.join(edge));
      i += 1;
      continue;
    }
    const { row, next } = (columns > 0 ? rowAt(lines, i, columns) : null) ?? { row: line, next: i + 1 };
    if (!row.includes('\t') && row.trim() !== '') columns = 0;
    whole.push(row);
    i = next;
  }
  return whole;
}

/** The sign of an advert's own: a symbol, or one or two capitals. */
const SIGN = String.raw`[*†‡#^+✓✔○●◆★☆]|\p{Lu}{1,2}`;
/** 'Points marked * are not essential', 'those with an asterisk are desirable' */
const SAYS_OF_SIGN = new RegExp(
  String.raw`\b(?:(?:marked|followed by|shown with|starred)\b(?:\s+(?:with|by|as|an?|the))*\s+["'“‘(]*(${SIGN})(?!\p{L})|(?:marked|followed by|shown with|starred|with)\b(?:\s+(?:with|by|as|an?|the))*\s+(?:asterisks?|stars?))(?:\s*\(\s*(${SIGN})\s*\))?["'”’)]*([^.;)]*)`,
  'u',
);
/** 'M = must have, N = nice to have' */
const EQUALS = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SIGN})\)?\s*(?:=|means)\s*([\p{L} ]+)`, 'gu');

/** The signs that this advert gives a meaning, with the kind each stands for. 'E' and 'D' say it themselves. */
function signsIn(line: string): [sign: string, kind: string][] {
  const said = SAYS_OF_SIGN.exec(line);
  const named: (readonly [string, string])[] = [...line.matchAll(EQUALS)].map(([, sign = '', words = '']) => [sign, words]);
  if (said) named.push([said[1] ?? said[2] ?? '*', said[3] ?? '']);
  return named.flatMap(([sign, words]) => {
    const meaning = sign === 'E' || sign === 'D' ? null : meaningOfWords(words);
    return meaning === 'essential' || meaning === 'desirable' ? [[sign, meaning] as [string, string]] : [];
  });
}

const escaped = (sign: string): string => sign.replace(/[*^+]/, String.raw`\$&`);
const LONGEST_LEGEND = 300;
const LONGEST_POINT = 600;

/** '10.* Use of Northgate' -> '10. Use of Northgate (desirable)' where the advert says what its sign means. */
function signsWrittenOut(lines: readonly string[]): string[] {
  const legends = new Set<string>();
  const meanings = new Map<string, string>();
  for (const line of lines) {
    const found = line.length > LONGEST_LEGEND ? [] : signsIn(line);
    if (found.length > 0) legends.add(line);
    for (const [sign, kind] of found) meanings.set(sign, kind);
  }
  if (meanings.size === 0) return [...lines];
  const any = [...meanings.keys()].map(escaped).join('|');
  const atStart = new RegExp(
    String.raw`^(\s*(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]?|[•▪–-])?)\s*[([]?(${any})[)\]]?(?:[.:]?\s+|(?<!\p{L})(?=\p{L}))(\S.*)$`,
    'u',
  );
  const atEnd = new RegExp(String.raw`^(.*\p{L}\)?)\s*[([]?(?<![\p{L}])(${any})[)\]]?\s*$`, 'u');
  return lines.map((line) => {
    if (line.length > LONGEST_POINT) return line;
    if (legends.has(line)) return legendApart(line);
    const [, mark = '', sign = '', text = ''] = atStart.exec(line) ?? [];
    if (sign) return `${mark.trim() === '' ? '-' : mark} ${text} (${meanings.get(sign)})`;
    return line.replace(atEnd, (_, words: string, end: string) => `${words} (${meanings.get(end)})`);
  });
}

/** 'What we look for (M = must have, N = nice to have)': the heading stands above its legend. */
const legendApart = (line: string): string => line.replace(/^([^()]{5,60}?)\s+\((.*)\)\s*$/, '$1\nKey: $2');

const NUMBERED_BY_KIND = /^\s*([ED])\d{1,2}[.):]?\s+(\S.*)$/;
/** '… - essential', '… : desirable' */
const KIND_AFTER_DASH = /\s+[-–—:]\s*(essential|desirable)\s*$/i;

/** What an advert says of a line's kind by its number ('E1', 'D2') or behind a dash stands in brackets, as elsewhere. */
function kindsWrittenOut(lines: readonly string[]): string[] {
  const numbers = new Set(lines.map((line) => NUMBERED_BY_KIND.exec(line.slice(0, LONGEST_POINT))?.[1]));
  const isNumbered = numbers.has('E') && numbers.has('D');
  return lines.map((line) => {
    if (line.length > LONGEST_POINT) return line;
    const [, letter, text] = (isNumbered && NUMBERED_BY_KIND.exec(line)) || [];
    if (letter && text) return `- ${text} (${letter === 'E' ? 'essential' : 'desirable'})`;
    return kindOfHeading(line) !== null ? `${line.trim()}:` : line.replace(KIND_AFTER_DASH, ' ($1)');
  });
}

/** '## You will need', '**You will need**': the signs of a heading where pages are written as plain text. */
const HASHES = /^\s*#{1,6}\s+(\S.*?)\s*#*$/;
const ALL_BOLD = /^\s*(\*\*|__)(?!\s)(.{2,90}?)\1:?\s*$/;
const BOLD = /(\*\*|__)(?=\S)([^*_]{1,120}?)\1/g;

function markupWrittenOut(lines: readonly string[]): string[] {
  const isMarkup = lines.some((line) => /^\s*##/.test(line));
  return lines.flatMap((line) => {
    if (line.length > LONGEST_POINT) return [line];
    const name = (isMarkup && HASHES.exec(line)?.[1]) || ALL_BOLD.exec(line)?.[2];
    const plain = (name ?? line).replace(BOLD, '$2');
    return name === undefined ? [plain] : ['', /[:?.!]$/.test(plain) ? plain : `${plain}:`];
  });
}

const MUST_CELL = /^(?:must(?: have)?|required|mandatory|need(?:ed)?|necessary|crucial|yes)$/i;
const MAY_CELL = /^(?:should|could|would(?: like)?|nice(?: to have)?|preferred|optional|desired|bonus|advantage|useful|helpful)$/i;
const kindOfCell = (cell: string): string | null => (MUST_CELL.test(cell) ? ESSENTIAL : MAY_CELL.test(cell) ? DESIRABLE : null);
const FEWEST_ROWS = 3;

/** A column of 'must', 'should' and 'could' says the kind of its row. */
function kindsOfCells(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const rows = lines.map((line) => (line.includes('\t') ? cellsOf(line) : []));
  for (const row of rows)
    row.forEach((cell, i) => {
      if (i > 0 && kindOfCell(cell)) counts.set(`${row.length}.${i}`, (counts.get(`${row.length}.${i}`) ?? 0) + 1);
    });
  return lines.map((line, at) => {
    const row = rows[at] ?? [];
    const isKind = (i: number): boolean => (counts.get(`${row.length}.${i}`) ?? 0) >= FEWEST_ROWS;
    return row.some((_, i) => isKind(i)) ? row.map((cell, i) => (isKind(i) ? (kindOfCell(cell) ?? 'E/D') : cell)).join('\t') : line;
  });
}

const BULLETS_WITHIN = /(?<=\S)\s*(?=[•●▪✓✔►]\s)/u;
const DASHES_WITHIN = /(?<=[\p{L}\d)%+'’])\s?-\s+(?=[\p{Lu}\d])/u;
const SQUASHED = /^([^:]{3,60}):\s*-\s+(.*)$/;

/** 'What you bring:- SQL- Excel', 'You need • SQL • Excel': a list that was pasted into one line. */
function squashedApart(line: string): string[] {
  if (line.length > LONGEST_SQUASHED || line.includes('\t')) return [line];
  const [, heading, list] = SQUASHED.exec(line) ?? [];
  if (heading && list) return ['', `${heading}:`, ...list.split(DASHES_WITHIN).map((one) => `- ${one.trim()}`)];
  const parts = line.split(BULLETS_WITHIN);
  return parts.length > 2 ? parts : [line];
}
const LONGEST_SQUASHED = 3_000;

const FEWEST_CHARACTERS_OF_FULL_LINE = 50;
const GOES_ON = /(?:,|\b(?:the|an?|of|in|on|at|to|for|with|from|by|and|or|our|your|is|are|as|that|who|be))$/;
const BEGINS_ITEM = /^\s*(?:[^\p{L}\p{N}\s("'‘“£]|\(?\p{L}[.)]\s|\(?\d{1,2}[.)\s])/u;

/** Characters: a paragraph, however it was pasted; what follows begins a line of its own. */
const LONGEST_JOINED = 600;

/** A line that was broken where the page ended goes on below: 'a working knowledge of the' / 'Highways Act'. */
function unbroken(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let before = '';
  for (const line of lines) {
    const isFull = before.length >= FEWEST_CHARACTERS_OF_FULL_LINE && !/[.!?:;\t]\s*$/.test(before) && !before.includes('\t');
    const isRest =
      isFull &&
      (whole.at(-1)?.length ?? 0) < LONGEST_JOINED &&
      line.trim() !== '' &&
      !line.includes('\t') &&
      !line.includes('|') &&
      !BEGINS_ITEM.test(line);
    if (isRest && (/^\s*[\p{Ll}(]/u.test(line) || GOES_ON.test(before.trimEnd()))) whole.push(`${whole.pop()?.trimEnd()} ${line.trim()}`);
    else whole.push(line);
    before = line;
  }
  return whole;
}

/** The lines of an advert as they stood before they were pasted. */
export const laidOut = (lines: readonly string[]): string[] =>
  kindsWrittenOut(
    signsWrittenOut(outlineWrittenOut(kindsOfCells(wholeRows(markupWrittenOut(unbroken(lines).flatMap(squashedApart)))))),
  ).flatMap((line) => line.split('\n'));
