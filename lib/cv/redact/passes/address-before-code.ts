import { employerWords, titleHeads, titleHints } from '@/lib/facts/job-words';
import { headingKind } from '../../document/headings';
import { normaliseForMatch } from '../../document/normalise';
import { lineIndexAt, type SourceLine } from '../../document/source-text';
import type { Finding, Redacting } from '../findings';

/** What parts an address from what stands before it in its line. */
const edge = /[|·•;:⌂✉\t()/]| [–—-]{1,3} |--|^(?:address|eircode|home) /giu;
/** 'Teach Bán', '4', '21A Lower Bridge Row': a few words, of which the first has a capital or is a number. */
const part = /^["'‘“]?(?:\p{Lu}|\d{1,4}\p{L}?(?:[-/]\d{1,4})?(?:$| ))/u;
const mostWords = 5;
/** An address without commas has its parts below each other. */
const linesAbove = 4;
/** A CV has a few addresses; a text with more is written to cost time. */
const mostCodes = 20;
/** Characters; prose is longer. */
const longestLine = 120;
const year = /\b(?:19|20)\d\d\b/;
const eircode = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/;

const isTitleHead = (word: string): boolean => titleHeads.has(normaliseForMatch(word));

/**
 * 'Maintenance Engineer (electrical bias)', 'Baker / Pastry –': a post below the name, with single words behind it; not 'Baker Street',
 * and not 'Baker – Willow Bank', which holds a house.
 */
function isPost(text: string): boolean {
  const [post = '', ...others] = text
    .replace(/\([^()]*\)/g, '')
    .split(/[/–—]| - /)
    .map((piece) => piece.trim());
  return (
    isTitleHead(post.split(' ').at(-1) ?? '') && others.every((other) => !other.includes(' ') || isTitleHead(other.split(' ').at(-1) ?? ''))
  );
}

const isPart = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length <= mostWords &&
    part.test(text) &&
    !year.test(text) &&
    headingKind(text) === null &&
    !isPost(text) &&
    !words.every((word) => titleHints.has(normaliseForMatch(word)))
  );
};

const endsAddress = ({ kind, key }: Finding): boolean => kind === 'POSTCODE' || (kind === 'ADDRESS' && eircode.test(key.toUpperCase()));

/** What stands before a postcode is the rest of its address: the parts between the commas of its line, and the lines above it. */
export function findAddressesBeforeCodes(redacting: Redacting): void {
  const { source, findings, isContact } = redacting;
  for (const code of findings.all.filter(endsAddress).slice(0, mostCodes)) {
    const index = lineIndexAt(source.lines, code.start);
    const line = source.lines[index];
    if (!line || !(isContact(code.start) || isNotOfWork(line))) continue;
    if (takeBefore(redacting, line, code.start) && isContact(code.start)) takeAbove(redacting, index, line);
  }
}

/** 'Home: Willow Bank, Mill Lane, Marple' at the end of a CV, but not 'Nurse, Elm Ward, Leeds ⇥ 2019' with a postcode. */
const isNotOfWork = ({ line, text }: SourceLine): boolean =>
  line.bullet === undefined &&
  text.length <= longestLine &&
  !year.test(text) &&
  !text.split(/[ ,]+/).some((word) => titleHeads.has(normaliseForMatch(word)) || employerWords.has(normaliseForMatch(word)));

/** True where the address opens its line, so that more of it may stand above. */
function takeBefore({ source, findings }: Redacting, line: SourceLine, end: number): boolean {
  const others = findings.all.filter((found) => found.end <= end && found.start >= line.start && !isOfAddress(found));
  const from = Math.max(line.start, ...others.map((found) => found.end));
  const text = source.text.slice(from, end);
  const lead = [...text.matchAll(edge)].reduce((_, { 0: mark, index }) => index + mark.length, 0);
  let at = end;
  for (const piece of text.slice(lead).split(',').reverse()) {
    const words = piece.trim();
    if (words !== '' && !isPart(words)) return false;
    at -= piece.length;
    const start = at + piece.indexOf(words);
    for (const free of findings.freeSpans(start, start + words.length)) addAddress(findings, source.text, free);
    at -= 1;
  }
  return from === line.start && lead === 0;
}

const isOfAddress = ({ kind }: Finding): boolean => kind === 'ADDRESS' || kind === 'POSTCODE';

function addAddress(findings: Redacting['findings'], text: string, { start, end }: { start: number; end: number }): void {
  const words = text.slice(start, end).trim();
  if (/[\p{L}\d]/u.test(words)) findings.add({ start, end, kind: 'ADDRESS', key: normaliseForMatch(words) });
}

function takeAbove({ source, findings, regions }: Redacting, index: number, below: SourceLine): void {
  for (let above = index - 1; above >= 0 && above >= index - linesAbove; above -= 1) {
    const line = source.lines[above];
    const isNext = line && regions.isContact[above] && !regions.isHeading[above] && isSetAlike(line, below);
    if (!isNext || !line.text.split(',').every((piece) => piece.trim() === '' || isPart(piece.trim()))) return;
    if (findings.all.some((found) => found.start < line.end && found.end > line.start && !isOfAddress(found))) return;
    for (const free of findings.freeSpans(line.start, line.end)) addAddress(findings, source.text, free);
  }
}

/** In the same column, in letters of the same size and weight. */
const isSetAlike = (a: SourceLine, b: SourceLine): boolean =>
  a.line.region === b.line.region &&
  a.items[0]?.item.bold === b.items[0]?.item.bold &&
  a.items[0]?.item.fontSize === b.items[0]?.item.fontSize;
