import { isPlaceName } from '@/lib/facts/places';
import { lineIndexAt, type SourceText } from '../../document/source-text';
import type { Redacting } from '../findings';
import {
  bracketedIdentity,
  isIdentity,
  issuedIdentity,
  kindOfLabel,
  letteredIdentity,
  namedIdentity,
  numberedIdentity,
  paperIdentity,
} from '../rules/numbered-identities';
import { findCheckedNumbers } from './check-digits';
import { personalRules } from '../rules/personal-rules';

/** Labelled or unmistakable personal details: identity and bank numbers, dates of birth, protected characteristics. */
export function findPersonalDetails(redacting: Redacting): void {
  const { source, findings, isContact } = redacting;
  const { text } = source;
  const personal = personalLines(source);
  const isOwn = (offset: number): boolean => isContact(offset) || personal.has(lineIndexAt(source.lines, offset));
  for (const { pattern, contactOnly, kind, unwanted } of personalRules) {
    for (const match of text.matchAll(pattern)) {
      const detail = (match[1] ?? match[0]).trimEnd();
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(match[1]));
      if (contactOnly && !isOwn(start)) continue;
      findings.add({ start, end: start + detail.length, kind, key: detail.toLowerCase(), ...(unwanted ? { unwanted } : {}) });
    }
  }
  findBirthplaces(redacting);
  findCheckedNumbers(redacting);
  findNumbers(redacting);
}

function findNumbers({ source: { text }, findings, isContact }: Redacting): void {
  for (const pattern of [numberedIdentity, paperIdentity, namedIdentity, bracketedIdentity, letteredIdentity, issuedIdentity])
    for (const match of text.matchAll(pattern)) {
      if (pattern === issuedIdentity && !isContact(match.index)) continue;
      // 'grant ref GWF012345678': the words of prose are no letters of a number
      const found = match.groups?.number ?? match[1] ?? '';
      const detail = pattern === paperIdentity ? found.replace(/^(?:\p{Ll}{2,} ){1,3}/u, '') : found;
      const start = match.index + match[0].lastIndexOf(detail);
      if (!isIdentity(detail)) continue;
      findings.add({ start, end: start + detail.length, key: detail.toLowerCase(), ...kindOfLabel(match.groups?.label ?? '') });
    }
}

const personalHeading = /^[\W_]{0,6}(?:private|personal|family|household|home(?: life)?|children)[\W_]{0,6}$/i;
const linesBelowHeading = 4;

/** The lines close below 'Private' or 'Household': what stands there is said of the person, not of work. */
function personalLines({ lines }: SourceText): ReadonlySet<number> {
  const below = new Set<number>();
  for (const [index, { text }] of lines.entries())
    if (personalHeading.test(text)) for (let line = 1; line <= linesBelowHeading; line += 1) below.add(index + line);
  return below;
}

const birthBefore = /\b(?:born|birth\w*|n\u00e9e?|geb\w*|nascut\w*)\b[^\n]{0,30}$/i;
const placeBehind =
  /(?:,| [|\u00b7\u2022])? (?:in |at )?(\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}(?: \(\p{Lu}{2}\))?)(?=$|[\n.,;)])/uy;

/** 'Born 3 March 1990 at Truro', '24.08.1996, Curitiba (BR)': what stands behind a date of birth. */
function findBirthplaces({ source: { text }, findings, isContact }: Redacting): void {
  for (const { kind, start, end } of [...findings.all]) {
    if (kind !== 'DOB') continue;
    placeBehind.lastIndex = end;
    const place = placeBehind.exec(text)?.[1] ?? '';
    const isSaid = birthBefore.test(text.slice(Math.max(0, start - 40), start));
    if (place === '' || !(isSaid || (isContact(start) && !isPlaceName(place)))) continue;
    const from = text.indexOf(place, end);
    findings.add({ start: from, end: from + place.length, kind: 'PERSONAL', key: place.toLowerCase(), unwanted: 'nationality' });
  }
}
