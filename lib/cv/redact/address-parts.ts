import { employerWords, titleHeads } from '@/lib/facts/job-words';
import { countries, isPlaceName, regions, ukTowns } from '@/lib/facts/places';
import { registerWords, showsAny } from '@/lib/facts/registers';
import { spokenLanguages } from '@/lib/facts/spoken-languages';
import { normaliseForMatch } from '../document/normalise';
import { contactStreetTypes, detailLabel, statement, streetEndings, streetOpenings, streetTypes, unitTypes } from './rules/address-words';

/** Eight areas have one letter: 'C1' and 'D1' are categories of a driving licence. */
const outwardCode = /^(?:(?:[BEGLMNSW]|[A-PR-UWYZ][A-HK-Y])[0-9][0-9A-HJKPSTUW]?)$/;
const houseNumber = '\\d{1,5}[A-Za-z]?(?:[ ]?[-/][ ]?\\d{1,4}[A-Za-z]?)?';
const streetWords = "(?:[\\p{Lu}][\\p{L}\\p{N}'’.-]{0,24} ){1,4}";
const sureTypes = streetTypes.join('|');
const allTypes = [...streetTypes, ...contactStreetTypes].join('|');
/** '12 Elm Street', which is no year and no part of a longer name ('5 Oxford Street Stores'). */
export const bodyStreet = new RegExp(`\\b(?!(?:19|20)\\d\\d )${houseNumber} ${streetWords}(?:${sureTypes})\\b(?! \\p{Lu})`, 'gu');
const contactStreet = new RegExp(`\\b${houseNumber},? ${streetWords}(?:${allTypes})\\b`, 'u');
const unit = new RegExp(`\\b(?:${unitTypes.join('|')})\\.? \\d{1,4}[A-Z]?\\b`, 'i');
const endsWithStreetType = new RegExp(`\\b(?:${allTypes})\\b\\.?,?$`, 'i');
const usPlace = /^[\p{Lu}][\p{L}.' -]{1,30}, ?[A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?: US)?$/u;
/** '50674 Köln', 'D-10115 Berlin', '1017 GC Amsterdam', '00-238 Warszawa', '1100-053 Lisboa', 'Hyderabad 500001' */
const foreignPostcode =
  /^(?:(?:[A-Z]{1,2}-)?(?:\d{4,5}(?: [A-Z]{2})?|\d{2}-\d{3}|\d{4}-\d{3}) ?[\p{Lu}][\p{L} -]{2,30}|\p{Lu}[\p{L} -]{2,30} \d{6})$/u;
/** 'Lindenstraße 14', 'Hauptstr. 5', 'Kerkstraat 9' */
const streetInOneWord = new RegExp(`\\p{L}(?:${streetEndings.join('|')}) \\d{1,4}\\p{L}?$`, 'iu');
/** '12 rue de la Paix', 'Via Roma 22', 'ul. Długa 7/4' */
const streetNamedFirst = new RegExp(`^(?:\\d{1,4}[a-z]?,? )?(?:${streetOpenings.join('|')}) \\p{L}`, 'iu');
/** 'H.No. 4-56', 'Plot 12' */
const plotNumber = /^(?:h\.? ?no\.?|house no\.?|plot(?: no\.?)?|door no\.?|flat no\.?) ?\d/i;
const isForeignPart = (part: string): boolean =>
  foreignPostcode.test(part) || (/\d/.test(part) && (streetInOneWord.test(part) || streetNamedFirst.test(part) || plotNumber.test(part)));

const lastWordOf = (text: string): string => normaliseForMatch(text.split(' ').at(-1) ?? '');

const isRegion = (text: string): boolean => regions.has(normaliseForMatch(text.trim().replace(/\.$/, '')));

/** 'Oldham OL8' */
const endsInDistrict = / [A-Z]{1,2}\d[\dA-Z]?$/;

/** Words after which the other parts between commas belong to an address too. */
export const isSurePart = (part: string): boolean =>
  isRegion(part) || isForeignPart(part.trim()) || contactStreet.test(part) || (endsInDistrict.test(part) && isPlaceOrDistrict(part.trim()));

/** 'Leeds', 'LS6', 'Leeds LS6', 'Harcourt Estate SE28' */
function isPlaceOrDistrict(part: string): boolean {
  const before = part.replace(endsInDistrict, '');
  return isPlaceName(before.replace(/[.()]/g, '')) || outwardCode.test(part) || (part !== before && endsWithStreetType.test(before));
}

/** 'Tel', 'Own car', 'Site Manager', 'Teacher of Art' */
function saysNoPlace(part: string): boolean {
  const [first = '', second = ''] = part.split(' ').map(normaliseForMatch);
  const last = lastWordOf(part);
  const isWork = titleHeads.has(last) || employerWords.has(last) || (titleHeads.has(first) && second === 'of');
  return isWork || detailLabel.test(part) || (statement.test(part) && !hasPlace(part));
}

/** 'Leeds. Full driving licence', '4 Permit Street' */
const hasPlace = (part: string): boolean =>
  /[.;:/()]/.test(part) ||
  contactStreet.test(part) ||
  endsWithStreetType.test(part) ||
  part.split(' ').some((word) => isPlaceName(word) && !countries.has(normaliseForMatch(word)));

/** Whether the part between two commas may be one of an address; `isSure` where the rest of the line already is one. */
export function isAddressPart(part: string, isSure: boolean): boolean {
  if (part === '' || part.split(' ').length > 6) return false;
  if (isPlaceOrDistrict(part) || isTownInRegion(part)) return true;
  if (/^\d+$/.test(part) && part.length <= 5) return isSure;
  if (contactStreet.test(part) || unit.test(part) || /^\d{1,5}[A-Za-z]$/.test(part) || isForeignPart(part)) return true;
  if (/^[A-Z]{2}(?: \d{5})?$/.test(part)) return isSure;
  return isSure && !saysNoPlace(part) && /^[\p{Lu}\p{N}\p{Lo}]/u.test(part);
}

/** One part is a town, county, country, street or postcode district; and no part reads like prose. */
export function looksLikeAddress(text: string): boolean {
  const trimmed = text.trim().replace(/^[,;.\s]{1,10}|[,;.\s]{1,10}$/g, '');
  if (trimmed.length > 120 || /\b(?:in|with|for|to|years?|of experience)\b/.test(trimmed)) return false;
  if (usPlace.test(trimmed)) return true;
  return trimmed.split(',').some((part) => isAddressPart(part.trim(), false));
}

/** 'Greater Leeds UK', 'Leeds West Yorkshire': places without commas. */
function isTownInRegion(text: string): boolean {
  const words = normaliseForMatch(text).split(' ');
  return words.some((_word, from) => {
    const tail = words.slice(from).join(' ');
    const head = words.slice(0, from).join(' ');
    return (countries.has(tail) || regions.has(tail) || ukTowns.has(tail)) && (ukTowns.has(head) || regions.has(head));
  });
}

const namesOfRegisters = Object.values(registerWords).flat();
/** Below an address often stand the registration and the languages: 'NMC PIN', 'Welsh and English'. */
const namesOther = (text: string): boolean =>
  showsAny(text, namesOfRegisters) ||
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => spokenLanguages.has(word));

/** A line between a street and its postcode: short, capitalised, no digits but a house number. */
export const looksLikeAddressLine = (text: string): boolean =>
  text.split(' ').length <= 5 &&
  (/^[\p{Lu}][\p{L}'’. -]{2,40},?$/u.test(text.trim()) || endsWithStreetType.test(text.trim())) &&
  !titleHeads.has(lastWordOf(text.trim())) &&
  (endsWithStreetType.test(text.trim()) || !namesOther(text));
