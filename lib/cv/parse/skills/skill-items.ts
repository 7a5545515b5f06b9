import type { Piece } from '@/lib/cv/cv';
import { countWords, tidy } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { hasLetter, hasLetterOrDigit, isBracketed, startsSmall, startsWithCapital } from '../text-shapes';
import { isKnownSkill, isSoftware } from './known-skills';

/** Separators of list items. A line break is in the set only to be found: it does not separate by itself. */
const separators = /[,;|•·●▪◦⋄、،]|\t|\n| {2,}| \/ | [–—] (?=\p{Lu})/gu;

/** Words that say how well somebody does something. */
const levels = 'advanced|intermediate|beginner|basic|expert|proficient|fluent|competent|master|novice|native';
const furtherLevels = 'familiar|good|excellent|strong|elementary|professional|working knowledge|conversational|mother tongue';

/** After a skill: '(advanced)', '– 80 %', '4/5', '★★★☆', '5 years'. */
const rating = new RegExp(
  `\\s*(?:[-–:(]\\s*)?(?:\\b(?:${levels}|${furtherLevels})\\b(?: (?:level|user|knowledge|proficiency|working proficiency))?|\\d{1,3} ?%|\\d{1,2} ?\\/ ?\\d{1,2}|[★☆●○■□▪▮▯*]{2,12}|\\d{1,2}\\+? years?)\\s*\\)?$`,
  'iu',
);
const onlyRating = new RegExp(`^(?:${levels})$`, 'i');

/** 'Advanced' alone on its line: how well, and no skill. */
export const isRating = (text: string): boolean => onlyRating.test(text);

/** Longest text that is still an item of a list; more words make a sentence. */
const maxItemWords = 9;

/** The items of one row of a list. Separators inside brackets do not count: 'Office (Word, Excel)' is one item. */
export function splitItems(text: CvText, start: number, end: number): Piece[] {
  const own = text.slice(start, end);
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of [...cutsOf(own), { at: own.length, length: 0 }]) {
    const piece = cleanItem(own.slice(from, cut.at), start + from);
    if (piece) pieces.push(...withoutPreface(piece).flatMap(runOfKnownSkills));
    from = cut.at + cut.length;
  }
  return pieces;
}

interface Cut {
  at: number;
  length: number;
}

function cutsOf(own: string): Cut[] {
  const cuts: Cut[] = [];
  const closes = own.includes(')');
  let depth = 0;
  let next = 0;
  for (const { 0: mark, index } of matchesOf(separators, own)) {
    for (; next < index; next += 1) {
      if (own.charAt(next) === '(') depth += 1;
      else if (own.charAt(next) === ')') depth = Math.max(0, depth - 1);
    }
    if (mark !== '\n' && (depth === 0 || !closes)) cuts.push({ at: index, length: mark.length });
  }
  return cuts;
}

/** Fewest skills that stand one after the other with nothing but blanks between. */
const minRun = 3;
const maxSkillWords = 3;
const maxRunWords = 30;

/** 'TypeScript Python Rust SQL': tags that lost their separators are a run of known skills. */
function runOfKnownSkills(piece: Piece): Piece[] {
  const { text, start, end } = piece;
  const words = text.split(' ');
  if (words.length < minRun || words.length > maxRunWords || end - start !== text.length || isKnownSkill(text)) return [piece];
  const found: Piece[] = [];
  let at = start;
  for (let from = 0; from < words.length;) {
    const length = [maxSkillWords, 2, 1].find((one) => isKnownSkill(words.slice(from, from + one).join(' ')));
    if (length === undefined) return [piece];
    const own = words.slice(from, from + length).join(' ');
    found.push({ text: own, start: at, end: at + own.length });
    at += own.length + 1;
    from += length;
  }
  return found.length < minRun ? [piece] : found;
}

/** 'Proficient in', 'Good knowledge of': says how well, and what follows is the skill. */
const preface =
  /^(?:(?:highly |very )?(?:proficient|fluent|experienced|skilled|competent|confident|advanced|trained) (?:in|with|at|user of) |(?:(?:good|strong|working|excellent|advanced) )?(?:knowledge|command|understanding|use) of |familiar with )(?=\S)/i;

const and = / (?:and|&) /;

/** 'and' at the end of 'Word, Excel and PowerPoint' separates two skills; 'Research and Development' is one. */
function namesTwo(text: string): boolean {
  const [first, second, third] = text.split(and);
  return first !== undefined && second !== undefined && third === undefined && isProduct(first) && isProduct(second);
}
const isProduct = (text: string): boolean => startsWithCapital(text) && isSoftware(text);

/** 'Proficient in Windows and Mac OS' names two skills. */
function withoutPreface({ text, start, end }: Piece): Piece[] {
  const length = preface.exec(text)?.[0].length ?? 0;
  const rest = text.slice(length);
  if (end - start !== text.length || (length === 0 && !namesTwo(rest))) return [{ text, start, end }];
  const between = and.exec(rest);
  const first = between && rest.slice(0, between.index);
  const second = between && rest.slice(between.index + between[0].length);
  if (!first || !second || startsSmall(second) || isKnownSkill(rest)) return [{ text: rest, start: start + length, end }];
  return [
    { text: first, start: start + length, end: start + length + first.length },
    { text: second, start: end - second.length, end },
  ];
}

const marksBefore = /^(?:[\s,;:*–—-]|\.(?!\p{L})|(?:and|&|or)\s){1,12}/u;
const marksBehind = /[\s.,;:]{1,12}$/;

/** The item without marks, ratings and lost brackets at its ends; null where nothing is left, or a sentence. */
function cleanItem(raw: string, start: number): Piece | null {
  const from = raw.length - raw.replace(marksBefore, '').length;
  let body = raw.slice(from).replace(marksBehind, '');
  const withoutRating = body.replace(rating, '');
  if (hasLetter(withoutRating)) body = withoutRating.trimEnd();
  if (body.endsWith(')') && !body.includes('(')) body = body.slice(0, -1);
  if (!hasLetterOrDigit(body) || isBracketed(body)) return null;
  if (countWords(body) > maxItemWords || isRating(body)) return null;
  return { text: tidy(body), start: start + from, end: start + from + body.length };
}
