import { titleHeads, titleHints } from '@/lib/facts/job-words';
import { countWords } from '../../document/lines';
import { normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { SourceLine } from '../../document/source-text';
import { bodyStreet, isAddressPart, isSurePart, looksLikeAddress, looksLikeAddressLine } from '../address-parts';
import type { Findings, Redacting } from '../findings';
import { findAddressesBeforeCodes } from './address-before-code';
import { addressShapes } from '../rules/address-shapes';
import { addressLabels, postcode } from '../rules/address-words';

const anyPostcode = new RegExp(`\\b${postcode}\\b`, 'g');
const postcodeInAnyCase = new RegExp(`\\b${postcode}\\b`, 'gi');
/** Any case, but the first letters in one: 'ls8 9zz', not 'Sw1a 1aa'. */
const isPostcodeCase = (code: string): boolean => /[A-Z]\d/.test(code) || /^[a-z]{1,2}\d/.test(code);
const endsAddress = /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/;
const anyLabel = addressLabels.map(({ pattern }) => pattern).join('|');
/** '(Term time) ', 'Home address: ' */
const label = new RegExp(
  `^(?:\\((?:home|term(?:[- ]time)?|permanent|current)\\) ?|(?:home |current |postal |permanent |term[- ]time )?(?:${anyLabel})[ ]{0,3}[:：-]?[ ]{0,3})`,
  'i',
);
/** How many lines an address may continue after one with a number, where no postcode ends it. */
const maxOpenLines = 3;

/** Redacts postcodes and streets everywhere, towns and other lines of an address only among the contact details. */
export function findAddresses(redacting: Redacting): void {
  const { source, findings, isContact } = redacting;
  findContactAddresses(redacting);
  for (const match of source.text.matchAll(anyPostcode)) addPostcode(findings, match.index, match[0]);
  for (const match of source.text.matchAll(bodyStreet)) addAddress(findings, match.index, match[0]);
  // What the parts between commas did not give away.
  for (const { pattern, contactOnly, opensWithHouse } of addressShapes) {
    for (const match of source.text.matchAll(pattern)) {
      const found = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(found);
      if (contactOnly && !isContact(start)) continue;
      if (opensWithHouse && namesWork(found)) continue;
      for (const span of findings.freeSpans(start, start + found.length)) addFree(findings, source.text, span);
    }
  }
  findAddressesBeforeCodes(redacting);
}

/** 'Site Manager, Elm Park, Leeds', 'Marketing, Elm Park': the part before the first comma is a job or a field of work. */
function namesWork(found: string): boolean {
  const words = (found.split(',')[0] ?? '').split(' ').map(normaliseForMatch);
  return words.some((word) => titleHeads.has(word)) || (words.length === 1 && titleHints.has(words[0] ?? ''));
}

const addPostcode = (findings: Findings, start: number, found: string): boolean =>
  findings.add({ start, end: start + found.length, kind: 'POSTCODE', key: found.replace(/ /g, '').toUpperCase() });

/** The words between two findings, without separators. */
function addFree(findings: Findings, text: string, { start, end }: Span): void {
  const found = text.slice(start, end);
  const lead = found.length - found.replace(/^[\s,.;:]{1,10}/, '').length;
  const words = found.slice(lead).replace(/[\s,.;:]{1,10}$/, '');
  if (/[\p{L}\d]/u.test(words)) addAddress(findings, start + lead, words);
}

const addAddress = (findings: Findings, start: number, found: string): boolean =>
  findings.add({ start, end: start + found.length, kind: 'ADDRESS', key: normaliseForMatch(found).trim() });

function findContactAddresses(redacting: Redacting): void {
  const { source, regions } = redacting;
  let openLines = 0;
  let opening: SourceLine | null = null;
  for (const [index, line] of source.lines.entries()) {
    if (!regions.isContact[index] || regions.isHeading[index] || isText(line)) {
      openLines = 0;
      continue;
    }
    const isInside = openLines > 0 && opening !== null && isSetAlike(opening, line);
    let isFound = false;
    for (const segment of segmentsOf(line)) isFound = takeSegment(redacting, segment, isInside) || isFound;
    const isEnd = endsAddress.test(line.text);
    const goesOn = isFound && !isEnd && (isInside || /\d|^(?:address|street)/i.test(line.text));
    openLines = isEnd ? 0 : goesOn ? maxOpenLines : Math.max(0, openLines - 1);
    if (goesOn) opening = line;
  }
}

const isText = (line: SourceLine): boolean => isProse(line) || isOfWork(line);

/** 'Teacher, Kirkby Academy, Leicester ⇥ 2014 - Present' under a heading whose word we do not know, and what was done there. */
const isOfWork = ({ line, text }: SourceLine): boolean =>
  line.bullet !== undefined ||
  /^(?:19|20)\d\d [\p{L}:–-]|\b(?:19|20)\d\d ?(?:-|\u2013|\u2014|to) ?(?:(?:19|20)?\d\d|present|now|date|current)\b/iu.test(text);

/** The next line of an address has the style of the one before. */
const isSetAlike = (a: SourceLine, b: SourceLine): boolean =>
  a.line.block === b.line.block &&
  a.items[0]?.item.bold === b.items[0]?.item.bold &&
  a.items[0]?.item.fontSize === b.items[0]?.item.fontSize;

/** Many words between two bars, or a full stop at the end. */
const isProse = (line: SourceLine): boolean =>
  countWords(line.text) > 7 && (/\p{Ll}{3}\.$/u.test(line.text) || segmentsOf(line).some(({ text }) => countWords(text) > 16));

interface Segment {
  start: number;
  text: string;
}

const separator =
  /\t| ?[|•·●▪◦⋄∙✉☎📧📞🏠⌂✆❖■] ?| [–—] | - | \/ | {0,1}\/\/ {0,1}|--|\b(?:tel(?:ephone)?|mob(?:ile)?|phone|fax|e-?mail)\b(?: (?:no|number))?\.? ?:/giu;

function split(text: string, start: number, by: RegExp): Segment[] {
  const parts: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(by)) {
    parts.push({ start: start + from, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ start: start + from, text: text.slice(from) });
  return parts;
}

/** Parts of a contact line between bars, bullets, long dashes, tabs and labels of another detail; commas stay inside. */
const segmentsOf = (line: SourceLine): Segment[] => split(line.text, line.start, separator).filter(({ text }) => text.trim() !== '');

/** Redacts the address in a segment; true where there was one. */
function takeSegment({ source, findings }: Redacting, segment: Segment, isInside: boolean): boolean {
  const labelLength = label.exec(segment.text)?.[0].length ?? 0;
  const isLabelled = labelLength > 0;
  let isFound = false;
  for (const { start, end } of findings.freeSpans(segment.start + labelLength, segment.start + segment.text.length)) {
    const text = source.text.slice(start, end);
    if (!/[\p{L}\p{N}]{2}/u.test(text)) continue;
    const isExpected = (isLabelled && /\p{L}/u.test(text)) || (isInside && looksLikeAddressLine(text));
    isFound = takeAddress(findings, { start, text }, isExpected, isLabelled || isInside) || isFound;
  }
  return isFound;
}

/** 'York (happy to travel)' */
const remark = / \(\p{Ll}[^()\d]{2,60}\)$/u;

/** Redacts the postcodes in a stretch, and the address words around them. */
function takeAddress(findings: Findings, { start, text: whole }: Segment, isExpected: boolean, isSure: boolean): boolean {
  const text = whole.replace(remark, '');
  const codes = [...text.matchAll(postcodeInAnyCase)].filter(([code]) => isPostcodeCase(code));
  if (!isExpected && codes.length === 0 && !looksLikeAddress(text)) return false;
  let isFound = false;
  let from = 0;
  for (const code of codes) {
    takeParts(findings, { start: start + from, text: text.slice(from, code.index) }, true);
    isFound = addPostcode(findings, start + code.index, code[0]) || isFound;
    from = code.index + code[0].length;
  }
  return takeParts(findings, { start: start + from, text: text.slice(from) }, isSure || codes.length > 0) || isFound;
}

/** 'Leeds LS6' from 'Leeds LS6.', before a phone number */
const withoutStop = (part: string): string => (part.endsWith('.') ? part.slice(0, -1) : part);

/** Redacts the comma parts that belong to an address, from the first to the last, as one detail; a title before them stays. */
function takeParts(findings: Findings, { start, text }: Segment, isSure: boolean): boolean {
  const parts = split(text, 0, /,/g);
  const bare = parts.map((part) => withoutStop(part.text.trim()));
  const isSureHere = isSure || bare.some(isSurePart);
  const isPart = bare.map((part) => isAddressPart(part, isSureHere));
  const first = parts[isPart.indexOf(true)];
  const last = parts[isPart.lastIndexOf(true)];
  if (!first || !last) return false;
  const found = text.slice(first.start, last.start + last.text.length);
  const lead = found.length - found.replace(/^[\s.;:()–—-]{1,20}/, '').length;
  return addAddress(findings, start + first.start + lead, found.slice(lead).replace(/[\s.,;:(–—-]{1,20}$/, ''));
}
