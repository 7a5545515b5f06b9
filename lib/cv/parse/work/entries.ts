import wordlists from '@/lib/facts/wordlists.json';
import type { DateRange } from '@/lib/cv/cv';
import { datesOf, findDates } from '../dates/dates';
import { datesOverTwoLines } from '../dates/dates-over-lines';
import { employerScore, opensWithAt, titleScore } from '../entry-parts';
import type { Line } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { wraps } from '../statements';

/** An entry of a dated section before its fields are told apart: the lines of its head, and those of its body. */
export interface RawEntry {
  head: Line[];
  body: Line[];
  dates: DateRange | null;
  /** Where the dates stand, when a narrow column broke them over two lines. */
  rail: Span[];
}

type Role = 'date' | 'head' | 'body';

interface Judged {
  line: Line;
  role: Role;
  dates: DateRange | null;
  rail?: Span[];
}

/** Longest line that can belong to the head of an entry. */
const maxHeadWords = 16;
const maxHeadLines = 4;
const maxHeadLength = 260;

/**
 * Cuts a dated section into entries. A dated short line is an anchor; how many lines of the head stand above it is
 * decided once for the whole document, from the entries where it is plain to see.
 */
export function cutEntries(lines: readonly Line[], linesAbove?: number): RawEntry[] {
  const judged = judge(lines.map(withoutMark));
  const anchors = judged.flatMap(({ role }, index) => (role === 'date' ? [index] : []));
  if (anchors.length === 0) return cutByLook(lines, judged);
  const above = linesAbove ?? votedLinesAbove(judged, anchors);
  const starts = anchors.map((anchor, n) => headStart(judged, anchor, anchors[n - 1] ?? -1, above));
  return starts.flatMap((start, n) => {
    const anchor = anchors[n] ?? start;
    const end = starts[n + 1] ?? judged.length;
    const undated = undatedStart(judged, start, anchor, end);
    const entry = entryOf(judged, start, anchor, undated ?? end);
    return undated === null ? [entry] : [entry, entryOf(judged, undated, undated, end)];
  });
}

/** '• Company: Elm Hospice': a form that is printed as a list is a form all the same. */
function withoutMark(line: Line): Line {
  if (
    line.bullet === undefined ||
    !/^(?:company|employer|organi[sz]ation|position|job title|role|website|start date|end date|dates?)[:\t]/i.test(line.text)
  )
    return line;
  const { bullet: _mark, ...plain } = line;
  return plain;
}

/** A role without dates below a dated one: set like the heads above, and it reads like a title. */
function undatedStart(judged: readonly Judged[], start: number, anchor: number, end: number): number | null {
  const model = judged[start]?.line;
  const isBold = model?.items[0]?.bold ?? false;
  if (!model || !(isBold || model.headingLevel !== undefined)) return null;
  for (let index = anchor + 2; index < end; index += 1) {
    const one = judged[index];
    if (!one || one.role !== 'head' || judged[index - 1]?.role !== 'body') continue;
    const looksAlike =
      (one.line.items[0]?.bold ?? false) === isBold && one.line.headingLevel === model.headingLevel && one.line.size === model.size;
    if (looksAlike && titleScore(one.line.text) >= 2) return index;
  }
  return null;
}

function judge(lines: readonly Line[]): Judged[] {
  const judged: Judged[] = [];
  let bullet: Line | null = null;
  const headed = lines.map((line) => (line.bullet === undefined ? headDates(line, maxHeadWords) : null));
  const margin = leftMargin(lines, headed);
  const middle = sharedMiddle(lines, headed);
  // a section that begins with a marked line over dates marks its jobs, whatever they are called by first
  const [top, second] = lines;
  const marksJobs = top !== undefined && isOverDates(top, second);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (line.bullet !== undefined && isMarkedHead(line, lines[index + 1], lines[index + 2], marksJobs)) {
      judged.push({ line, role: 'head', dates: null });
      bullet = null;
      continue;
    }
    if (line.bullet !== undefined) {
      const dates = line.words <= maxHeadWords ? headDates(line, hasDateItem(line) ? maxHeadWords : 5) : null;
      judged.push({ line, role: dates && !dates.single ? 'date' : 'body', dates });
      bullet = line;
      continue;
    }
    if (line.isBody || (previous && judged.at(-1)?.role === 'body' && isRestOfSentence(previous, line))) {
      judged.push({ line, role: 'body', dates: null });
      continue;
    }
    const isWrapped =
      bullet !== null &&
      previous !== undefined &&
      judged.at(-1)?.role === 'body' &&
      wraps(bullet, previous, line) &&
      (/^\p{Ll}/u.test(line.text) || !headDates(line, 8));
    if (isWrapped) {
      judged.push({ line, role: 'body', dates: null });
      continue;
    }
    const next = lines[index + 1];
    const broken = next && datesOverTwoLines(line, next);
    if (broken) {
      judged.push({ line, role: 'date', ...broken });
      bullet = null;
      continue;
    }
    const inRail = judged.at(-1)?.rail?.[1];
    const dates = inRail && inRail.start >= line.start ? null : (headed[index] ?? null);
    const isCentred = middle !== null && Math.abs((middleOf(line) ?? 0) - middle) < 3;
    const isIndented = margin !== null && line.left !== null && line.left > margin + 6 && !line.isBold && !isCentred;
    const isHead = !isIndented && isHeadLike(line, previous) && !isClosed(line, judged.at(-1)) && !isTags(line, judged.at(-1));
    const role: Role = dates ? 'date' : isHead ? 'head' : 'body';
    judged.push({ line, role, dates });
    bullet = null;
  }
  return judged;
}

/** '• Site Manager, Acme Ltd' over 'Jan 2019 - Present': a page whose list marks the jobs themselves. */
function isMarkedHead(line: Line, next: Line | undefined, after: Line | undefined, marksJobs: boolean): boolean {
  if (!isOverDates(line, next)) return false;
  if (marksJobs) return true;
  const isTitled = titleScore(line.text) >= 2 && !/\.$/.test(line.text);
  // 'Making tea for the manager' over the dates of the next job, whose title stands below them
  return isTitled && !(after && after.bullet === undefined && titleScore(after.text) >= 2);
}

function isOverDates(line: Line, next: Line | undefined): boolean {
  if (line.bullet === undefined || !next || next.bullet !== undefined || next.words > 9) return false;
  if (line.words > maxHeadWords || isProse(line.text)) return false;
  const range = datesOf(next).find(({ single }) => !single);
  const isLevel = line.left === null || next.left === null || Math.abs(line.left - next.left) < 3;
  return range?.start === next.start && isLevel && datesOf(line).length === 0;
}

/** '• Staff Nurse at Elm Hospice ⇥ 2019 - 2021': dates set apart are those of a job, bullet or not. */
const hasDateItem = ({ items, start, text }: Line): boolean =>
  items.length === 2 &&
  items.some((item) => findDates(text.slice(item.start - start, item.end - start)).some((range) => isWholly(range, item.end - item.start)));

const isWholly = ({ start, end, single }: DateRange, length: number): boolean => !single && end - start >= length - 2;

/** 'trainer since 2022.' below a line of running text that has not ended. */
const isRestOfSentence = (previous: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  previous.block === line.block &&
  (previous.words > 6 || previous.isBody === true) &&
  !/[.!?:]$/.test(previous.text);

/** Where the heads of the entries begin, so that what is set further in is their body even without a bullet. */
function leftMargin(lines: readonly Line[], dates: readonly (DateRange | null)[]): number | null {
  const lefts = lines.flatMap((line, index) => {
    const range = dates[index];
    if (!range) return [];
    const own = line.items.find((item) => item.start >= range.end || item.end <= range.start) ?? line.items[0];
    return own?.box ? [own.box.x] : [];
  });
  return lefts.length > 0 ? Math.max(...lefts) : null;
}

const middleOf = ({ left, right }: Line): number | null => (left === null || right === null ? null : (left + right) / 2);

/** Round which line the dated lines are set, where they begin at different places. */
function sharedMiddle(lines: readonly Line[], dates: readonly (DateRange | null)[]): number | null {
  const dated = lines.filter((line, index) => line.items.length === 1 && dates[index]);
  const lefts = dated.flatMap(({ left }) => (left === null ? [] : [left]));
  const middles = dated.flatMap((line) => middleOf(line) ?? []);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return middles.length > 1 && spread(middles) < 3 && spread(lefts) > 6 ? (middles[0] ?? null) : null;
}

/** The dates of a line that reads like the head of an entry, not like a sentence that mentions a year. */
function headDates(line: Line, maxWords: number): DateRange | null {
  if (line.words > maxWords + 8 || line.text.length > maxHeadLength) return null;
  const all = datesOf(line);
  const range = all.find((one) => !one.single) ?? all.at(-1);
  if (!range || (/\p{Ll}{2}\.$/u.test(line.text) && isMostlySmall(line.text))) return null;
  const before = line.text.slice(0, range.start - line.start);
  const after = line.text.slice(range.end - line.start);
  const rest = `${before} ${after}`.trim();
  const words = rest.match(/[\p{L}\p{N}&]+/gu)?.length ?? 0;
  if (words > maxWords) return null;
  if (!range.single) return /\b(?:between|during|over|in)\s*$/i.test(before) && words > 5 ? null : range;
  const atEdge =
    before.trim() === '' ||
    /[\t|,(–—•·:-]\s*$/.test(before) ||
    line.items.some((item) => Math.abs(item.start - range.start) < 2) ||
    words <= 4;
  const closes = /^[\s).,|]*$/.test(after) || before.trim() === '';
  return atEdge && closes && !/\b(?:in|since|by|for|during|of|from)\s*$/i.test(before) && (!/[.!?]$/.test(rest) || after.startsWith(':'))
    ? range
    : null;
}

/** Headings inside an entry: 'Key achievements:', 'Clinical duties'. */
const bodyLabel =
  /^(?:[\p{L}-]{3,14} (?:highlights|achievements|accomplishments|responsibilities|duties)\s?:?$|(?:key |main |selected |core )?(?:highlights|achievements|accomplishments|responsibilities|duties|tasks|results|projects|technologies|technology|environment|tools|description|summary|overview|skills|reason for leaving|courses|modules)(?: (?:include|included|and (?:duties|responsibilities|achievements)))?\s?(?::|$))/iu;

function isHeadLike(line: Line, previous: Line | undefined): boolean {
  if (line.words > maxHeadWords || line.text.length > 140) return false;
  if (isBehindAt(line, previous)) return true;
  if (/[.;]$/.test(line.text) && line.words > 6 && !/\b(?:Ltd|Inc|Co|plc|[A-Z])\.$/.test(line.text)) return false;
  if (isProse(line.text) || isSentence(line.text) || isRemark(line, previous) || bodyLabel.test(line.text)) return false;
  if (/^[\p{Ll}(]/u.test(line.text) && !line.isBold) return false;
  if (
    previous &&
    previous.bullet === undefined &&
    !previous.isBold &&
    line.left !== null &&
    previous.words > 12 &&
    (line.gapAbove ?? 0) < 0.5 &&
    !line.isBold
  )
    return false;
  return true;
}

/** 'at Royal Lagan Hospital' below 'Staff Nurse', or above the roles it was the employer of. */
const isBehindAt = ({ text, words }: Line, previous: Line | undefined): boolean =>
  opensWithAt.test(text) && words <= 9 && !/\.$/.test(text) && (previous === undefined || !isProse(previous.text));

/** 'Hired and trained five technicians.' */
const isSentence = (text: string): boolean => /(?:\p{Ll}{3}|%)\.$/u.test(text) && (text.match(/ \p{Ll}+(?= )/gu)?.length ?? 0) >= 2;

/** 'Two AA rosettes, 70 covers.' below a head that ends without a full stop. */
const isClosed = ({ text }: Line, above: Judged | undefined): boolean =>
  above !== undefined && above.role !== 'body' && !above.line.text.endsWith('.') && /[\p{Ll}\d]{2}\.$/u.test(text) && !shortened.test(text);

/** 'Welding • Rigging • Forklift' below the points of a job. */
const isTags = ({ text }: Line, above: Judged | undefined): boolean => {
  const tags = text.split(/ [•·|] /);
  return above?.role === 'body' && tags.length >= 3 && tags.every((tag) => titleScore(tag) < 2 && employerScore(tag) < 1.5);
};

const shortened = /\b(?:Ltd|Inc|Co|plc|Corp|Bros|Jr|St|Dept|Assoc|Univ|Hosp)\.$/i;

/** 'Post, filing, tea.': a full stop, and no capital but the first; or a full stop in plain type under a bold head. */
const isRemark = ({ text, isBold, items }: Line, previous: Line | undefined): boolean =>
  (previous?.isBold === true && !isBold && items.length === 1 && /[\p{L}\d]{2}\.$/u.test(text) && !shortened.test(text)) ||
  (!isBold && /\p{Ll}{3}\.$/u.test(text) && !/[ (\t]\p{Lu}/u.test(text));

const isMostlySmall = (text: string): boolean => (text.match(/(?<![\p{L}])\p{Ll}[\p{Ll}'’-]+/gu)?.length ?? 0) >= 3;

const actionVerbs: ReadonlySet<string> = new Set(Object.values(wordlists.actionVerbs).flatMap(({ strong }) => strong));

/** Mostly small words, or a verb that reports a deed: what somebody did, not what they were. */
export function isProse(text: string): boolean {
  const words = text.split(/[\s/]+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < 4) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (actionVerbs.has((words[0] ?? '').toLowerCase())) return small >= 2;
  return words.length >= 6 && small >= words.length * 0.6;
}

/** How many head lines stand above the dated one, by the entries that begin a section or follow a body. */
export function votedLinesAbove(judged: readonly Judged[], anchors: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const anchor of anchors) {
    let count = 0;
    while (anchor - count - 1 >= 0 && judged[anchor - count - 1]?.role === 'head' && count < maxHeadLines) count += 1;
    const before = judged[anchor - count - 1];
    const isClear = !before || before.role === 'body';
    if (isClear) votes.set(count, (votes.get(count) ?? 0) + 1);
  }
  let best = 0;
  let most = 0;
  for (const [count, number] of [...votes].sort((a, b) => a[0] - b[0])) if (number > most) [best, most] = [count, number];
  return best;
}

function headStart(judged: readonly Judged[], anchor: number, previousAnchor: number, above: number): number {
  let start = anchor;
  const canTake = (index: number): boolean => index > previousAnchor && judged[index]?.role === 'head';
  while (anchor - start < above && canTake(start - 1)) start -= 1;
  // where a body stands before, every head line up to it is this entry's: an employer's line over a promotion
  let reach = start;
  while (anchor - reach < maxHeadLines && canTake(reach - 1)) reach -= 1;
  const before = judged[reach - 1];
  if (reach === anchor && before?.role === 'body') return headOverSentence(judged, anchor, previousAnchor) ?? reach;
  return !before || before.role === 'body' ? reach : start;
}

/** 'Sous Chef at The Gilded Heron' over 'Two rosettes, 70 covers.' over '2021 - Present', on a line of their own. */
function headOverSentence(judged: readonly Judged[], anchor: number, previousAnchor: number): number | null {
  const [head, sentence, dated, below] = [anchor - 2, anchor - 1, anchor, anchor + 1].map((index) => judged[index]);
  if (!head || !sentence || !dated?.dates || head.role !== 'head' || anchor - 2 <= previousAnchor || below?.role === 'head') return null;
  const isAlone = dated.dates.end - dated.dates.start >= dated.line.text.trim().length;
  return isAlone && (sentence.line.bullet === undefined || previousAnchor < 0) && titleScore(head.line.text) >= 2 ? anchor - 2 : null;
}

function entryOf(judged: readonly Judged[], start: number, anchor: number, end: number): RawEntry {
  let bodyFrom = anchor + 1;
  while (bodyFrom < end && bodyFrom - anchor <= 3 && judged[bodyFrom]?.role === 'head') bodyFrom += 1;
  return {
    head: judged.slice(start, bodyFrom).map(({ line }) => line),
    body: judged.slice(bodyFrom, end).map(({ line }) => line),
    dates: judged[anchor]?.dates ?? null,
    rail: judged[anchor]?.rail ?? [],
  };
}

/** No dates anywhere: a head is what stands out (bold, larger) or stands before bullets. */
function cutByLook(lines: readonly Line[], judged: readonly Judged[]): RawEntry[] {
  const entries: RawEntry[] = [];
  const someBold = lines.some((line) => line.isBold) && !lines.every((line) => line.isBold);
  const hasBody = judged.some(({ role }) => role === 'body');
  for (const [index, { line, role }] of judged.entries()) {
    const previous = judged[index - 1];
    const opens = role === 'head' && (someBold ? line.isBold && !previous?.line.isBold : !previous || previous.role === 'body' || !hasBody);
    const current = entries.at(-1);
    if (opens || !current) entries.push({ head: [line], body: [], dates: null, rail: [] });
    else if (role === 'head' && current.body.length === 0 && current.head.length < maxHeadLines) current.head.push(line);
    else current.body.push(line);
  }
  return entries.filter(({ head }) => head[0] !== undefined && judged.some(({ line, role }) => line === head[0] && role === 'head'));
}
