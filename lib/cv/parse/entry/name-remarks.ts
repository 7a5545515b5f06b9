import { startsSmall, startsSmallOrWithFigure, startsWithCapital } from '../text-shapes';
import { isPlace } from './place';
import { employerScore, titleMargin, titleScore } from './scores';

const closingUrl = / \(?\[URL[^\]]{0,30}\]\)?$/;

/** A name without the address of its web site: 'Calder Foods' of 'Calder Foods [URL]'. */
export const withoutSite = (text: string): string => (text.includes('[URL') ? text.replace(closingUrl, '') : text);

/** Brackets with more words are a remark: 'Acme (mostly working in R)'. */
const wordsOfRemark = 3;
/** Most words of the name before a remark. */
const wordsOfName = 6;
/** 'The Baltic Fleet', but not 'ADR' and not a sentence. */
const nameOfFirm = /^(?:\p{Lu}\S*|of|the|and|on|&)(?: (?:\p{Lu}\S*|of|the|and|on|&)){1,5}$/u;

/** 'weddings, 120 covers', 'Saturdays then full time'; not 'Formula Student' and 'Leeds'. */
const opensRemark = (inside: string): boolean =>
  startsSmallOrWithFigure(inside) || (inside.split(' ').length > wordsOfRemark && !furtherCapital.test(inside));
const furtherCapital = / \(?\p{Lu}/u;

/** An employer or place without a remark in brackets: 'Craven Edge' of 'Craven Edge (weddings, 120 covers)'. A title keeps its brackets. */
export function withoutRemark(text: string): string {
  const open = text.lastIndexOf(' (');
  if (open < 2 || !text.endsWith(')') || !opensRemark(text.slice(open + 2, -1))) return text;
  const before = text.slice(0, open);
  const inside = text.slice(open);
  const words = inside.trim().split(' ').length;
  const isLong = words > wordsOfRemark ? before.split(' ').length <= wordsOfName : words === wordsOfRemark && nameOfFirm.test(before);
  if (isTitleAt(before, inside.slice(2, -1))) return text;
  const isNamed = isPlace(before) || employerScore(before) >= 1.5 || isLong;
  return isNamed && titleScore(before) < 2 ? before : text;
}

/** Where the name ends and where the place, employer or title in brackets begins: 'Tesk Foods (Leeds)'; null where they contain none. */
export function bracketedName(text: string): { before: number; from: number } | null {
  const open = text.lastIndexOf(' (');
  if (open < 1 || !text.endsWith(')')) return null;
  const [before, inside] = [text.slice(0, open), text.slice(open + 2, -1)];
  if (!isPlace(inside) && !isEmployerOf(before, inside) && !isTitleAt(before, inside)) return null;
  return { before: open, from: open + 2 };
}

/** Whether the brackets after a title contain an employer: 'Senior Care Worker (Sunnyside Care Home)'. */
const isEmployerOf = (before: string, inside: string): boolean =>
  titleMargin(before) >= 1 && startsWithCapital(inside) && titleMargin(inside) <= -1 && employerScore(inside) >= 2.5;

/** Whether the brackets after an employer contain a title: 'Acme Foods (team leader)', 'J Smith Electrical (sole trader)'. */
const isTitleAt = (before: string, inside: string): boolean =>
  titleScore(before) < 1 &&
  titleScore(inside) >= 3 &&
  employerScore(inside) < 1 &&
  !isPlace(before) &&
  (startsSmall(inside) || employerScore(before) >= 1.5);
