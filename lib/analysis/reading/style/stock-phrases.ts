import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { PhraseHit } from '../../text/phrase-index';
import type { Phrase } from '../../text/phrases';
import { overlapsAny } from '../../text/spans';

type Hit = PhraseHit<Phrase>;

/** How far after a phrase a figure makes it a fact, in characters: 'responsible for a ledger of £6.4m'. */
const FIGURE_WITHIN = 45;

const namesIn = ({ work, education, volunteering }: Cv): Span[] => [
  ...[...work, ...volunteering].flatMap(({ employer }) => employer ?? []),
  ...education.flatMap(({ institution }) => institution ?? []),
];

/** 'Visionary Opticians' is a name. */
const isPartOfName = (hit: Hit, text: string): boolean =>
  /^\p{Lu}/u.test(text.slice(hit.start, hit.end)) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(hit.end, hit.end + 3));

const standsBesideFigure = (hit: Hit, text: string): boolean =>
  /\d/.test((/^[^.!?\n]*/.exec(text.slice(hit.end, hit.end + FIGURE_WITHIN))?.[0] ?? '').replace(/\(\d\)?/g, ''));

/** 'organised the lunch' is a deed, 'safety driven' and 'data-driven' say by what, 'flexible working' is how people are employed. */
const isOtherSense = (hit: Hit, text: string): boolean =>
  (hit.value.id === 'flexible' && /^\s(?:working|hours|benefits?)\b/i.test(text.slice(hit.end, hit.end + 10))) ||
  (hit.value.id === 'organised' && /^\s(?:an?|the|our|my|all|two|three|\d)\b/i.test(text.slice(hit.end, hit.end + 8))) ||
  (hit.value.id === 'driven' &&
    /\p{L}[ -]$/u.test(text.slice(Math.max(0, hit.start - 2), hit.start)) &&
    !/\b(?:and|am|is|highly|very|self)[ -]$/i.test(text.slice(Math.max(0, hit.start - 8), hit.start)));

/** 'the report describes it as "ambitious"': somebody else says it. */
const isQuoted = ({ start, end }: Hit, text: string): boolean =>
  opensQuote.test(text.slice(text.lastIndexOf('\n', start) + 1, start)) && /^[^“"\n]*[”"]/.test(text.slice(end, end + QUOTE_WITHIN));
/** A straight quotation mark opens where an even number of them stand before it. */
const opensQuote = /“[^”"]*$|^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/;
const QUOTE_WITHIN = 80;

/** Stock phrases that are used as such: neither part of a name, quoted nor followed by a figure. */
export const meantCliches = (hits: readonly Hit[], cv: Cv): Hit[] => {
  const cliches = hits.filter(({ value }) => value.list === 'cliche');
  if (cliches.length === 0) return cliches;
  const names = namesIn(cv);
  return cliches.filter(
    (hit) =>
      !overlapsAny(names, hit) &&
      !isPartOfName(hit, cv.text) &&
      !isQuoted(hit, cv.text) &&
      !isOtherSense(hit, cv.text) &&
      !standsBesideFigure(hit, cv.text),
  );
};

/** The different stock phrases among the hits, each once: 'hands on' is 'hands-on', and 'passionate' is part of 'passionate about'. */
export const stockPhrases = (hits: readonly Hit[]): string[] => {
  const found = hits.filter(({ value }) => value.list === 'cliche').map(({ value }) => value.id.replaceAll('-', ' '));
  const different = [...new Set(found)];
  return different.filter((phrase) => !different.some((longer) => longer !== phrase && ` ${longer} `.includes(` ${phrase} `)));
};
