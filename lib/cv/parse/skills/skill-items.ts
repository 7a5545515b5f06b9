import type { Piece } from '@/lib/cv/cv';
import { countWords, tidy } from '@/lib/cv/document/lines';
import { matchesOf } from '@/lib/cv/document/normalise';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { hasLetter, hasLetterOrDigit, isBracketed, startsSmall, startsWithCapital } from '../text-shapes';
import { isKnownSkill, isSoftware, withoutRemark } from './known-skills';

/** Separators of list items. A line break is matched, so that it is not part of another match, but does not separate. */
const separators = /[,;|•·●▪◦⋄、،]|\t|\n| {2,}| \/ | [–—] (?=\p{Lu})|(?<=[\p{Ll})]{3})\. (?=\p{Lu})/gu;

/** Levels of a skill; `furtherLevels` are too common to be a rating on a line of their own. */
const levels = 'advanced|intermediate|beginner|basic|expert|proficient|fluent|competent|master|novice|native';
const furtherLevels = 'familiar|good|excellent|strong|elementary|professional|working knowledge|conversational|mother tongue';

/** After a skill: '(advanced)', '– 80 %', '4/5', '★★★☆', '5 years'. */
const rating = new RegExp(
  `\\s*(?:[-–:(]\\s*)?(?:\\b(?:${levels}|${furtherLevels})\\b(?: (?:level|user|knowledge|proficiency|working proficiency))?|\\d{1,3} ?%|\\d{1,2} ?\\/ ?\\d{1,2}|[★☆●○■□▪▮▯*]{2,12}|\\d{1,2}\\+? years?)\\s*\\)?$`,
  'iu',
);
const onlyRating = new RegExp(`^(?:${levels})$`, 'i');

/** Whether a text is a level and not a skill: 'Advanced' on a line of its own. */
export const isRating = (text: string): boolean => onlyRating.test(text);

/** A text with more words is a sentence, not an item of a list. A remark in brackets does not count. */
const maxItemWords = 9;

/** The items of one row of a list. 'and' separates two of which each `isName`. Separators inside brackets do not count: 'Office (Word, Excel)' is one item. */
export function splitItems(text: CvText, start: number, end: number, isName: (text: string) => boolean = isProduct): Piece[] {
  const own = text.slice(start, end);
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of [...cutsOf(own), { at: own.length, length: 0 }]) {
    const piece = cleanItem(own.slice(from, cut.at), start + from);
    if (piece) pieces.push(...withoutPreface(piece, isName).flatMap(runOfKnownSkills));
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

/** A run of skills without separators has at least so many skills and at most so many words; a skill has up to three words. */
const minRun = 3;
const maxRunWords = 30;
const maxSkillWords = 3;

/** Splits known skills that lost their separators: 'TypeScript Python Rust SQL'. */
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

/** Words before a skill: 'Proficient in', 'Good knowledge of'. */
const preface =
  /^(?:(?:highly |very )?(?:proficient|fluent|experienced|skilled|competent|confident|advanced|trained) (?:in|with|at|user of) |(?:(?:good|strong|working|excellent|advanced) )?(?:knowledge|command|understanding|use) of |familiar with )(?=\S)/i;

const and = / (?:and|&) /;

/** Whether 'and' separates two skills: in 'Excel and PowerPoint', but not in 'Research and Development'. */
function namesTwo(text: string, isName: (text: string) => boolean): boolean {
  const [first, second, third] = withoutRemark(text).split(and);
  return first !== undefined && second !== undefined && third === undefined && isName(first) && isName(second);
}
const isProduct = (text: string): boolean => startsWithCapital(text) && isSoftware(text);

/** The skill or the two skills of an item: 'Windows' and 'Mac OS' in 'Proficient in Windows and Mac OS'. */
function withoutPreface({ text, start, end }: Piece, isName: (text: string) => boolean): Piece[] {
  const length = preface.exec(text)?.[0].length ?? 0;
  const rest = text.slice(length);
  if (end - start !== text.length || (length === 0 && !namesTwo(rest, isName))) return [{ text, start, end }];
  const between = and.exec(rest);
  const first = between && rest.slice(0, between.index);
  const second = between && rest.slice(between.index + between[0].length);
  if (!first || !second || startsSmall(second) || isKnownSkill(rest)) return [{ text: rest, start: start + length, end }];
  return [
    { text: first, start: start + length, end: start + length + first.length },
    { text: second, start: end - second.length, end },
  ];
}

/**
 * Whether an item says something of somebody rather than names a skill: 'I have a moped', 'so will Pam at Meadowbank', 'don't smoke'.
 * It opens with a subject, a refusal or what stands before its subject.
 */
export const isClause = (text: string): boolean => clause.test(text);

const clause =
  /^(?:(?:(?:and|but|also) )?(?:I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Tt]here)(?:['’](?:m|ve|ll|d|re|s)| [\p{Ll}'’]+)(?: |$)|(?:[Ss]o|[Nn]or|[Nn]either) (?:will|would|can|do|does|did|is|are|was|has|have) |(?:[Dd]o|[Dd]oes|[Dd]id|[Cc]a|[Ww]o|[Ii]s|[Aa]re|[Hh]ave|[Hh]as|[Cc]an)(?:n['’]?t| not|not)(?!\p{L}))/u;

const marksBefore = /^(?:[\s,;:*–—-]|\.(?!\p{L})|(?:and|&|or)\s){1,12}/u;
const marksAfter = /[\s.,;:]{1,12}$/;

/** '(basic)' on a line of its own belongs to the item before it. */
const isNote = (text: string): boolean => /^\([^()]*\)$/.test(text);

/** An item without marks, ratings and unpaired brackets at its ends; null where nothing is left or it is a sentence. */
function cleanItem(raw: string, start: number): Piece | null {
  const from = raw.length - raw.replace(marksBefore, '').length;
  let body = raw.slice(from).replace(marksAfter, '');
  const withoutRating = body.replace(rating, '');
  if (hasLetter(withoutRating)) body = withoutRating.trimEnd();
  if (body.endsWith(')') && !body.includes('(')) body = body.slice(0, -1);
  if (!hasLetterOrDigit(body) || isBracketed(body) || isNote(body)) return null;
  if (countWords(body.endsWith(')') ? withoutRemark(body) : body) > maxItemWords || isRating(body)) return null;
  return { text: tidy(body), start: start + from, end: start + from + body.length };
}
