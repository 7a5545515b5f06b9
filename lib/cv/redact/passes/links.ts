import type { Redacting } from '../findings';
import type { LinkKind } from '@/lib/cv/document/redacted-document';
import { bareDomainEndings, linkKindRules, networks, profileHosts } from '../rules/link-hosts';

const oneOf = (names: readonly string[]): string => names.map((name) => name.replaceAll('.', '\\.')).join('|');

const explicitUrl = new RegExp(
  `\\b(?:https?:\\/\\/|www\\.)[^\\s<>()|,;]{1,300}|(?<![\\w@.-])(?:[a-z]{2,3}\\.)?(?:${oneOf(profileHosts)})\\/[^\\s<>()|,;]{1,200}`,
  'giu',
);
const bareDomain = new RegExp(
  `(?<![\\w@./-])(?:[\\p{L}\\p{N}-]{2,63}\\.){1,3}(?:${oneOf(bareDomainEndings)})(?:\\/[^\\s<>()|,;]{0,200})?(?![\\p{L}\\p{N}@])`,
  'giu',
);
/** 'etsy.com/shop/JoMakes': in small letters, with a path as pages of a person have, a bare domain is one wherever it stands. */
const pageOfDomain =
  /(?<![\w@./-])(?:[\p{Ll}\p{N}-]{2,63}\.){1,3}(?:com|co\.uk|org|org\.uk|me|design|art|studio|page|site|shop|social)\/(?=[^\s<>()|,;]{0,80}[\d_/-])[^\s<>()|,;]{3,200}/gu;
/**
 * 'Twitter @jo77', 'Skype: live:jo77', 'LinkedIn: jo-bloggs': after the network's name, with a character that words of prose do not
 * have.
 */
const namedHandle = new RegExp(
  `\\b(?:${networks.join('|')})(?:\\/(?:${networks.join('|')}))?(?: name| id| handle| profile| user(?:name)?)?(?: ?[:=] ?|[ \\t])(\\/?in\\/[\\p{L}\\p{N}_.-]{3,60}|\\/(?=\\S*[_.\\d-])[\\p{L}\\p{N}_.-]{3,40}|@[\\p{L}\\p{N}_.-]{2,40}|(?:live:)?(?!(?:19|20)\\d\\d(?:\\b|[–-]))(?=[\\p{L}_.#-]*\\d|[\\p{L}\\d]+[._#][\\p{L}\\p{N}])[\\p{L}\\p{N}_.#-]{3,40}|(?<=[:=] ?)[\\p{Ll}\\d]+(?:-[\\p{Ll}\\d]+)+)`,
  'giu',
);
/** 'YouTube channel: JoBakes': a word for what is there says that a name of it follows. */
const namedPage = new RegExp(
  `\\b(?:${networks.join('|')}) (?:channel|page|account|handle|user(?:name)?|shop|id)(?: ?[:=] ?)([\\p{L}\\d][\\p{L}\\p{N}_.#-]{2,40})(?=$|[\\s,;|•·.])`,
  'gimu',
);
/** No word of prose: a digit, a mark or a capital within. */
const isHandle = /[\d_.]|\p{Ll}\p{Lu}/u;
const handle = /(?<![\p{L}\p{N}@._-])@[\p{L}\p{N}_.]{2,40}/giu;

/** '/in/jane-example', the end of a profile's address. */
const profilePath = /(?<![\p{L}\p{N}./])\/in\/[\p{L}\p{N}_-]{3,40}(?![\p{L}\p{N}/])/gu;

/** Web addresses anywhere; bare domains and '@handles' among the contact details. */
export function findLinks({ source: { text }, findings, isContact }: Redacting): void {
  const add = (start: number, found: string): void => {
    const url = found.replace(/[.,;:!?'"’”\]]{1,10}$/, '');
    findings.add({ start, end: start + url.length, kind: 'URL', key: url.toLowerCase(), ...labelOf(url) });
  };
  for (const match of text.matchAll(explicitUrl)) add(match.index, urlAcrossLines(text, match.index, match[0]));
  for (const match of text.matchAll(bareDomain)) if (isContact(match.index)) add(match.index, match[0]);
  for (const match of text.matchAll(profilePath)) add(match.index, match[0]);
  for (const match of text.matchAll(pageOfDomain)) add(match.index, match[0]);
  const addBehind = ({ index, 0: found, 1: name = '' }: RegExpExecArray): void => add(index + found.length - name.length, name);
  for (const match of text.matchAll(namedHandle)) addBehind(match);
  // 'Facebook page: Increased followers' is work; among the contact details it is a name.
  for (const match of text.matchAll(namedPage)) if (isContact(match.index) || isHandle.test(match[1] ?? '')) addBehind(match);
  if (text.includes('@')) for (const match of text.matchAll(handle)) if (isContact(match.index)) add(match.index, match[0]);
}

/** A word that links to a personal page ("LinkedIn") is treated like the address itself. */
export function findLinkedItems({ source, regions, findings }: Redacting): void {
  for (const [index, line] of source.lines.entries()) {
    if (!regions.isContact[index]) continue;
    for (const { item, start, end } of line.items) {
      if (!item.href || !findings.isFree(start, end)) continue;
      const href = item.href.toLowerCase();
      if (href.startsWith('mailto:')) findings.add({ start, end, kind: 'EMAIL', key: href.replace(/^mailto:|\?.*/g, '') });
      else if (/^https?:/.test(href) && !item.text.includes(' ')) {
        findings.add({ start, end, kind: 'URL', key: href, ...labelOf(href) });
      }
    }
  }
}

/** A link that the edge of a column breaks continues on the next line: 'linkedin.com/in/' + 'jo-bloggs'. */
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

export const linkKind = (url: string): LinkKind => linkKindRules.find(({ pattern }) => pattern.test(url))?.id ?? 'portfolio';

function labelOf(url: string): { label?: string } {
  const kind = linkKind(url);
  return kind === 'other' ? {} : { label: kind };
}
