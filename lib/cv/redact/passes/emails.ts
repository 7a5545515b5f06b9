import { digitsOf } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { Redacting } from '../findings';

/** The longest local part and domain that are read; RFC 5321 allows 64 and 255. */
const maxLocalLength = 64;
const maxDomainLength = 100;
/** Longest rest of a domain that a narrow column pushed into the next line. */
const maxRestLength = 30;

const isLocal = (char: string): boolean => /[\p{L}\p{N}._%+'’-]/u.test(char);
const isDomain = (char: string): boolean => /[\p{L}\p{N}.-]/u.test(char);
const isSpace = (char: string | undefined): boolean => char === '\n' || char === ' ';
const topLevelDomain = /\.\p{L}{2,24}$/u;
/** An ending that a domain cut by a column rarely has. */
const usualEnding =
  /\.(?:com|org|net|uk|co|edu|gov|io|eu|me|info|biz|de|fr|es|it|nl|ie|pl|pt|ro|ch|at|be|se|no|dk|fi|us|ca|au|nz|in|cn|jp|br|mx|tr|ng|za|example|test|invalid)$/i;
const dots = '(?:dot|point|punkt|punto|\\.)';
const dotInBrackets = `[ \\n]?[[({</] ?${dots} ?[\\])}>/][ \\n]?`;
const spelledDot = `(?:\\.|${dotInBrackets}| (?:dot|point|punkt|punto) )`;
const local = `[\\p{L}\\p{N}_%+-]{1,40}(?:${spelledDot}[\\p{L}\\p{N}_%+-]{1,30}){0,3}`;
const domain = `[\\p{L}\\p{N}-]{1,63}(?:${spelledDot}[\\p{L}\\p{N}-]{2,30}){0,2}${spelledDot}\\p{L}{2,12}`;
/** 'jo.bloggs (at) example dot com', 'jo(dot)bloggs{at}example.fr', 'jo (a) example.org': brackets say what is meant. */
const inBrackets = new RegExp(
  `(?<![\\p{L}\\p{N}])${local}[ \\n]?[[({</] ?(?:at|a|ät|@) ?[\\])}>/][ \\n]?${domain}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** 'jo bloggs at example dot com': without brackets only where the dot is spelled out too. */
const spelledOut = new RegExp(
  `(?<![\\p{L}\\p{N}])${local} at [\\p{L}\\p{N}-]{1,63}(?: dot [\\p{L}\\p{N}-]{2,30}){0,2} dot (?:com|org|net|uk|io|eu|co|\\p{L}{2})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** 'jo . bloggs @ example . com': blanks round every sign. */
const spacedOut =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,40}(?: ?\. ?[\p{L}\p{N}_-]{1,30}){0,3} ?@ ?[\p{L}\p{N}-]{2,40}(?: \. [\p{L}\p{N}-]{2,30}){1,3}(?![\p{L}\p{N}])/gu;
/** 'jo.bloggs AT example.com' */
const inCapitals = /(?<![\p{L}\p{N}])[\p{Ll}\d][\p{Ll}\d._%+-]{1,40} AT (?:[\p{Ll}\d-]{2,40}\.){1,3}\p{Ll}{2,12}(?![\p{L}\p{N}])/gu;
/** 'e-mail jo_b at example.com': the label says what is meant. */
const behindLabel = new RegExp(
  `\\be-?mail(?: address)?(?: is)?[ :]{1,3}([\\p{L}\\p{N}._%+-]{2,40}(?: [\\p{L}\\p{N}._%+-]{2,40})? at ${domain})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** '"jo bloggs"@example.com', 'jo.bloggs@localhost' */
const odd =
  /"[\p{L}\p{N} ._-]{2,40}"@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}@])[\p{Ll}\d]+[._-][\p{Ll}\d._-]{1,40}@\p{Ll}[\p{Ll}\d-]{2,30}(?![\p{L}\d@.])/gu;

/** Emails, also those broken over two lines of a narrow column and those with spaces round the @. */
export function findEmails({ source: { text }, findings }: Redacting): void {
  for (const pattern of [spacedOut, inCapitals, behindLabel])
    for (const match of text.matchAll(pattern)) {
      const found = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(found);
      findings.add({ start, end: start + found.length, kind: 'EMAIL', key: found.replace(/\s/g, '').toLowerCase() });
    }
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const span = emailAround(text, at);
    if (span) findings.add({ ...span, kind: 'EMAIL', key: text.slice(span.start, span.end).replace(/\s/g, '').toLowerCase() });
  }
  for (const { 0: found, index } of text.matchAll(odd))
    findings.add({ start: index, end: index + found.length, kind: 'EMAIL', key: found.toLowerCase() });
  if (!/[[({</] ?(?:at?|ät|@) ?[\])}>/]| dot /i.test(text)) return;
  for (const pattern of [inBrackets, spelledOut])
    for (const { 0: found, index } of text.matchAll(pattern))
      if (!isLetteredPoint(found)) findings.add({ start: index, end: index + found.length, kind: 'EMAIL', key: found.toLowerCase() });
}

/** 'Maths (A) Physics.Chemistry' is a grade, 'skilled in (a) Node.js' a list: 'jo (a) example.org' has a domain. */
function isLetteredPoint(found: string): boolean {
  const after = /[[({</] ?a ?[\])}>/] ?(.*)$/is.exec(found)?.[1];
  return after !== undefined && (/\p{Lu}/u.test(after) || !usualEnding.test(after.replace(/ ?[[({<].*$| dot /s, '.')));
}

function emailAround(text: string, at: number): Span | null {
  const localEnd = isSpace(text[at - 1]) ? at - 1 : at;
  const start = localStart(text, localEnd);
  const domainStart = isSpace(text[at + 1]) ? at + 2 : at + 1;
  const end = start === null ? domainStart : domainEnd(text, domainStart);
  const host = text.slice(domainStart, end).replace('\n', '');
  // 'insta @jo.paints' is a name on a site: after a blank only a usual ending shows a domain.
  const isHandle = localEnd < at && domainStart === at + 1 && !usualEnding.test(host);
  return start !== null && !isHandle && topLevelDomain.test(host) ? { start, end } : null;
}

/** Null where there is no local part. */
function localStart(text: string, end: number): number | null {
  let start = end;
  while (start > 0 && end - start < maxLocalLength && isLocal(text.charAt(start - 1))) start -= 1;
  if (start === end) return null;
  // 'firstname.' at the end of a line, 'lastname@…' at the start of the next
  if (text[start - 1] === '\n' && /[._-]/.test(text.charAt(start - 2))) {
    let before = start - 1;
    while (before > 0 && start - before < maxLocalLength && isLocal(text.charAt(before - 1))) before -= 1;
    if (before === 0 || text[before - 1] === '\n') start = before;
  }
  while (start < end && /[.'’%+-]/.test(text.charAt(start))) start += 1;
  return start;
}

function domainEnd(text: string, start: number): number {
  let end = lineOfDomain(text, start);
  const soFar = text.slice(start, end);
  // '…@example.co' over 'm' in a column too narrow for it
  const isCut = /\.co$/i.test(soFar) && /^\n(?:m|\.uk)(?:\n|$)/i.test(text.slice(end, end + 5));
  if (text[end] === '\n' && (isCut || !(topLevelDomain.test(soFar) && usualEnding.test(soFar)))) end = endInNextLine(text, soFar, end);
  while (end > start && /[.-]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** The end of the next line where that is the rest of the domain, else the end of this one. */
function endInNextLine(text: string, soFar: string, end: number): number {
  const next = lineOfDomain(text, end + 1);
  const isWholeLine = next === text.length || text[next] === '\n';
  const isRest = next > end + 1 && next - end <= maxRestLength && isWholeLine && !/[A-Z]/.test(text.charAt(end + 1));
  return isRest && topLevelDomain.test(soFar + text.slice(end + 1, next)) ? next : end;
}

function lineOfDomain(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < maxDomainLength && isDomain(text.charAt(end))) end += 1;
  return end;
}

const slang =
  /sexy|babe|party|hott?ie|cutie|princess|gangst|devil|angel|lover|kisses|playboy|drunk|beer|vodka|weed|stoner|xxx|xoxo|bitch|badboy|badgirl|ninja|legend|420|69(?!\d)/i;
const birthYear = /(?:19[4-9]|20[01])\d/;
const maxDigits = 4;

/** Nicknames that are also parts of surnames: looked for only beside a part of the person's own name. */
const nickname =
  /the(?:king|queen|boss|beast)(?:[^a-z]|$)|(?:^|[^a-z])(?:big|bad|mad)(?:lad|boss|dog|[^a-z]|$)|(?:^|[^a-z])(?:b|d|g|l|sh)azza|rockstar|warrior|gamer/i;
const shortestName = 3;

/** No slang, no nickname, no year of birth and at most four digits. `name` as the CV writes it; null where none was found. */
export function isProfessionalEmail(email: string, name: string | null): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const names = (name?.toLowerCase().match(/\p{L}+/gu) ?? []).filter((part) => part.length >= shortestName);
  const beside = names.reduce((rest, part) => rest.replaceAll(part, ' '), local);
  const isNamed = names.some((part) => local.startsWith(part.slice(0, shortestName)) || local.includes(part));
  return (
    !slang.test(beside) &&
    !(isNamed && nickname.test(beside)) &&
    digitsOf(local).length <= maxDigits &&
    !birthYear.test(local) &&
    /\p{L}{2}/u.test(local)
  );
}

export const isValidEmail = (email: string): boolean =>
  /^[^\s@]{1,64}@[^\s@]{1,253}$/.test(email) && topLevelDomain.test(email) && !/\.\.|^\.|\.@|@[.-]/.test(email);
