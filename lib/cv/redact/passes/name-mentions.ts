import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import type { Findings, Redacting } from '../findings';
import { isInDate } from '../rules/calendar';
import { ambiguousNames, particles } from '../rules/name-words';

interface Word {
  start: number;
  end: number;
  word: string;
}

interface NameParts {
  /** Every part, as a key: 'ludwig', 'van', 'der', 'berg'. */
  all: readonly string[];
  /** Without particles and initials. */
  own: ReadonlySet<string>;
  initials: ReadonlySet<string>;
}

/** The most words that a mention may be extended by to the front. */
const maxWords = 8;

/** Every further mention of the name, whole or in part, and the handles made of it among the contact details. */
export function findNameMentions(redacting: Redacting, name: string, kind: 'NAME' | 'REFEREE' = 'NAME'): void {
  const { source, findings, isContact } = redacting;
  const written = name.split(/\s+/);
  // 'Sharon-Louise Prentice' is Sharon Prentice too.
  const halves = written.flatMap((word) => word.split('-')).filter((half) => half.length > 2 && written.every((word) => word !== half));
  const all = written.map(nameKey).filter(Boolean);
  const isTypedSmall = kind === 'NAME' && /^[^\p{Lu}]*\p{Ll}[^\p{Lu}]*$/u.test(name);
  const parts: NameParts = {
    all,
    own: new Set([...all.filter((part) => !particles.has(part) && part.length > 1), ...halves.map(nameKey)]),
    initials: new Set(all.map((part) => part.charAt(0))),
  };
  const words = wordsOf(source.text);
  const keyOf = rememberKeys();
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (!word || !parts.own.has(keyOf(word.word))) continue;
    const { from, to } = mentionAround(source.text, words, i, (one) => belongs(one.word, keyOf(one.word), parts));
    const [first, last] = [words[from] ?? word, words[to] ?? word];
    if (
      to > from ||
      (isTypedSmall && !ambiguousNames.has(word.word.toLowerCase())) ||
      (!isMonth(source.text, word) && isLoneName(source.text, words, i, isContact(word.start)))
    )
      for (const span of freeWords(source.text, findings, { start: first.start, end: last.end - possessiveLength(last.word) }))
        addMention(findings, span, kind, name);
    i = to;
  }
  if (kind !== 'NAME') return;
  findHandles(redacting, all);
  findOwnSites(redacting, all);
  findInitials(redacting, written);
}

const addMention = (findings: Findings, span: Span, kind: 'NAME' | 'REFEREE', name: string): boolean =>
  findings.add({ ...span, kind, key: kind === 'NAME' ? 'name' : normaliseForMatch(name) });

/** The part of a mention that is not redacted yet: 'B. Example' is, 'Bettina' on the line below is not. */
const freeWords = (text: string, findings: Findings, { start, end }: Span): Span[] =>
  findings.freeSpans(start, end).flatMap((span) => {
    const found = text.slice(span.start, span.end);
    const lead = found.length - found.replace(/^[\s,.]{1,10}/, '').length;
    const words = found.slice(lead).replace(/[\s,]{1,10}$/, '');
    return /\p{L}/u.test(words) ? [{ start: span.start + lead, end: span.start + lead + words.length }] : [];
  });

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, word }));

const possessive = /['’]s$/i;
const possessiveLength = (word: string): number => (possessive.test(word) ? 2 : 0);

/** "Zara's" is Zara. */
const nameKey = (word: string): string => alphanumericKey(word.slice(0, word.length - possessiveLength(word)));

/** Cached, because a text repeats its words. */
function rememberKeys(): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = nameKey(word);
    keys.set(word, key);
    return key;
  };
}

/** A part of the name, a particle of it, or the initial of a part. */
const belongs = (word: string, key: string, { all, own, initials }: NameParts): boolean =>
  own.has(key) ||
  (particles.has(key) && all.includes(key)) ||
  (/^\p{Lu}{1,4}$/u.test(word) && [...key].every((letter) => initials.has(letter)));

/** 'Example, Jane' and 'J. Example': the words round one that belong to the name too, as indices. */
function mentionAround(text: string, words: readonly Word[], at: number, isPart: (word: Word) => boolean): { from: number; to: number } {
  const gapBefore = (index: number): string => text.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? 0);
  const isPartAt = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && isPart(word);
  };
  let [from, to] = [at, at];
  while (to + 1 < words.length && /^(?:[.,]? ?|[\n\t])$/.test(gapBefore(to + 1)) && isPartAt(to + 1)) to += 1;
  while (from > 0 && to - from + 1 < maxWords && /^\.? ?$/.test(gapBefore(from)) && isPartAt(from - 1)) from -= 1;
  return { from, to };
}

/** 'Jan 2017' in the CV of Jan. */
const isMonth = (text: string, { word, start, end }: Word): boolean =>
  isInDate(word, text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20));

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir)$/i;
/** Words with a capital that stand in front of a name without being a part of it. */
const sentenceOpening = /^(?:I|My|The|For|As|In|At|With)$/;
const joinsNames = (gap: string): boolean => /^(?: | ?& ?|-| and )$/.test(gap);

/** A first name or surname alone: capitalised, and not part of a longer proper name ("Ted Baker", "Ashdown Vale School"). */
function isLoneName(text: string, words: readonly Word[], at: number, isInContact: boolean): boolean {
  const word = words[at];
  if (!word || !/^[\p{Lu}\p{Lo}]/u.test(word.word)) return false;
  const before = words[at - 1];
  if (before) {
    const gap = text.slice(before.end, word.start);
    if (title.test(before.word) && /^\.? $/.test(gap)) return true;
    if (/^\p{Lu}/u.test(before.word) && joinsNames(gap) && !sentenceOpening.test(before.word)) return false;
  }
  const after = words[at + 1];
  if (after && /^[\p{Lu}\p{N}]/u.test(after.word) && joinsNames(text.slice(word.end, after.start))) return false;
  if (!ambiguousNames.has(normaliseForMatch(word.word))) return true;
  const isEdge = (char: string): boolean => /[\n\t]|^$/.test(char);
  return isInContact && isEdge(text.charAt(word.start - 1)) && isEdge(text.charAt(word.end));
}

const inInitials = /(?<![\p{L}\p{N}.])(?:\p{L}\.[ -]?){2,6}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;

/** 'J. M.-E.' of Jane Mary-Example; without points, or two letters, among the contact details only. */
function findInitials({ source: { text }, findings, isContact }: Redacting, written: readonly string[]): void {
  const own = written.flatMap((word) => word.split('-')).map((part) => alphanumericKey(part).charAt(0));
  for (const { 0: found, index } of text.matchAll(inInitials)) {
    const key = alphanumericKey(found);
    const isSure = found.includes('.') && key.length > 2;
    if ((isSure || isContact(index)) && key.length > 1 && key === own.join(''))
      findings.add({ start: index, end: index + found.trimEnd().length, kind: 'NAME', key: 'name' });
  }
}

const siteOrHandle = /(?<![\p{L}\p{N}@./-])(?:@[\p{L}\p{N}_.]{3,40}|[\p{L}\p{N}-]{4,63}(?:\.[\p{L}\p{N}-]{2,63}){1,3})(?![\p{L}\p{N}@])/gu;
const longPart = 4;

/** 'robinash77.co.uk' and '@robinash77' of Robin Ashworth, wherever they stand. */
function findOwnSites({ source: { text }, findings }: Redacting, parts: readonly string[]): void {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return;
  const whole = first.length >= longPart ? [first] : [first + last];
  const own = last.length > longPart ? [...whole, last] : whole;
  for (const { 0: found, index } of text.matchAll(siteOrHandle))
    if (own.some((part) => alphanumericKey(found.replace(/\.\p{L}+$/u, '')).includes(part)))
      findings.add({ start: index, end: index + found.length, kind: 'URL', key: found.toLowerCase() });
}

/** 'john.doe' or 'jdoe' beside an icon is a profile. */
function findHandles({ source, findings, isContact }: Redacting, parts: readonly string[]): void {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || last.length < 2) return;
  const handles = new Set([first + last, first.charAt(0) + last, last + first, first + last.charAt(0)]);
  for (const line of source.lines) {
    if (!isContact(line.start)) continue;
    for (const { 0: found, index } of line.text.matchAll(/(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}._-]{2,40}(?![\p{L}\p{N}@])/gu)) {
      if (!handles.has(alphanumericKey(found).replace(/\d{1,20}$/, ''))) continue;
      const start = line.start + index;
      findings.add({ start, end: start + found.length, kind: 'URL', key: found.toLowerCase() });
    }
  }
}
