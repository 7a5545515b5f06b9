import { countries, foreignCities, isPlaceName, isSettlement, regions, ukTowns, usStates } from '@/lib/facts/places';
import { normaliseForMatch } from '@/lib/cv/document/normalise';
import { startsWithCapital, wholeTextPattern } from '../text-shapes';

/** Written instead of a place. */
const noFixedPlace = wholeTextPattern(
  'remote',
  'hybrid',
  'various',
  'various locations',
  'home[- ]based',
  'remoto',
  'nationwide',
  'worldwide',
  'anywhere',
);

/** Before the name of a town: 'Greater London', 'North Leeds'. */
const townPrefixes: ReadonlySet<string> = new Set(['greater', 'central', 'north', 'south', 'east', 'west']);

const remarkInBrackets = /\s*\([^)]{0,30}\)$/;
const townBeforeState = /^[\p{Lu}][\p{L}.' -]{1,30},? [A-Z]{2}$/u;

/** Words of the longest place with a region: 'Newcastle upon Tyne Northumberland'. */
const maxPlaceWords = 5;

const betweenPlaces = / (?:&|and|\/) /;

/** Whether a text is a town, region or country, or two of them: 'Leeds', 'San Francisco, CA', 'Cardiff & Bristol', 'Greater London (remote)'. */
export const isPlace = (text: string): boolean =>
  isOnePlace(text) || (betweenPlaces.test(text) && text.split(betweenPlaces).every(isOnePlace));

function isOnePlace(text: string): boolean {
  const plain = text
    .replace(remarkInBrackets, '')
    .replace(/^(?:in|near) /i, '')
    .trim();
  if (
    noFixedPlace.test(plain) ||
    isPlaceName(plain.replace(/\.$/, '')) ||
    (startsWithCapital(plain) && isSettlement(plain)) ||
    usStates.has(plain)
  )
    return true;
  if (townBeforeState.test(plain) && usStates.has(plain.slice(-2))) return true;
  return isTownOfRegion(normaliseForMatch(plain).split(' '));
}

/** 'Newcastle upon Tyne Northumberland', 'Greater London' */
function isTownOfRegion(words: readonly string[]): boolean {
  for (let i = 1; i < words.length && words.length <= maxPlaceWords; i += 1) {
    const head = words.slice(0, i).join(' ');
    const tail = words.slice(i).join(' ');
    if ((ukTowns.has(head) || foreignCities.has(head)) && (regions.has(tail) || countries.has(tail) || usStates.has(tail.toUpperCase())))
      return true;
    if (townPrefixes.has(head) && ukTowns.has(tail)) return true;
  }
  return false;
}

/** 'CA', 'UK' after a town. */
export const isState = (text: string): boolean => /^[A-Z]{2}$/.test(text) && isPlace(text);
