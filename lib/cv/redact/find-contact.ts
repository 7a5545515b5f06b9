import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Claims } from './source';

/** Longest local part and domain worth following; RFC 5321 allows 64 and 255. */
const maxLocal = 64;
const maxDomain = 100;
const isLocal = (char: string): boolean => /[\p{L}\p{N}._%+'’-]/u.test(char);
const isDomain = (char: string): boolean => /[\p{L}\p{N}.-]/u.test(char);
/** A domain cut at the edge of a column rarely ends like one. */
const usualEnding =
  /\.(?:com|org|net|uk|co|edu|gov|io|eu|me|info|biz|de|fr|es|it|nl|ie|pl|pt|ro|ch|at|be|se|no|dk|fi|us|ca|au|nz|in|cn|jp|br|mx|tr|ng|za|example|test|invalid)$/i;
const topLevel = /\.\p{L}{2,24}$/u;

/** Emails, also broken over two lines of a narrow column and written with blanks round the @. */
export function findEmails(text: string, claims: Claims): void {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const span = emailAround(text, at);
    if (span) claims.add({ ...span, kind: 'EMAIL', key: text.slice(span.start, span.end).replace(/\s/g, '').toLowerCase() });
  }
  if (!/[[(] ?at ?[\])]| dot /i.test(text)) return;
  for (const match of text.matchAll(
    /[\p{L}\p{N}._%+-]{1,64} ?[[(]? ?\b(?:at)\b ?[\])]? ?([\p{L}\p{N}-]{1,63})(?:\.| ?[[(]? ?\bdot\b ?[\])]? ?)(com|org|net|co\.uk|ac\.uk|uk|io|eu)\b/giu,
  )) {
    const spelt = /[[(]/.test(match[0]) || /\bdot\b/i.test(match[0]);
    if (spelt) claims.add({ start: match.index, end: match.index + match[0].length, kind: 'EMAIL', key: match[0].toLowerCase() });
  }
}

function emailAround(text: string, at: number): { start: number; end: number } | null {
  let start = at;
  if (text[start - 1] === '\n' || text[start - 1] === ' ') start -= 1;
  const localEnd = start;
  while (start > 0 && localEnd - start < maxLocal && isLocal(text.charAt(start - 1))) start -= 1;
  if (start === localEnd) return null;
  // 'firstname.' at the end of a line, 'lastname@…' at the start of the next
  if (text[start - 1] === '\n' && /[._-]/.test(text.charAt(start - 2))) {
    let before = start - 1;
    while (before > 0 && start - before < maxLocal && isLocal(text.charAt(before - 1))) before -= 1;
    if (before === 0 || text[before - 1] === '\n') start = before;
  }
  while (start < localEnd && /[.'’%+-]/.test(text.charAt(start))) start += 1;
  let end = at + 1;
  if (text[end] === ' ' || text[end] === '\n') end += 1;
  const domainStart = end;
  end = domainEnd(text, end);
  const soFar = text.slice(domainStart, end);
  // '…@example.co' over 'm' in a column too narrow for it
  const isCut = /\.co$/i.test(soFar) && /^\n(?:m|\.uk)(?:\n|$)/i.test(text.slice(end, end + 5));
  if (text[end] === '\n' && (isCut || !(topLevel.test(soFar) && usualEnding.test(soFar)))) {
    const next = domainEnd(text, end + 1);
    const isWholeLine = next === text.length || text[next] === '\n';
    const whole = text.slice(domainStart, end) + text.slice(end + 1, next);
    if (next > end + 1 && next - end <= 30 && isWholeLine && topLevel.test(whole) && !/[A-Z]/.test(text.charAt(end + 1))) end = next;
  }
  while (end > domainStart && /[.-]/.test(text.charAt(end - 1))) end -= 1;
  return topLevel.test(text.slice(domainStart, end).replace('\n', '')) ? { start, end } : null;
}

function domainEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < maxDomain && isDomain(text.charAt(end))) end += 1;
  return end;
}

export type LinkKind = 'linkedin' | 'github' | 'portfolio' | 'other';

const hosts =
  'linkedin\\.com|github\\.com|gitlab\\.com|bitbucket\\.org|behance\\.net|dribbble\\.com|twitter\\.com|x\\.com|instagram\\.com|facebook\\.com|medium\\.com|orcid\\.org|stackoverflow\\.com|kaggle\\.com|youtube\\.com|vimeo\\.com|soundcloud\\.com|t\\.me|wa\\.me|researchgate\\.net|scholar\\.google\\.com|linktr\\.ee|about\\.me|xing\\.com';
const explicitUrl = new RegExp(
  `\\b(?:https?:\\/\\/|www\\.)[^\\s<>()|,;]{1,300}|(?<![\\w@.-])(?:[a-z]{2,3}\\.)?(?:${hosts})\\/[^\\s<>()|,;]{1,200}`,
  'giu',
);
/** A bare domain, looked for where contact details stand only: 'Node.js' and 'ASP.NET' are no addresses. */
const bareDomain =
  /(?<![\w@./-])(?:[\p{L}\p{N}-]{2,63}\.){1,3}(?:com|co\.uk|org\.uk|me\.uk|uk|org|net|io|dev|me|info|eu|app|blog|design|page|site|online|tech|cv|example|test|de|fr|es|it|nl|ie|ca|au|in)(?:\/[^\s<>()|,;]{0,200})?(?![\p{L}\p{N}@])/giu;
const handle = /(?<![\p{L}\p{N}@._-])@[\p{L}\p{N}_.]{2,40}/giu;

export function linkKind(url: string): LinkKind {
  if (/linkedin\./i.test(url)) return 'linkedin';
  if (/github\.|gitlab\.|bitbucket\./i.test(url)) return 'github';
  if (/twitter\.|(?:^|\/|\.)x\.com|instagram\.|facebook\.|t\.me|wa\.me|xing\.|^@/i.test(url)) return 'other';
  return 'portfolio';
}

export function findLinks(text: string, claims: Claims, isContact: (offset: number) => boolean): void {
  const add = (start: number, found: string): void => {
    const url = found.replace(/[.,;:!?'"’”\]]{1,10}$/, '');
    claims.add({ start, end: start + url.length, kind: 'URL', key: url.toLowerCase(), ...urlLabel(linkKind(url)) });
  };
  for (const match of text.matchAll(explicitUrl)) add(match.index, urlAcrossLines(text, match.index, match[0]));
  for (const match of text.matchAll(bareDomain)) if (isContact(match.index)) add(match.index, match[0]);
  if (text.includes('@')) for (const match of text.matchAll(handle)) if (isContact(match.index)) add(match.index, match[0]);
}

/** A link cut by the column's edge goes on in the next line: 'linkedin.com/in/' + 'jo-bloggs'. */
function urlAcrossLines(text: string, start: number, found: string): string {
  const end = start + found.length;
  if (text[end] !== '\n') return found;
  const hyphen = /^\n-[\p{L}\p{N}_-]{2,40}(?=\n|$)/u.exec(text.slice(end, end + 44))?.[0];
  if (hyphen) return found + hyphen;
  // 'https://www.elm.example/' is whole: what stands below is no part of it
  if (!/[/-]$/.test(found) || /^(?:https?:\/\/)?[^/]{1,100}\/$/i.test(found)) return found;
  const rest = /^\n[\p{L}\p{N}_/-]{2,60}(?=\n|$)/u.exec(text.slice(end, end + 64))?.[0] ?? '';
  return found + rest;
}

export const urlLabel = (kind: LinkKind): { label?: string } => (kind === 'other' ? {} : { label: kind });

const phoneShape = /(?<![\p{L}\p{N}.,£$€#/_-])(?:\+|\(\+|\(?(?=\d))[\d(](?:[\d() .\u2013-]|\n(?=\d)){5,24}\d(?![\p{N}%])/gu;
const notAPhone =
  /(?:\butr|\bnhs|account|\bacct?|sort[ -]?code|certificate|licen[cs]e|passport|invoice|order|\bvat|company|regist(?:ration|ered|er)|\bdbs|\bref|reference|isbn|issn|\bpin|\bgmc|\bnmc|\bsia|\bcscs|\bqts|member(?:ship)?|policy|serial|patent|grant|£|\$|€)[ .:#-]{0,3}(?:no|num|number|ref)?[ .:#-]{0,4}$/i;
const phoneLabel =
  /(?:\btel|phone|telephone|mobile|\bmob|\bcell|\bcall|whatsapp|\bfax|landline|contact|teléfono|móvil|telefon|handy|tél|portable|telefono|telefone|\b[tmp])[ .:#)-]{0,4}(?:no|number|num)?[ .:#-]{0,4}$/i;

/**
 * Phone numbers: UK numbers anywhere, others where they carry a +, a label, or stand among contact details.
 * 'NI 12 34 56', sort codes, dates and year ranges are none.
 */
export function findPhones(text: string, claims: Claims, isContact: (offset: number) => boolean): void {
  const shapes = new RegExp(phoneShape);
  for (let match = shapes.exec(text); match; match = shapes.exec(text)) {
    const shaped = trimPhone(withinLine(match[0]));
    const before = text.slice(Math.max(0, match.index - 28), match.index);
    const labelled = phoneLabel.test(before);
    const isNone = !labelled && notAPhone.test(before);
    const isFound = !isNone && isPhone(shaped, labelled || isContact(match.index));
    if (isFound) claims.add({ start: match.index, end: match.index + shaped.length, kind: 'PHONE', key: phoneKey(shaped) });
    // '2012 – 2014' over '07700 900123': the next line is looked at by itself
    const line = match[0].indexOf('\n');
    if (line > 0 && (!isFound || shaped.length <= line)) shapes.lastIndex = match.index + line + 1;
  }
}

/** A number broken by a narrow column goes on in the next line; a whole one ends where its line does: '3 Elm Street' follows. */
function withinLine(shape: string): string {
  const end = shape.indexOf('\n');
  return end > 0 && isDiallable(shape.slice(0, end)) ? shape.slice(0, end) : shape;
}

/** '(0113) 496 0000 (' → without the open bracket; two numbers run together are cut after the first. */
function trimPhone(shape: string): string {
  const second = /\d{3,} {1,3}(?:-|\u2013)? {0,3}(?=\+\d|00[1-9])|\d {2,}(?=0\d{3})/.exec(shape);
  const one = second && second.index > 6 ? shape.slice(0, second.index + second[0].length) : shape;
  return one.replace(/[\s(.\u2013-]{1,10}$/, '');
}

export const phoneKey = (written: string): string => written.replace(/\(0\)/g, '').replace(/\D/g, '').slice(-9);

const datelike =
  /^(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d\D|\b(?:19|20)\d\d[ ]?[.\u2013-][ ]?(?:(?:19|20)\d\d|\d\d)\b|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}\b|\b\d{1,2}[.-](?:19|20)\d\d\b|^(?:19|20)\d\d$/;

function isPhone(written: string, expected: boolean): boolean {
  const digits = written.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (written.startsWith('+') || written.startsWith('(+') || written.startsWith('00')) return digits.length >= 8;
  if (datelike.test(written)) return false;
  if (/^\(?0/.test(written)) return isUkNational(digits) || (expected && digits.length >= 9 && digits.length <= 12);
  if (!expected) return /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(written);
  return digits.length >= 9 || /^\d{3}[ .-]\d{4}$/.test(written);
}

/** Area codes 01 and 02, mobiles 07, 03, 05, 08: ten or eleven digits with the leading 0. */
function isUkNational(digits: string): boolean {
  if (digits.length === 11) return /^0[1235789]/.test(digits);
  return digits.length === 10 && /^0(?:1|8)/.test(digits);
}

/** Whether the number could be dialled: length and area by the numbering plans, GB where no + stands. */
export function isDiallable(written: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (/^0[1-9]/.test(digits)) return isUkNational(digits);
  return parsePhoneNumberFromString(written.replace(/\n/g, ' '), 'GB')?.isPossible() ?? false;
}

const slang =
  /sexy|babe|party|hott?ie|cutie|princess|gangst|devil|angel|lover|kisses|playboy|drunk|beer|vodka|weed|stoner|xxx|bitch|badboy|badgirl|ninja|legend|420|69(?!\d)/i;

/** Made of letters rather than fun: no slang, no birth year, four digits at most. */
export function isSoberEmail(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const digits = local.replace(/\D/g, '');
  return !slang.test(local) && digits.length <= 4 && !/(?:19[4-9]|20[01])\d/.test(local) && /\p{L}{2}/u.test(local);
}

export const isValidEmail = (email: string): boolean =>
  /^[^\s@]{1,64}@[^\s@]{1,253}$/.test(email) && topLevel.test(email) && !/\.\.|^\.|\.@|@[.-]/.test(email);
