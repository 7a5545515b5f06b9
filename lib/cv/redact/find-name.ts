import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { isPlaceName } from '@/lib/facts/places';
import { headingKind } from '../parse/sections/headings';
import { fold, squash } from '../document/normalise';
import type { Claims, Source, SourceLine } from './source';
import type { Zones } from './contact-regions';

export interface FoundName {
  start: number;
  end: number;
  /** As written, over two lines with a blank between. */
  text: string;
}

/** What else in the document tells how the person is called. */
export interface NameHints {
  /** Local parts of emails and slugs of profiles. */
  handles: string[];
  author?: string;
  /** A contact detail or a section heading stands somewhere: without one, nothing on the page is taken for a name. */
  looksLikeCv: boolean;
  /** Lines with an email, phone or link. */
  contactLines: ReadonlySet<number>;
}

const particles = new Set(
  'de da do das dos del della der den di du la le van von vom zu zur ter ten te bin ibn binti al el abu ap ab af av y e i san st ben ould mac mc dela an na nic mhic ni ui ua op des dem zum della delle degli lo las los bat bint'.split(
    ' ',
  ),
);
const salutation = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev|Revd|Lady|Lord|Engr|Herr|Frau|Sr|Sra|D\.|Dra)\.? +/i;
const postNominals =
  /(?:,? +|, *)\(?(?:B\.?Sc|B\.?A|B\.?Eng|M\.?Eng|M\.?Sc|M\.?A|M\.?B\.?A|Ph\.?D|D\.?Phil|M\.?Phil|M\.?Res|LL\.?B|LL\.?M|Ed\.?D|M\.?D|MBBS|MBChB|BDS|PGCE|QTS|QTLS|PGDip|PGCert|HND|HNC|FdA|FdSc|Hons|RN|RGN|RMN|RNLD|RM|SRN|EN|ACA|FCA|ACCA|FCCA|CIMA|ACMA|CGMA|CIPD|MCIPD|FCIPD|ASSOC ?CIPD|MRICS|FRICS|RIBA|ARB|MCIOB|CEng|IEng|MIET|MIMechE|MICE|CITP|MBCS|FRSA|FHEA|SFHEA|AFHEA|CFA|PMP|CISSP|MRCP|MRCGP|MRCS|FRCS|MRPharmS|MCSP|HCPC|OBE|MBE|CBE|JP|DL|QC|KC|MSt|BMus|MMath|MSci|MChem|MPhys|MPharm|BPharm|Esq|Jr|Jnr|II|III)\)?\.?(?=$|[ ,(])/i;
const cvWords =
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|currículum(?: vitae)?)(?: of| for| de| von)?[ :–—-]{1,4}|[ :–—-]{1,4}(?:curriculum vitae|cv|résumé|resume)$/i;
const label = /^(?:full ?|first |candidate |applicant )?(?:name|nombre|nom|nome|姓名)(?: and surname)?[ ]?[:：\t][ ]{0,4}/i;
const labelAlone = /^(?:full ?|candidate |applicant )?name ?[:：]?$/i;
/** 'I'm Jane Example' on a page that speaks for itself. */
const greeting = /^(?:(?:hi|hello)[,!]? +)?(?:i['’]m|i am|my name is) +/i;
const upperToken = /^[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*$/u;
const caselessToken = /^[\p{Lo}\p{M}·]{1,14}$/u;
const separators = /\t| ?[|•·●⋄] ?| [–—-] | ?[–—] ?|,|\//gu;

interface Candidate extends FoundName {
  score: number;
}

/** The candidate's own name where it stands first; null where none stands. No list of first names: every name is equal. */
export function findName(source: Source, zones: Zones, hints: NameHints): FoundName | null {
  if (!hints.looksLikeCv) return null;
  const sizes = fontSizes(source);
  const candidates: Candidate[] = [];
  let bodyIndex = 0;
  for (const [index, line] of source.lines.entries()) {
    if (line.line.page > source.firstPage && line.line.region !== 'header') break;
    if (line.line.region !== 'header' && line.line.region !== 'footer' && zones.sections[index] === 'top') bodyIndex += 1;
    if (zones.isHeading[index] && !label.test(line.text)) continue;
    const size = lineSize(line);
    const isBig = size !== null && sizes.body !== null && size >= sizes.body * 1.2;
    const isBiggest = isBig && size >= (sizes.largest ?? 0) * 0.97;
    const inTop = zones.contact[index] ?? false;
    if (!inTop && !isBiggest) continue;
    const position = zones.sections[index] !== 'top' ? 0 : bodyIndex <= 1 ? 3 : bodyIndex <= 3 ? 2 : bodyIndex <= 6 ? 1 : 0;
    const style = (isBiggest ? 4 : isBig ? 1.5 : 0) + (line.items[0]?.item.bold ? 0.5 : 0) + (line.line.headingLevel === 1 ? 1 : 0);
    const nearContact = [0, 1, 2, 3, 4].some((distance) => hints.contactLines.has(index + distance)) ? 2 : 0;
    for (const candidate of candidatesOf(source, index, line)) {
      const score =
        candidate.score + position + style + nearContact + handleScore(candidate.text, hints) + (line.line.region === 'header' ? 1.5 : 0);
      if (score >= 4.5) candidates.push({ ...candidate, score });
    }
  }
  const best = candidates.reduce<Candidate | null>((first, one) => (!first || one.score > first.score ? one : first), null);
  const whole = best && (candidates.find((one) => isInFull(one.text, best.text)) ?? best);
  return whole && { start: whole.start, end: whole.end, text: whole.text };
}

/** 'Jane Example' says in full what 'J. Example' on top of each page shortens. */
function isInFull(full: string, short: string): boolean {
  const [first = '', ...rest] = short.split(' ');
  const [given = '', ...others] = full.split(' ');
  return (
    /^\p{Lu}\.?$/u.test(first) && given.length > 2 && given.startsWith(first.charAt(0)) && fold(rest.join(' ')) === fold(others.join(' '))
  );
}

function fontSizes(source: Source): { body: number | null; largest: number | null } {
  const weights = new Map<number, number>();
  let largest: number | null = null;
  for (const line of source.lines) {
    for (const { item, start, end } of line.items) {
      if (item.fontSize === null) continue;
      weights.set(item.fontSize, (weights.get(item.fontSize) ?? 0) + end - start);
      if (line.line.page === source.firstPage && end - start >= 3) largest = Math.max(largest ?? 0, item.fontSize);
    }
  }
  let body: number | null = null;
  let most = 0;
  for (const [size, weight] of weights) if (weight > most) [body, most] = [size, weight];
  return { body, largest };
}

const lineSize = (line: SourceLine): number | null => line.items[0]?.item.fontSize ?? null;

/** Every stretch of the line that has the shape of a name, with what its own words say for and against it. */
function candidatesOf(source: Source, index: number, line: SourceLine): Candidate[] {
  const found: Candidate[] = [];
  const labelled = label.exec(line.text)?.[0].length ?? 0;
  const isNamed = labelled > 0 || labelAlone.test(source.lines[index - 1]?.text ?? '');
  let from = labelled;
  const cuts = [...line.text.slice(labelled).matchAll(separators)].map((match) => ({
    at: match.index + labelled,
    length: match[0].length,
  }));
  for (const cut of [...cuts, { at: line.text.length, length: 0 }].slice(0, 4)) {
    const candidate = shaped(line.start + from, line.text.slice(from, cut.at));
    if (candidate)
      found.push(
        isNamed && from === labelled
          ? { ...candidate, score: candidate.score + 6 }
          : from > 0
            ? { ...candidate, score: candidate.score - 1 }
            : candidate,
      );
    const leading = beforeJob(line.start + from, line.text.slice(from, cut.at));
    if (leading) found.push(leading);
    from = cut.at + cut.length;
  }
  const joined = overTwoItems(line) ?? overTwoLines(source, index, line);
  const whole = joined && shaped(joined.start, joined.text);
  if (whole) found.push({ ...whole, score: whole.score + 1 });
  return found;
}

/** 'JANE ⇥ DOE' in one large size is one name. */
function overTwoItems(line: SourceLine): { start: number; text: string } | null {
  const [first, second, third] = line.items;
  if (!first || !second || third || first.item.fontSize === null || first.item.fontSize < 14) return null;
  return first.item.fontSize === second.item.fontSize ? { start: line.start, text: line.text } : null;
}

/** First name and surname on lines of their own, in the same size. */
function overTwoLines(source: Source, index: number, line: SourceLine): { start: number; text: string } | null {
  let end = 0;
  for (const next of source.lines.slice(index + 1, index + 3)) {
    if (!goesOn(line, next)) break;
    end = next.end;
  }
  return end === 0 || line.text.split(' ').length > 2 ? null : { start: line.start, text: source.text.slice(line.start, end) };
}

/** Set exactly like the line before, and no word of it speaks against a name. */
function goesOn(line: SourceLine, next: SourceLine): boolean {
  const [first] = line.items;
  const [below] = next.items;
  if (!first || !below || next.line.block !== line.line.block || line.items.length > 1 || next.items.length > 1) return false;
  if (first.item.fontSize === null || first.item.fontSize !== below.item.fontSize || first.item.bold !== below.item.bold) return false;
  const last = fold(next.text.split(' ').at(-1) ?? '');
  return (
    next.text !== line.text &&
    next.text.split(' ').length <= 2 &&
    !headingKind(next.text) &&
    !titleHeads.has(last) &&
    !isPlaceName(next.text)
  );
}

/** 'Ana Lima IT Support Technician': the words before the job, where nothing but the job parts them. */
function beforeJob(start: number, text: string): Candidate | null {
  const tokens = [...text.matchAll(/\S+/g)];
  for (const length of [2, 3]) {
    const rest = tokens.slice(length).map(([word]) => fold(word));
    const [first] = rest;
    const last = tokens[length - 1];
    if (!first || !last || tokens.length > 9) continue;
    const isJob =
      titleHints.has(first) ||
      titleHeads.has(first) ||
      (/^\p{Lu}{2}$/u.test(tokens[length]?.[0] ?? '') && titleHeads.has(rest.at(-1) ?? ''));
    const candidate = isJob ? shaped(start, text.slice(0, last.index + last[0].length)) : null;
    if (candidate && candidate.score > 0) return { ...candidate, score: candidate.score - 0.5 };
  }
  return null;
}

function shaped(start: number, raw: string): Candidate | null {
  if (raw.length > 90 || raw.length < 2) return null;
  let offset = 0;
  let text = raw;
  const cut = (length: number): void => {
    offset += length;
    text = text.slice(length);
  };
  cut(text.length - text.trimStart().length);
  const word = cvWords.exec(text);
  if (word) {
    if (word.index === 0) cut(word[0].length);
    else text = text.slice(0, word.index);
  }
  cut(greeting.exec(text)?.[0].length ?? 0);
  cut(salutation.exec(text)?.[0].length ?? 0);
  for (let match = postNominals.exec(text); match && match.index > 2; match = postNominals.exec(text)) text = text.slice(0, match.index);
  text = text
    .replace(/ ?\([^)]{0,30}\)$/, '')
    .replace(/[\s,.;:]{1,10}$/, (end) => (end.startsWith('.') && /\b\p{Lu}$/u.test(text.slice(0, -1)) ? '.' : ''));
  const tokens = text.split(/[\s]+/).filter(Boolean);
  if (tokens.length === 0 || tokens.length > 6 || /[\d@:;!?=+*#<>_%£$€&]|-$/.test(text)) return null;
  const score = tokenScore(tokens, text);
  return score === null
    ? null
    : { start: start + offset, end: start + offset + text.length, text: text.replace(/-\s+/g, '-').replace(/\s+/g, ' '), score };
}

/** null where the tokens cannot be a name. */
function tokenScore(tokens: string[], text: string): number | null {
  let proper = 0;
  for (const [index, token] of tokens.entries()) {
    const bare = token.replace(/^["“'(]|["”')]$/g, '');
    if (upperToken.test(bare) || caselessToken.test(bare)) proper += 1;
    else if (index === 0 || !particles.has(bare.toLowerCase())) return null;
  }
  if (proper === 0 || headingKind(text) || isPlaceName(text)) return null;
  const last = fold(tokens.at(-1) ?? '');
  const words = tokens.map((token) => fold(token).replace(/[.,]/g, ''));
  let score = tokens.length === 1 ? -0.5 : 1;
  if (tokens.length > 4) score -= 1;
  if (titleHeads.has(last)) score -= 1.5;
  if (words.some((word, index) => titleHints.has(word) || (index < words.length - 1 && titleHeads.has(word)))) score -= 4;
  if (words.some((word) => firmWords.has(word))) score -= 4;
  else if (words.some((word) => employerWords.has(word)))
    score -= words.some((word, index) => index < words.length - 1 && employerWords.has(word)) ? 3 : 1.5;
  if (words.some((word) => notNameWords.has(word))) score -= 6;
  return score;
}

/** Words of firms and places of learning that are no surnames. */
const firmWords = new Set(
  'ltd limited plc llp inc llc corp corporation company gmbh group university college school academy hospital council nhs solutions services systems technologies consulting recruitment'.split(
    ' ',
  ),
);

/** Words of documents, never of people. */
const notNameWords = new Set(
  'the and of for with from your our curriculum vitae resume cv profile summary contact details phone mobile email address street city country number tel university college school experience skills photo picture name surname confidential linkedin github gitlab twitter facebook instagram xing invoice recipe agreement chapter contents report letter dear sir madam'.split(
    ' ',
  ),
);

/** The more of the name an email or profile address repeats, the surer it is. */
function handleScore(name: string, hints: NameHints): number {
  const tokens = name
    .split(/[\s'’-]+/)
    .map(squash)
    .filter((token) => token.length > 1);
  const first = tokens[0] ?? '';
  const last = tokens.at(-1) ?? '';
  let score = 0;
  for (const handle of hints.handles) {
    const both = tokens.length > 1 && handle.includes(first.slice(0, 1) + last);
    if (last.length > 2 && handle.includes(last) && (handle.includes(first) || both)) score = Math.max(score, 4);
    else if (tokens.some((token) => token.length > 3 && handle.includes(token)) || both) score = Math.max(score, 2.5);
  }
  if (hints.author && squash(hints.author) === squash(name)) score += 1.5;
  return score;
}

/** Common words that are names too: alone they are taken for a name next to a title or an apostrophe-s only. */
const ambiguous = new Set(
  'page baker mark grant may will rose hope summer london paris austin chase barclay boots wolfram lean swift ruby dart april june august august dean king bishop cook hall hill wood woods field fields stone brook brooks banks bank marsh young long short white black brown green grey gray gold silver reed read park parks west north south east day winter frost rich bright sharp strong best wise good love joy faith grace art guy jack bill rob sue pat gene drew chance price sales law laws case cross bell ball wall mason turner carpenter miller smith taylor cooper potter fisher porter parker ward major judge chancellor knight abbott power powers english french german scott ireland wales france berlin lincoln chester durham york lancaster kent sterling stirling oxford cambridge java python perl ada julia pascal max van don ray'.split(
    ' ',
  ),
);

/** Every further occurrence of the name, whole or in part, and handles made of it among the contact details. */
export function claimName(source: Source, claims: Claims, name: FoundName, isContact: (offset: number) => boolean): void {
  const claim = (start: number, end: number): boolean => claims.add({ start, end, kind: 'NAME', key: 'name' });
  claim(name.start, name.end);
  const tokens = name.text
    .split(/[\s]+/)
    .map(nameKey)
    .filter((token) => token.length > 0);
  const own = new Set(tokens.filter((token) => !particles.has(token) && token.length > 1));
  const initials = new Set(tokens.map((token) => token.charAt(0)));
  const words = [...source.text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0],
  }));
  const keyOf = rememberKeys();
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (!word || !own.has(keyOf(word.word))) continue;
    let from = i;
    let to = i;
    let hits = 1;
    const gapBefore = (index: number): string => source.text.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? 0);
    const belongs = (index: number): boolean => {
      const key = keyOf(words[index]?.word ?? '');
      return (
        own.has(key) ||
        (particles.has(key) && tokens.includes(key)) ||
        (key.length === 1 && initials.has(key) && /^\p{Lu}$/u.test(words[index]?.word ?? ''))
      );
    };
    while (to + 1 < words.length && /^(?:[.,]? ?|[\n\t])$/.test(gapBefore(to + 1)) && belongs(to + 1)) {
      to += 1;
      hits += 1;
    }
    while (from > 0 && /^\.? ?$/.test(gapBefore(from)) && belongs(from - 1) && hits < 8) {
      from -= 1;
      hits += 1;
    }
    const start = words[from]?.start ?? word.start;
    const end = possessiveEnd(words[to]?.word ?? '', words[to]?.end ?? word.end);
    if (hits > 1 || isLoneName(source.text, word, words[i - 1], words[i + 1], isContact(word.start))) claim(start, end);
    i = to;
  }
  claimHandles(source, claims, tokens, isContact);
}

/** "Zara's" is Zara. */
const nameKey = (word: string): string => squash(/['’]s$/i.test(word) ? word.slice(0, -2) : word);

/** A text says the same words again and again: each is folded once. */
function rememberKeys(): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = nameKey(word);
    keys.set(word, key);
    return key;
  };
}

const possessiveEnd = (word: string, end: number): number => (/['’]s$/i.test(word) ? end - 2 : end);

interface Word {
  start: number;
  end: number;
  word: string;
}

/** A first name or surname alone: capitalised, and not part of a longer proper name ("Ted Baker", "Ashdown Vale School"). */
function isLoneName(text: string, word: Word, before: Word | undefined, after: Word | undefined, inContact: boolean): boolean {
  if (!/^\p{Lu}/u.test(word.word) && !/^\p{Lo}/u.test(word.word)) return false;
  const isTitled =
    before !== undefined && /^(?:mr|mrs|ms|miss|mx|dr|prof|sir)$/i.test(before.word) && /^\.? $/.test(text.slice(before.end, word.start));
  if (isTitled) return true;
  const touches = (gap: string): boolean => /^(?: | ?& ?|-| and )$/.test(gap);
  if (
    before &&
    /^\p{Lu}/u.test(before.word) &&
    touches(text.slice(before.end, word.start)) &&
    !/^(?:I|My|The|For|As|In|At|With)$/.test(before.word)
  )
    return false;
  if (after && /^[\p{Lu}\p{N}]/u.test(after.word) && touches(text.slice(word.end, after.start))) return false;
  if (ambiguous.has(fold(word.word)))
    return inContact && /[\n\t]|^$/.test(text.charAt(word.start - 1)) && /[\n\t]|^$/.test(text.charAt(word.end));
  return true;
}

/** 'john.doe' or 'jdoe' beside an icon is a profile. */
function claimHandles(source: Source, claims: Claims, tokens: string[], isContact: (offset: number) => boolean): void {
  const first = tokens[0] ?? '';
  const last = tokens.at(-1) ?? '';
  if (tokens.length < 2 || last.length < 2) return;
  const handles = new Set([first + last, first.charAt(0) + last, last + first, first + last.charAt(0)]);
  for (const line of source.lines) {
    if (!isContact(line.start)) continue;
    for (const match of line.text.matchAll(/(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}._-]{2,40}(?![\p{L}\p{N}@])/gu)) {
      if (!handles.has(squash(match[0]).replace(/\d{1,20}$/, ''))) continue;
      const start = line.start + match.index;
      claims.add({ start, end: start + match[0].length, kind: 'URL', key: match[0].toLowerCase() });
    }
  }
}
