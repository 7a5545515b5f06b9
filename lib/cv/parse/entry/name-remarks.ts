import { startsSmallOrWithFigure, startsWithCapital } from '../text-shapes';
import { isPlace } from './place';
import { employerScore, lean, titleScore } from './scores';

/** Text around the name of a firm: its web site, a remark in brackets, its town in brackets. */

const closingUrl = / \(?\[URL[^\]]{0,30}\]\)?$/;

/** 'Calder Foods [URL]': the address of its site is no part of a firm's name. */
export const withoutSite = (text: string): string => (text.includes('[URL') ? text.replace(closingUrl, '') : text);

/** 'Acme (mostly working in R)': so many words in brackets are part of no name. */
const wordsOfRemark = 3;
const wordsOfName = 6;
/** 'The Baltic Fleet', and neither 'ADR' nor a sentence. */
const nameOfFirm = /^(?:\p{Lu}\S*|of|the|and|on|&)(?: (?:\p{Lu}\S*|of|the|and|on|&)){1,5}$/u;

/** 'Manor Hotel, Craven Edge (weddings, 120 covers)': what brackets tell of a firm or town is no part of its name; a title keeps its own. */
export function withoutRemark(text: string): string {
  const open = text.lastIndexOf(' (');
  if (open < 2 || !text.endsWith(')') || !startsSmallOrWithFigure(text.slice(open + 2))) return text;
  const before = text.slice(0, open);
  const inside = text.slice(open);
  const words = inside.trim().split(' ').length;
  const isLong = words > wordsOfRemark ? before.split(' ').length <= wordsOfName : words === wordsOfRemark && nameOfFirm.test(before);
  const isNamed = isPlace(before) || employerScore(before) >= 1.5 || isLong;
  return isNamed && titleScore(before) < 2 ? before : text;
}

/** 'Tesk Foods (Leeds)': where the name ends and where the place or the employer begins; null where the brackets hold neither. */
export function bracketedPlace(text: string): { before: number; from: number } | null {
  const open = text.lastIndexOf(' (');
  if (open < 1 || !text.endsWith(')')) return null;
  const [before, inside] = [text.slice(0, open), text.slice(open + 2, -1)];
  if (!isPlace(inside) && !isEmployerOf(before, inside)) return null;
  return { before: open, from: open + 2 };
}

/** 'Senior Care Worker (Sunnyside Care Home)': the brackets hold a name, and it reads like a firm's. */
const isEmployerOf = (before: string, inside: string): boolean =>
  lean(before) >= 1 && startsWithCapital(inside) && lean(inside) <= -1 && employerScore(inside) >= 2.5;
