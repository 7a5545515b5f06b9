import { employerWords, titleHeads } from '@/lib/facts/job-words';
import { countries, isPlaceName, regions, ukTowns } from '@/lib/facts/places';
import { countWords } from '../document/lines';
import { fold } from '../document/normalise';
import type { Claims, Source, SourceLine } from './source';
import type { Zones } from './contact-regions';

/** Shape of the Cabinet Office's BS 7666 postcode type; P is allowed third because W1P is in use. */
const postcode =
  '(?:GIR ?0AA|(?:[A-PR-UWYZ][0-9]{1,2}|[A-PR-UWYZ][A-HK-Y][0-9]{1,2}|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY]) ?[0-9][ABD-HJLNP-UW-Z]{2})';
const anyPostcode = new RegExp(`\\b${postcode}\\b`, 'g');
const looselyPostcode = new RegExp(`\\b${postcode}\\b`, 'gi');
const outwardOnly = /^(?:[A-PR-UWYZ][A-HK-Y]?[0-9][0-9A-HJKPSTUW]?)$/;

const sureStreet =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Crescent|Cres|Gardens|Gdns|Grove|Terrace|Square|Sq|Mews|Parade|Wharf|Boulevard|Blvd|Calle|Avenida';
const doubtfulStreet =
  'Drive|Dr|Close|Court|Ct|Way|Place|Pl|Hill|Park|Row|Walk|Rise|View|Green|Quay|Broadway|House|Heights|Yard|Croft|Fold|Bank|Vale|Meadow|Meadows|End|Cottage|Cottages|Farm|Chase|Mount|Villas';
const houseNumber = '\\d{1,5}[A-Za-z]?(?:[ ]?[-/][ ]?\\d{1,4}[A-Za-z]?)?';
const streetWords = "(?:[\\p{Lu}][\\p{L}\\p{N}'’.-]{0,24} ){1,4}";
const bodyStreet = new RegExp(`\\b(?!(?:19|20)\\d\\d )${houseNumber} ${streetWords}(?:${sureStreet})\\b(?! \\p{Lu})`, 'gu');
const contactStreet = new RegExp(`\\b${houseNumber},? ${streetWords}(?:${sureStreet}|${doubtfulStreet})\\b`, 'gu');
const flat = /\b(?:Flat|Apartment|Apt|Unit|Room|PO Box)\.? \d{1,4}[A-Z]?\b/gi;
const streetLike = new RegExp(`\\b(?:${sureStreet}|${doubtfulStreet})\\b\\.?,?$|^(?:street and number|postcode city|country)$`, 'i');
const usPlace = /^[\p{Lu}][\p{L}.' -]{1,30}, ?[A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?: US)?$/u;
const foreignPostcode = /^(?:[A-Z]{1,2}-)?\d{4,5} ?[\p{Lu}][\p{L} -]{2,30}$/u;
const addressLabel =
  /^(?:\((?:home|term(?:[- ]time)?|permanent|current)\) ?|(?:home |current |postal |permanent |term[- ]time )?(?:address|location|lives in|based in|residence|domicilio|dirección|adresse|anschrift|indirizzo|endereço|adres)[ ]{0,3}[:：-]?[ ]{0,3})/i;

/** Postcodes and streets everywhere; towns and the lines of an address where contact details stand. */
export function findAddresses(source: Source, claims: Claims, zones: Zones): void {
  findContactAddresses(source, claims, zones);
  for (const match of source.text.matchAll(anyPostcode)) addPostcode(claims, match.index, match[0]);
  for (const match of source.text.matchAll(bodyStreet)) addAddress(claims, match.index, match[0]);
}

const addPostcode = (claims: Claims, start: number, found: string): boolean =>
  claims.add({ start, end: start + found.length, kind: 'POSTCODE', key: found.replace(/ /g, '').toUpperCase() });

const addAddress = (claims: Claims, start: number, found: string): boolean =>
  claims.add({ start, end: start + found.length, kind: 'ADDRESS', key: fold(found).trim() });

function findContactAddresses(source: Source, claims: Claims, zones: Zones): void {
  let openAddress = 0;
  let opened: SourceLine | null = null;
  source.lines.forEach((line, index) => {
    if (!zones.contact[index] || zones.isHeading[index] || isProse(line)) {
      openAddress = 0;
      return;
    }
    let found = false;
    const isOpen = openAddress > 0 && opened !== null && looksAlike(opened, line);
    for (const segment of segments(line)) found = claimSegment(source, claims, segment, isOpen) || found;
    const isEnd = /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/.test(line.text);
    const goesOn = found && !isEnd && (isOpen || /\d|^(?:address|street)/i.test(line.text));
    openAddress = isEnd ? 0 : goesOn ? 3 : Math.max(0, openAddress - 1);
    if (goesOn) opened = line;
  });
}

/** The next line of an address is set like the one before. */
const looksAlike = (a: SourceLine, b: SourceLine): boolean =>
  a.line.block === b.line.block &&
  a.items[0]?.item.bold === b.items[0]?.item.bold &&
  a.items[0]?.item.fontSize === b.items[0]?.item.fontSize;

/** Much between two bars, or a full stop at the end. */
const isProse = (line: SourceLine): boolean =>
  countWords(line.text) > 7 && (/\p{Ll}{3}\.$/u.test(line.text) || segments(line).some(({ text }) => countWords(text) > 16));

interface Segment {
  start: number;
  text: string;
}

/** Parts of a contact line between bars, bullets, long dashes and tabs; commas stay inside. */
function segments(line: SourceLine): Segment[] {
  const parts: Segment[] = [];
  let from = 0;
  for (const match of line.text.matchAll(/\t| ?[|•·●▪◦⋄∙✉☎📧📞🏠✆❖■] ?| [–—] | - | {0,1}\/\/ {0,1}|--/gu)) {
    parts.push({ start: line.start + from, text: line.text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ start: line.start + from, text: line.text.slice(from) });
  return parts.filter((part) => part.text.trim() !== '');
}

/** Claims what of a segment is an address; true where something was. */
function claimSegment(source: Source, claims: Claims, segment: Segment, insideAddress: boolean): boolean {
  const label = addressLabel.exec(segment.text)?.[0] ?? '';
  const pieces = freePieces(source, claims, segment.start + label.length, segment.start + segment.text.length);
  let found = false;
  for (const piece of pieces) {
    const codes = [...piece.text.matchAll(looselyPostcode)].filter((match) => /[A-Z]\d/.test(match[0]) || /^[a-z]{1,2}\d/.test(match[0]));
    const isAddress =
      (label !== '' && /[\p{L}]/u.test(piece.text)) ||
      codes.length > 0 ||
      looksLikeAddress(piece.text) ||
      (insideAddress && looksLikeAddressLine(piece.text));
    if (!isAddress) continue;
    let from = 0;
    for (const code of codes) {
      claimParts(claims, piece.start + from, piece.text.slice(from, code.index), true);
      found = addPostcode(claims, piece.start + code.index, code[0]) || found;
      from = code.index + code[0].length;
    }
    found = claimParts(claims, piece.start + from, piece.text.slice(from), codes.length > 0 || label !== '' || insideAddress) || found;
  }
  return found;
}

/** Stretches that no other detail has claimed yet. */
function freePieces(source: Source, claims: Claims, start: number, end: number): Segment[] {
  const pieces: Segment[] = [];
  let from = start;
  for (let i = start; i <= end; i += 1) {
    if (i < end && claims.isFree(i, i + 1)) continue;
    if (i > from) pieces.push({ start: from, text: source.text.slice(from, i) });
    from = i + 1;
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece.text));
}

/** The comma parts that are address, from the first to the last, as one detail; a title before them stays. */
function claimParts(claims: Claims, start: number, text: string, sure: boolean): boolean {
  const parts: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(/,/g)) {
    parts.push({ start: from, text: text.slice(from, match.index) });
    from = match.index + 1;
  }
  parts.push({ start: from, text: text.slice(from) });
  const hasRegion = parts.some(({ text: part }) => regions.has(fold(part.trim())));
  const isPart = parts.map((part) => isAddressPart(part.text.trim(), sure || hasRegion));
  const first = isPart.indexOf(true);
  const last = isPart.lastIndexOf(true);
  const head = parts[first];
  const tail = parts[last];
  if (!head || !tail) return false;
  const found = text.slice(head.start, tail.start + tail.text.length);
  const lead = found.length - found.replace(/^[\s.;:()–—-]{1,20}/, '').length;
  return addAddress(claims, start + head.start + lead, found.slice(lead).replace(/[\s.,;:(–—-]{1,20}$/, ''));
}

function isAddressPart(part: string, sure: boolean): boolean {
  if (part === '' || part.split(' ').length > 6) return false;
  if (isPlaceName(part.replace(/[.()]/g, '').replace(/ [A-Z]{1,2}\d[\dA-Z]?$/, '')) || outwardOnly.test(part)) return true;
  if (new RegExp(contactStreet.source, 'u').test(part) || flatTest.test(part) || /^\d{1,5}[A-Za-z]?$/.test(part))
    return sure || !/^\d+$/.test(part);
  if (/^[A-Z]{2}(?: \d{5})?$/.test(part) || foreignPostcode.test(part)) return sure || foreignPostcode.test(part);
  const last = fold(part.split(' ').at(-1) ?? '');
  return sure && !titleHeads.has(last) && !employerWords.has(last) && /^[\p{Lu}\p{N}\p{Lo}]/u.test(part);
}
const flatTest = new RegExp(flat.source, 'i');

/** One part is a town, county, country, street or postcode district; and no part reads like prose. */
function looksLikeAddress(text: string): boolean {
  const trimmed = text.trim().replace(/^[,;.\s]{1,10}|[,;.\s]{1,10}$/g, '');
  if (trimmed.length > 120 || /\b(?:in|with|for|to|years?|of experience)\b/.test(trimmed)) return false;
  if (usPlace.test(trimmed)) return true;
  return trimmed.split(',').some((part) => isAddressPart(part.trim(), false)) || (trimmed.split(' ').length <= 5 && endsWithPlace(trimmed));
}

/** 'Greater Leeds UK', 'Leeds West Yorkshire': places without commas. */
function endsWithPlace(text: string): boolean {
  const words = fold(text).split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const tail = words.slice(from).join(' ');
    const head = words.slice(0, from).join(' ');
    if ((countries.has(tail) || regions.has(tail) || ukTowns.has(tail)) && (from === 0 || ukTowns.has(head) || regions.has(head)))
      return true;
  }
  return false;
}

/** A line between a street and its postcode: short, capitalised, no digits but a house number. */
const looksLikeAddressLine = (text: string): boolean =>
  text.split(' ').length <= 5 &&
  (/^[\p{Lu}][\p{L}'’. -]{2,40},?$/u.test(text.trim()) || streetLike.test(text.trim())) &&
  !titleHeads.has(fold(text.trim().split(' ').at(-1) ?? ''));
