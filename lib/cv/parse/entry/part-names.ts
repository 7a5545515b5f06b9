import { alphanumericKey } from '@/lib/cv/document/normalise';
import { isPlace } from './place';
import { employerScore, lean, titleScore } from './scores';

/** Text around the name of a firm: its web site, a remark in brackets, its town in brackets. */

const wholeSite = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{3,60})\.\p{L}{2,20}\S{0,80}$/u;
const closingSite = /^\(?(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{2,60})\.\p{L}{2,20}\S{0,80}$/u;
const closingUrl = / \(?\[URL[^\]]{0,30}\]\)?$/;

/** 'penarthdata' of 'www.penarthdata.example'; null where the text is no web site. */
export const siteName = (text: string): string | null => (text.includes('.') && wholeSite.exec(text)?.[1]) || null;

/** 'Penarth Data ⇥ penarthdata.example': the site says the name beside it again, or its first word. */
export const isNamedBy = (host: string, name: string, site: string): boolean =>
  name !== site && nameKey(name).startsWith(alphanumericKey(host));

const nameKey = (name: string): string => alphanumericKey(name.replaceAll('&', 'and'));

/** 'Calder Foods calderfoods.example': a firm's site says its name again, and may stand there as a placeholder. */
export function withoutSite(text: string): string {
  const [shown] = (text.includes('[URL') && closingUrl.exec(text)) || [];
  if (shown !== undefined) return text.slice(0, -shown.length);
  const at = text.lastIndexOf(' ');
  const site = at < 2 || !text.includes('.', at) ? null : closingSite.exec(text.slice(at + 1));
  const isOwn = site?.[1] !== undefined && nameKey(text.slice(0, at)) === alphanumericKey(site[1]);
  return isOwn ? text.slice(0, at) : text;
}

/** 'Acme (mostly working in R)': so many words in brackets are part of no name. */
const wordsOfRemark = 3;
const wordsOfName = 6;
/** 'The Baltic Fleet', and neither 'ADR' nor a sentence. */
const nameOfFirm = /^(?:\p{Lu}\S*|of|the|and|on|&)(?: (?:\p{Lu}\S*|of|the|and|on|&)){1,5}$/u;
const startsSmallOrWithFigure = /^[\p{Ll}\d]/u;

/** 'Manor Hotel, Craven Edge (weddings, 120 covers)': what brackets tell of a firm or town is no part of its name; a title keeps its own. */
export function withoutRemark(text: string): string {
  const open = text.lastIndexOf(' (');
  if (open < 2 || !text.endsWith(')') || !startsSmallOrWithFigure.test(text.slice(open + 2))) return text;
  const before = text.slice(0, open);
  const inside = text.slice(open);
  const words = inside.trim().split(' ').length;
  const isLong = words > wordsOfRemark ? before.split(' ').length <= wordsOfName : words === wordsOfRemark && nameOfFirm.test(before);
  const isNamed = isPlace(before) || employerScore(before) >= 1.5 || inside.includes(',') || isLong;
  return isNamed && titleScore(before) < 2 ? before : text;
}

/** 'Tesk Foods (Leeds)': where the name ends and where the place or the employer begins; null where the brackets hold neither. */
export function bracketedPlace(text: string): { before: number; from: number } | null {
  const open = text.lastIndexOf(' (');
  if (open < 1 || !text.endsWith(')')) return null;
  const [before, inside] = [text.slice(0, open), text.slice(open + 2, -1)];
  if (!isPlace(inside) && !isVillageOf(before, inside) && !isEmployerOf(before, inside)) return null;
  return { before: open, from: open + 2 };
}

/** 'Senior Care Worker (Sunnyside Care Home)': the brackets hold a name, and it reads like a firm's. */
const isEmployerOf = (before: string, inside: string): boolean =>
  lean(before) >= 1 && /^\p{Lu}/u.test(inside) && lean(inside) <= -1 && employerScore(inside) >= 2.5;

/** 'The Hafod Trust (Devil's Bridge)': no list knows every village, but an organisation's brackets rarely hold another proper name. */
const isVillageOf = (before: string, inside: string): boolean =>
  employerScore(before) >= 1.5 &&
  titleScore(before) < 1 &&
  !schoolWord.test(before) &&
  villageShape.test(inside) &&
  titleScore(inside) < 1 &&
  employerScore(inside) < 1;

/** A school's brackets hold how it was attended. */
const schoolWord = /universit|college|school|academy/i;

/** Up to four words with capitals, or the small ones of village names; not what brackets usually hold beside a firm's name. */
const villageShape =
  /^(?!(?:Formerly|Now|Previously|Part|Via|Agency|Contract|Temporary|Temp|Permanent|Retail|Full|Freelance|Voluntary|Volunteer)\b)\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:[\p{Lu}][\p{L}'’-]*|on|upon|the|in|under|le)){0,3}$/u;
