import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { countries, foreignCities, isPlaceName, regions, ukTowns } from '@/lib/facts/places';
import type { Line } from '../document/lines';
import { alphanumericKey, matchesOf, normaliseForMatch } from '../document/normalise';
import type { CvText, Span } from '../document/redacted-document';

/** A stretch of an entry's head between separators. */
export interface Part extends Span {
  text: string;
  /** Parts of one group were divided by commas only. */
  group: number;
  line: number;
  bold: boolean;
  /** 'at' stood before it: 'Office Temp at Suffolk Bureau' leaves no doubt who employs whom. */
  isBehindAt?: true;
}

/** Each sign is looked for first and what stands before it only then: asking at every letter what precedes it takes ten times as long. */
const strong =
  /\t| ?[|•·●∙⋄] ?| [–—] |[–—] | [–—]| (?<=[\p{L}\p{N}).] )- |-(?<=\p{Ll}{2}\)?-)-{1,2}| (?<=\p{L} ) ?(?:@ |(?:at|from) (?=\p{Lu}))|:(?<=\p{L}{3}:) (?=\p{Lu})|(?<=\S) ?[(](?=[^)]{0,40}$)| {2,}|; (?=\p{Lu})/gu;
/** 'at Royal Lagan Hospital' on a line of its own. */
export const opensWithAt = /^at (?=\p{Lu})/u;
const legalForm = /^(?:inc|ltd|llc|llp|plc|co|corp|s\.?l|s\.?a|gmbh|limited|jr)\.?$/i;

/** The parts of the head lines, dates taken out. A closing date in brackets takes its brackets along. */
export function partsOf(text: CvText, lines: readonly Line[], dates: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let group = 0;
  lines.forEach((line, lineNumber) => {
    for (const piece of withoutDates(line, dates)) {
      const own = text.slice(piece.start, piece.end);
      let from = piece.start + (opensWithAt.exec(own)?.[0].length ?? 0);
      const cuts = matchesOf(strong, own)
        .filter((match) => !isPartOfName(own, match))
        .map((match) => ({ at: piece.start + match.index, length: match[0].length }));
      const face = line.items.find(({ boldUntil = -1 }) => boldUntil > piece.start && boldUntil < piece.end)?.boldUntil;
      if (face !== undefined && !cuts.some(({ at, length }) => Math.abs(at - face) < 3 || Math.abs(at + length - face) < 3)) {
        cuts.push({ at: face, length: 0 });
        cuts.sort((a, b) => a.at - b.at);
      }
      for (const cut of [...cuts, { at: piece.end, length: 0 }]) {
        const first = parts.length;
        if (addGroup(text, from, cut.at, group, lineNumber, line, parts)) group += 1;
        const opening = parts[first];
        if (opening && /(?:^| )(?:at|@) $/.test(text.slice(piece.start, from))) opening.isBehindAt = true;
        from = cut.at + cut.length;
      }
    }
  });
  return parts.filter((site) => {
    const host = hostOf(site.text);
    return host === null || !parts.some((part) => part !== site && part.line === site.line && isNamedBy(host, part.text, site.text));
  });
}

/** The part with another end, field by field: parts are alike to the machine, where copies are not. */
export function endingAt(part: Part, end: number, text: string): Part {
  const { start, group, line, bold, isBehindAt } = part;
  const made: Part = { start, end, text, group, line, bold };
  if (isBehindAt) made.isBehindAt = isBehindAt;
  return made;
}

/** 'Chef, The Boathouse at Flushing': behind a comma 'at' parts a job from a firm only where a job stands before it. */
function isPartOfName(text: string, { 0: mark, index = 0 }: RegExpMatchArray): boolean {
  if (!/^ (?:at|from) $/.test(mark)) return false;
  const comma = text.lastIndexOf(',', index);
  return comma >= 0 && titleScore(text.slice(comma + 1, index)) < 1;
}

/** 'Penarth Data ⇥ penarthdata.example': the site says the name beside it again, or its first word. */
const isNamedBy = (host: string, name: string, site: string): boolean =>
  name !== site && alphanumericKey(name.replace(/&/g, 'and')).startsWith(alphanumericKey(host));

const hostOf = (site: string): string | null =>
  (site.includes('.') && /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{3,60})\.\p{L}{2,20}\S{0,80}$/u.exec(site)?.[1]) || null;

/** '6 yrs 9 mos', '(two years)' */
export const lengthOfStay =
  /^\(?(?:\d{1,2}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)[ -]?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)(?:,? (?:and )?\d{1,2} ?(?:months?|mos?))?\)?$/i;
const bracketed = /^ ?(\([^()]{3,30}\))/;

/** 'Feb 2020 – Present (6 yrs 9 mos) Leeds': how long it lasted belongs to the dates. */
function endWithStay(line: Line, date: Span): number {
  const [whole = '', stay = ''] = bracketed.exec(line.text.slice(date.end - line.start)) ?? [];
  return lengthOfStay.test(stay) ? date.end + whole.length : date.end;
}

function withoutDates(line: Line, dates: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let from = line.start;
  for (const date of dates) {
    if (date.end <= line.start || date.start >= line.end) continue;
    if (date.start > from) pieces.push({ start: from, end: date.start });
    from = Math.max(from, endWithStay(line, date));
  }
  if (from < line.end) pieces.push({ start: from, end: line.end });
  return pieces;
}

function addGroup(text: CvText, start: number, end: number, group: number, lineNumber: number, line: Line, parts: Part[]): boolean {
  let from = start;
  let added = false;
  const own = text.slice(start, end);
  const commas = !own.includes(',')
    ? []
    : [...own.matchAll(/,/g)].map((match) => start + match.index).filter((at) => !insideBrackets(own, at - start));
  for (const at of [...commas, end]) {
    const span = trimSpan(text, from, at);
    const previous = parts.at(-1);
    if (span && previous && added && legalForm.test(text.slice(span.start, span.end))) {
      previous.end = span.end;
      previous.text = text.slice(previous.start, span.end).replace(/\n/g, ' ');
    } else if (span) {
      const bold = line.items.some((item) => item.bold && item.start <= span.start && item.end > span.start);
      const own = withoutRemark(withoutSite(text.slice(span.start, span.end).replace(/\n/g, ' ')));
      const place = bracketedPlace(own);
      const whole = { start: span.start, end: span.start + own.length, text: own, group, line: lineNumber, bold };
      if (place === null) parts.push(whole);
      else {
        parts.push({ ...whole, end: span.start + place.before, text: own.slice(0, place.before) });
        parts.push({ ...whole, start: span.start + place.from, end: whole.end - 1, text: own.slice(place.from, -1) });
      }
      added = true;
    }
    from = at + 1;
  }
  return added;
}

/** 'Calder Foods calderfoods.example': a firm's site says its name again, and may stand there as a placeholder. */
function withoutSite(text: string): string {
  const [shown] = (text.includes('[URL') && / \(?\[URL[^\]]{0,30}\]\)?$/.exec(text)) || [];
  if (shown !== undefined) return text.slice(0, -shown.length);
  const at = text.lastIndexOf(' ');
  const site =
    at < 2 || !text.includes('.', at)
      ? null
      : /^\(?(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{2,60})\.\p{L}{2,20}\S{0,80}$/u.exec(text.slice(at + 1));
  const isOwn = site?.[1] !== undefined && alphanumericKey(text.slice(0, at).replace(/&/g, 'and')) === alphanumericKey(site[1]);
  return isOwn ? text.slice(0, at) : text;
}

/** 'Manor Hotel, Craven Edge (weddings, 120 covers)': what brackets tell of a firm or town is no part of its name; a title keeps its own. */
function withoutRemark(text: string): string {
  const open = text.lastIndexOf(' (');
  if (open < 2 || !text.endsWith(')') || !/^[\p{Ll}\d]/u.test(text.slice(open + 2))) return text;
  const before = text.slice(0, open);
  const isNamed = isPlace(before) || employerScore(before) >= 1.5 || text.slice(open).includes(',');
  return isNamed && titleScore(before) < 2 ? before : text;
}

/** 'Tesk Foods (Leeds)': where the name ends and where the place begins; null where the brackets hold no place. */
function bracketedPlace(text: string): { before: number; from: number } | null {
  const open = text.lastIndexOf(' (');
  if (open < 1 || !text.endsWith(')')) return null;
  const inside = text.slice(open + 2, -1);
  // 'The Hafod Trust (Devil's Bridge)': no list knows every village, but an organisation's brackets rarely hold another proper name
  const before = text.slice(0, open);
  const isOrganisation = employerScore(before) >= 1.5 && titleScore(before) < 1 && !/universit|college|school|academy/i.test(before);
  const isVillage = isOrganisation && villageShape.test(inside) && titleScore(inside) < 1 && employerScore(inside) < 1;
  if (!isPlace(inside) && !isVillage) return null;
  return { before: open, from: open + 2 };
}

const villageShape =
  /^(?!(?:Formerly|Now|Previously|Part|Via|Agency|Contract|Temporary|Temp|Permanent|Retail|Full|Freelance|Voluntary|Volunteer)\b)\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:[\p{Lu}][\p{L}'’-]*|on|upon|the|in|under|le)){0,3}$/u;

function insideBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && text.lastIndexOf(')', at) < open && text.indexOf(')', at) >= 0;
}

function trimSpan(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && /[\s,;:|•·–—\-.)@/]/.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;:|•·–—\-(/]/.test(text.charAt(to - 1))) to -= 1;
  if (text.charAt(to - 1) === ')' && !text.slice(from, to).includes('(')) to -= 1;
  if (text.charAt(to - 1) === '.' && !/(?:\b[A-Za-z]|Ltd|Inc|Co|Corp|Jr|St)\.$/.test(text.slice(from, to))) to -= 1;
  return /[\p{L}\p{N}]/u.test(text.slice(from, to)) ? { start: from, end: to } : null;
}

/** Words of a part for looking up: 'Co-ordinators' counts as 'co-ordinator'. */
const wordsOf = (text: string): string[] =>
  normaliseForMatch(text)
    .replace(/\([^)]{0,60}\)/g, ' ')
    .split(/[\s/,&]+/)
    .map((word) => (plainWord.test(word) ? word : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '')))
    .filter(Boolean);
const plainWord = /^[a-z0-9]+$/;
const singular = (word: string): string => (titleHeads.has(word) ? word : word.replace(/s$/, ''));

export function titleScore(text: string, words = wordsOf(text)): number {
  const last = words.at(-1) ?? '';
  let score = 0;
  if (titleHeads.has(last) || titleHeads.has(last.replace(/\.$/, ''))) score += 3;
  else if (words.some((word) => titleHeads.has(word))) score += 2;
  else if (words.some((word) => word.endsWith('er') && titleHeads.has(singular(word)))) score += 1;
  if (words.some((word) => titleHints.has(word))) score += 1;
  if (/^(?:head|director|vice president|president|chief|dean|member|manager|assistant|secretary) (?:of|to)\b/i.test(text)) score += 2;
  if (/\b(?:part|full)[- ]time\b|\((?:temp|temporary|maternity cover|fixed term|contract|placement|volunteer|apprenticeship)/i.test(text))
    score += 1;
  if (words.length > 8) score -= 2;
  return score;
}

export function employerScore(text: string, all = wordsOf(text)): number {
  // 'Awesome compression company' describes, 'Compression Company' names
  const words = all.length > 2 && /\p{Lu}/u.test(text) ? wordsOf(text.replace(/(?<=\s)\p{Ll}[\p{L}-]*/gu, ' ')) : all;
  const last = (words.at(-1) ?? '').replace(/\.$/, '');
  let score = 0;
  if (employerWords.has(last)) score += 2.5;
  else if (words.some((word) => employerWords.has(word.replace(/\.$/, '')))) score += 1.5;
  if (/\b(?:Ltd|Limited|PLC|plc|LLP|Inc|GmbH|S\.?L|S\.?A|LLC|Corp|Group|& Co|& Sons|NHS)\b/.test(text)) score += 2.5;
  if (/ & (?<=\p{L} & )\p{L}/u.test(text)) score += 0.7;
  if (/\b(?:University|College|School|Council|Hospital) of\b|\bcareer break\b|\bself[- ]employed\b|\bfreelance$/i.test(text)) score += 2;
  if (words.length > 8) score -= 2;
  return score;
}

/** How much more a text reads like a title than like an employer. */
export function lean(text: string): number {
  const words = wordsOf(text);
  return titleScore(text, words) - employerScore(text, words);
}

/** A town, region or country, with or without its neighbours: 'Leeds', 'San Francisco, CA', 'Greater London (remote)'. */
export function isPlace(text: string): boolean {
  const plain = text
    .replace(/\s*\([^)]{0,30}\)$/, '')
    .replace(/^(?:in|near) /i, '')
    .trim();
  if (/^(?:remote|hybrid|various|various locations|home[- ]based|remoto|nationwide|worldwide|anywhere)$/i.test(plain)) return true;
  if (isPlaceName(plain.replace(/\.$/, ''))) return true;
  if (/^[A-Z]{2}$/.test(plain) && usStates.has(plain)) return true;
  if (/^[\p{Lu}][\p{L}.' -]{1,30},? [A-Z]{2}$/u.test(plain) && usStates.has(plain.slice(-2))) return true;
  const words = normaliseForMatch(plain).split(' ');
  for (let i = 1; i < words.length && words.length <= 5; i += 1) {
    const head = words.slice(0, i).join(' ');
    const tail = words.slice(i).join(' ');
    if ((ukTowns.has(head) || foreignCities.has(head)) && (regions.has(tail) || countries.has(tail) || usStates.has(tail.toUpperCase())))
      return true;
    if (
      (head === 'greater' || head === 'central' || head === 'north' || head === 'south' || head === 'east' || head === 'west') &&
      ukTowns.has(tail)
    )
      return true;
  }
  return false;
}

const usStates = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);
