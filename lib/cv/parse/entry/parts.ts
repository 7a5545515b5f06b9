import type { Piece } from '@/lib/cv/cv';
import { titleHeads } from '@/lib/facts/job-words';
import { tidy, type Line } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { CvText, Span } from '@/lib/cv/document/redacted-document';
import { endsShortened } from '@/lib/cv/document/shortened-words';
import { hasLetterOrDigit, startsSmall } from '../text-shapes';
import { remarkAround } from './head-dates';
import { bracketedName, withoutRemark, withoutSite } from './name-remarks';
import { employerScore, endsInShortTitle, titleScore } from './scores';

/** A part of an entry's head between separators: 'Store Manager' and 'Acme Ltd' in 'Store Manager | Acme Ltd'. */
export interface Part extends Span {
  text: string;
  /** Parts with the same number are separated by commas only. */
  group: number;
  line: number;
  bold: boolean;
  /** It followed 'at', so it is the employer: 'Office Temp at Suffolk Bureau'. */
  isAfterAt?: true;
}

/**
 * The separators between the parts of a head, besides commas. Each form begins with the separator and looks behind from there: a look
 * behind at every letter takes ten times as long.
 */
const separators = new RegExp(
  [
    '\\t', // 'Store Manager ⇥ Acme Ltd'
    ' ?[|•·●∙⋄] ?', // 'Store Manager | Acme Ltd'
    ' ~ ?| : | / ', // 'Acme Ltd ~ Store Manager', 'Acme Ltd : Store Manager', 'Acme Ltd / Store Manager / 2016 to date'
    ' [–—] |[–—] | [–—]', // 'Store Manager – Acme Ltd'
    ' (?<=[\\p{L}\\p{N}).] )- ', // 'Store Manager - Acme Ltd'
    '-(?<=\\p{Ll}{2}\\)?-)-{1,2}', // 'Store Manager--Acme Ltd', as LaTeX leaves it
    ' (?<=\\p{L} ) ?(?:@ |(?:at|from) (?=\\p{Lu}))', // 'Store Manager at Acme Ltd'
    ' (?<=\\p{Ll} )in (?=(?:my|our|an?) |\\p{Lu})', // 'Cook in my uncle’s restaurant', 'Nurse in Elm Hospital'
    '[.] (?<=\\p{Ll}[.] )(?=\\p{Lu})', // 'Warehouse op. Acme Supplies'
    ' (?:as|in the capacity of) (?=\\p{Lu})', // 'Acme Ltd, Leeds as Store Manager'
    ':(?<=\\p{L}{3}:) (?=\\p{Lu}|\\d{1,2} \\p{L})', // 'Employer: Acme Ltd', 'Leith Academy: 5 Standard Grades'
    '(?<=\\S) ?[(](?=[^)]{0,40}$)', // 'Store Manager (Acme Ltd', where the dates took the bracket
    ' {2,}', // 'Store Manager    Acme Ltd'
    '; (?=\\p{Lu})', // 'Store Manager; Acme Ltd'
    ' (?<=\\p{Ll} )(?=\\p{Lu})', // 'Store manager Acme Ltd'
  ].join('|'),
  'gu',
);

/** 'at Royal Lagan Hospital' on a line of its own. */
export const opensWithAt = /^at (?=\p{Lu})/u;
const endsWithAt = /(?:^| )(?:at|@|in) $/;
/** Belongs to the name before the comma: 'Acme, Inc'. */
const legalForm = /^(?:inc|ltd|llc|llp|plc|co|corp|s\.?l|s\.?a|gmbh|limited|jr)\.?$/i;

interface Cut {
  at: number;
  length: number;
}

/** The parts of the lines of a head, without the dates and a length of stay in brackets after them. */
export function partsOf(text: CvText, lines: readonly Line[], dates: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let group = 0;
  lines.forEach((line, lineNumber) => {
    for (const stretch of withoutDates(line, dates)) {
      const own = text.slice(stretch.start, stretch.end);
      let from = stretch.start + (opensWithAt.exec(own)?.[0].length ?? 0);
      for (const cut of [...cutsOf(own, stretch, line), { at: stretch.end, length: 0 }]) {
        const first = parts.length;
        if (addGroup(text, { start: from, end: cut.at }, group, lineNumber, line, parts)) group += 1;
        const opening = parts[first];
        if (opening && endsWithAt.test(text.slice(stretch.start, from))) opening.isAfterAt = true;
        from = cut.at + cut.length;
      }
    }
  });
  return parts;
}

/** The positions of separators, and of the end of bold type: '**Store Manager** Acme Ltd'. */
function cutsOf(own: string, stretch: Span, line: Line): Cut[] {
  const cuts = matchesOf(separators, own)
    .filter((match) => !isPartOfName(own, match))
    .map((match): Cut => ({ at: stretch.start + match.index, length: match[0].length }));
  const boldEnd = line.items.find(({ boldUntil = -1 }) => boldUntil > stretch.start && boldUntil < stretch.end)?.boldUntil;
  if (boldEnd !== undefined && !cuts.some(({ at, length }) => Math.abs(at - boldEnd) < 3 || Math.abs(at + length - boldEnd) < 3)) {
    cuts.push({ at: boldEnd, length: 0 });
    cuts.sort((a, b) => a.at - b.at);
  }
  return cuts;
}

/** The part with another end. Field by field, because engines run faster on objects of one shape than on copies. */
export function endingAt(part: Part, end: number, text: string): Part {
  const { start, group, line, bold, isAfterAt } = part;
  const made: Part = { start, end, text, group, line, bold };
  if (isAfterAt) made.isAfterAt = isAfterAt;
  return made;
}

/** One part from the first to the last, with what stands between them. */
export function joinParts(text: CvText, parts: readonly Part[]): Part | null {
  const [first] = parts;
  const end = parts.at(-1)?.end ?? 0;
  return first ? endingAt(first, end, text.slice(first.start, end)) : null;
}

export const toPiece = ({ text, start, end }: Part): Piece => ({ text: tidy(text), start, end });

/** Whether the space at `at` separates a title in lower case from an employer: 'Healthcare assistant St Mary’s Hospital'. */
function separatesTitleFromEmployer(text: string, at: number): boolean {
  const word = text.slice(text.lastIndexOf(' ', at - 1) + 1, at);
  return titleHeads.has(word) && word.length < at && employerScore(text.slice(at + 1)) >= 2;
}

/** 'Cook in my uncle’s restaurant' */
function isBetweenTitleAndFirm(text: string, end: number, start: number): boolean {
  const [firm = ''] = text.slice(start).split(',', 1);
  return employerScore(firm) >= 2 && titleScore(text.slice(text.lastIndexOf(',', end) + 1, end)) >= 2;
}

/** 'Warehouse op. Acme Supplies', 'Suresnes Road garage. Bus driver': one of the names at the stop is a title. */
function isStopBesideTitle(text: string, end: number, start: number): boolean {
  const [behind = ''] = text.slice(start).split(/[.,]/, 1);
  const before = text.slice(0, end).split(/[.,]/).at(-1) ?? '';
  if (endsInShortTitle(text.slice(0, end))) return true;
  // 'Snr. Developer', 'Head Teacher St. Mary’s School': a shortened word ends no name.
  return endsInWholeWord.test(text.slice(0, end)) && (titleScore(behind) >= 2 || titleScore(before) >= 2);
}

const endsInWholeWord = /\p{L}{5}$|\p{L}{3}\)$/u;

/** No employer follows in 'First Aid at Work', 'Working at Height'. */
const atNobody: ReadonlySet<string> = new Set(['Work', 'Height', 'Heights', 'Sea', 'Home']);

/** Whether what looks like a separator is part of a name. */
function isPartOfName(text: string, { 0: mark, index = 0 }: RegExpMatchArray): boolean {
  if (mark === ' ') return !separatesTitleFromEmployer(text, index);
  // 'Technical Lead / Architect' is one title; 'Acme Ltd / Store Manager / 2016 to date' has two slashes.
  if (mark === ' / ') return text.split(' / ').length < 3;
  if (mark === '. ') return !isStopBesideTitle(text, index, index + mark.length);
  if (mark === ' in ') return !isBetweenTitleAndFirm(text, index, index + mark.length);
  if (mark.endsWith(' as ')) return titleScore(text.slice(index + mark.length)) < 2;
  if (mark !== ' at ' && mark !== ' from ') return false;
  if (atNobody.has(/^\p{L}+/u.exec(text.slice(index + mark.length))?.[0] ?? '')) return true;
  // 'Chef, The Boathouse at Flushing': after a comma, 'at' follows a title only where a title is before it.
  const comma = text.lastIndexOf(',', index);
  return comma >= 0 && titleScore(text.slice(comma + 1, index)) < 1;
}

/** '6 yrs 9 mos', '(two years)', '(less than a year)', '16 hours a week', 'one morning a week' */
export const lengthOfStay =
  /^\(?(?:less than )?(?:\d{1,2}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)[ -]?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|mornings?|afternoons?|evenings?|hours?|hrs?)(?: (?:a|per) week|,? (?:and )?\d{1,2} ?(?:months?|mos?))?\)?$/i;
/** A length of stay in brackets after the dates. */
const bracketsAfterDates = /^ ?(\([^()]{3,30}\))/;

/** The rest of the brackets around dates: '(2011 – 2013, weekends)'. */
const remarkAfterDates = /^[,;:]? \p{Ll}[^()]{1,40}(?=\))/u;

/** Where the dates end with a stay or a dated remark after them: 'Feb 2020 – Present (6 yrs 9 mos)', '2015 to present (promoted May 2018)'. */
function endWithStay(line: Line, date: Span, dates: readonly Span[]): number {
  const [before, behind] = [line.text.slice(0, date.start - line.start), line.text.slice(date.end - line.start)];
  const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
  const remark = isInside ? remarkAfterDates.exec(behind) : null;
  const [whole = '', stay = ''] = bracketsAfterDates.exec(behind) ?? [];
  const isDated = dates.some(({ start }) => start > date.end && start < date.end + whole.length);
  return date.end + (remark?.[0] ?? (lengthOfStay.test(stay) || (isDated && startsSmall(stay.slice(1))) ? whole : '')).length;
}

function withoutDates(line: Line, dates: readonly Span[]): Span[] {
  const stretches: Span[] = [];
  let from = line.start;
  for (const date of dates) {
    if (date.end <= line.start || date.start >= line.end) continue;
    const remark = remarkAround(line, date);
    const start = remark?.start ?? date.start;
    if (start > from) stretches.push({ start: from, end: start });
    from = Math.max(from, remark?.end ?? endWithStay(line, date, dates));
  }
  if (from < line.end) stretches.push({ start: from, end: line.end });
  return stretches;
}

/** Adds the parts of a stretch between two separators, split at commas. Returns whether there were any. */
function addGroup(text: CvText, stretch: Span, group: number, lineNumber: number, line: Line, parts: Part[]): boolean {
  let from = stretch.start;
  let isAdded = false;
  for (const at of [...commasOf(text.slice(stretch.start, stretch.end), stretch.start), stretch.end]) {
    const span = trimSpan(text, from, at);
    const previous = parts.at(-1);
    if (span && previous && isAdded && legalForm.test(text.slice(span.start, span.end))) {
      previous.end = span.end;
      previous.text = onOneLine(text.slice(previous.start, span.end));
    } else if (span) {
      addPart(text, span, group, lineNumber, line, parts);
      isAdded = true;
    }
    from = at + 1;
  }
  return isAdded;
}

function addPart(text: CvText, span: Span, group: number, lineNumber: number, line: Line, parts: Part[]): void {
  const bold = line.items.some((item) => item.bold && item.start <= span.start && item.end > span.start);
  const own = withoutRemark(withoutSite(onOneLine(text.slice(span.start, span.end))));
  const place = bracketedName(own);
  const whole: Part = { start: span.start, end: span.start + own.length, text: own, group, line: lineNumber, bold };
  if (place === null) {
    parts.push(whole);
    return;
  }
  parts.push({ ...whole, end: span.start + place.before, text: own.slice(0, place.before) });
  parts.push({ ...whole, start: span.start + place.from, end: whole.end - 1, text: own.slice(place.from, -1) });
}

/** The positions of commas outside brackets and outside 'Waiter, then Head Waiter'. */
const commasOf = (own: string, start: number): number[] =>
  own.includes(',')
    ? [...own.matchAll(/,/g)]
        .map(({ index }) => index)
        .flatMap((at) => (isInBrackets(own, at) || isBeforeNextTitle(own, at) ? [] : [start + at]))
    : [];

const isBeforeNextTitle = (own: string, at: number): boolean =>
  own.startsWith(' then ', at + 1) && titleScore(own.slice(own.lastIndexOf(',', at - 1) + 1, at)) >= 2;

const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

function isInBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && text.lastIndexOf(')', at) < open && text.indexOf(')', at) >= 0;
}

const looseBefore: ReadonlySet<string> = new Set(' \t\n\r\f\v\u00a0,;:|•·–—~-.)@/');
const looseAfter: ReadonlySet<string> = new Set(' \t\n\r\f\v\u00a0,;:|•·–—~-(/');

/** The stretch without the marks at its ends; null where it holds no word. */
function trimSpan(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && looseBefore.has(text.charAt(from))) from += 1;
  while (to > from && looseAfter.has(text.charAt(to - 1))) to -= 1;
  if (text.charAt(to - 1) === ')' && !text.slice(from, to).includes('(')) to -= 1;
  if (text.charAt(to - 1) === '.' && !endsShortened(text.slice(from, to))) to -= 1;
  return hasLetterOrDigit(text.slice(from, to)) ? { start: from, end: to } : null;
}
