import { irregularPasts } from '@/lib/facts/verbs';
import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import type { Span } from '../../document/redacted-document';
import { lineIndexAt, type SourceLine } from '../../document/source-text';
import type { Redacting } from '../findings';
import {
  isFamily,
  isForename,
  isWorkWord,
  personScore,
  scoreOfPerson,
  titleAt,
  type PersonPlace,
  type PersonRun,
} from '../people/person-evidence';
import { acquaintances, announcing, colleagues, kin, relationWords } from '../rules/people-words';
import { proper } from '../rules/person-shapes';
import { findNameMentions } from './name-mentions';

const particle = '(?:de|da|do|dos|del|van|von|der|den|la|le|di|al|el|bin|binti|bint|ibn|ap|ab|ferch|ní|nic|ó|ua|uí|mac|an|na|st|y)';
const initial = "(?!I[ ,;]|I$)\\p{Lu}\\.?(?![\\p{L}\\p{M}\\d'’/&.-])(?! \\p{Lu}\\p{Ll}+ \\p{Ll})";
/** Capitalised words with single blanks between; initials, 'Wm.', particles and a short name in brackets belong to them. */
const runOfWords = new RegExp(
  `(?<![\\p{L}\\p{N}@./'’-])(?:\\p{Lu}\\p{Ll}{1,4}\\. )?(?:(?:\\p{Lu}\\.? ?){1,2} )?(?:\\(${proper}\\) )?${proper}(?: (?:${particle} ){0,2}(?:["“(]${proper}["”)] )?(?:\\p{Lu}\\p{Ll}{1,2}\\.(?= \\p{Lu})|${proper}|${initial})){0,5}`,
  'gu',
);
/** As many characters on either side of a name tell whose it is; a line may be very long. */
const around = 80;
/** A long CV has some 1,500 runs of capitalised words; a text with more than these is written to cost time. */
const mostRuns = 10_000;
/** Words that announce people in a short line above them. */
const announcement = new RegExp(`\\b(?:${announcing}|${kin}|${colleagues}|${acquaintances})\\b`, 'i');
const announcedLines = 4;
/** How many lines below a name the way to reach that person stands. */
const reachLines = 3;
const pasts = new Set(Object.values(irregularPasts).flat());
const betweenYears = /\b(?:19|20)\d\d ?(?:-|–|—|→|to) ?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|now|date|current|today)?/iu;
const listsOfNames: ReadonlySet<string> = new Set(['skills', 'publications']);
/** 'Ines, 7, and Tomas', 'Ann Bell, chair; Tom Rowe' */
const betweenPeople = /^(?: \([^()]{1,24}\)|, \d{1,2})?(?: and (?:alongside )?|, | & |, and |(?:,| of| at)[^;]{0,40}; ?|; ?)$/;
/** 'WHITLOW, Jane' */
const forenameBehind = new RegExp(`^, (${proper}(?: ${proper})?)(?=[,;]| \\()`, 'u');

/** The people whom the weighed evidence names. */
export function findPeopleByEvidence(redacting: Redacting, ownName: string | null, isLoose = false): void {
  const { source, findings } = redacting;
  const placeOf = placesOf(redacting, isLoose);
  const names = new Set<string>();
  let weighed = 0;
  const own = new Set((ownName ?? '').split(/\s+/).map(alphanumericKey));
  const isOwn = (name: string): boolean => name.split(' ').every((word) => own.has(alphanumericKey(word)));
  for (const [index, line] of source.lines.entries()) {
    const place = placeOf(index);
    const matches = [...line.text.matchAll(runOfWords)].slice(0, mostRuns - weighed);
    weighed += matches.length;
    for (const run of peopleAmong(redacting, line, matches, place)) {
      if (isOwn(run.name)) findings.add({ ...spanOf(line, run), kind: 'NAME', key: 'name' });
      else findings.add({ ...spanOf(line, run), kind: isFamily(run) ? 'PERSONAL' : 'REFEREE', key: normaliseForMatch(run.name) });
      if (!isOwn(run.name) && (run.name.includes(' ') || isForename(run.name))) names.add(run.name);
    }
  }
  for (const name of names) findNameMentions(redacting, name, 'REFEREE');
}

/** Those runs of a line that are people; somebody who stands beside one is easier to tell. */
function peopleAmong(redacting: Redacting, line: SourceLine, matches: readonly RegExpExecArray[], place: PersonPlace): Run[] {
  const ends = endsOfPeople(redacting, line);
  return matches.flatMap((match) => {
    const run = runIn(line, match, place.isReached);
    if (!run || !redacting.findings.isFree(line.start + run.at, line.start + run.end)) return [];
    const last = ends.findLast((end) => end <= run.at) ?? -Infinity;
    const isNext = run.at - last < around && betweenPeople.test(line.text.slice(last, run.at));
    if (scoreOfPerson(run, place) + (isNext ? 4 : 0) < personScore) return [];
    ends.push(run.end);
    return [run];
  });
}

const spanOf = ({ start }: SourceLine, { at, end }: Run): Span => ({ start: start + at, end: start + end });

/** Where in the line earlier passes have found somebody. */
const endsOfPeople = ({ findings }: Redacting, { start, end }: SourceLine): number[] =>
  findings.all
    .filter((found) => found.start >= start && found.end <= end)
    .filter((found) => found.kind === 'REFEREE' || (found.kind === 'PERSONAL' && !found.unwanted))
    .map((found) => found.end - start)
    .sort((a, b) => a - b);

function placesOf({ source, findings, regions, isContact }: Redacting, isLoose: boolean): (index: number) => PersonPlace {
  const reached = new Set(
    findings.all.flatMap(({ kind, start }) => (kind === 'PHONE' || kind === 'EMAIL' ? [lineIndexAt(source.lines, start)] : [])),
  );
  const emails = findings.all.flatMap(({ kind, key, start }) =>
    kind === 'EMAIL' && !isContact(start) ? [alphanumericKey(key.replace(/@.*|\bat\b.*/s, ''))] : [],
  );
  const prose = [...source.text.matchAll(/(?<![\p{L}'’@./_-])\p{Ll}{3,}(?![@/_]|\.\p{L})/gu)];
  const small = new Set(prose.flatMap(({ 0: word, index }) => (findings.isFree(index, index + 1) ? [normaliseForMatch(word)] : [])));
  const isReached = (index: number): boolean => reached.has(index) && !regions.isContact[index];
  return (index) => {
    const isOwn = regions.isContact[index] ?? false;
    return {
      isReached: isReached(index),
      hasNumber: reached.has(index),
      isReachedBelow: !isOwn && Array.from({ length: reachLines }, (_, below) => index + below + 1).some(isReached),
      isAnnounced: !isOwn && isAnnounced(source.lines, index, regions.sections[index] === 'experience'),
      isOfWork: betweenYears.test(source.lines[index]?.text ?? '') || listsOfNames.has(regions.sections[index] ?? ''),
      isLoose,
      isCommon: (word) => small.has(word),
      emails: isOwn ? [] : emails,
    };
  };
}

/** Among jobs 'Cabin Crew Member' is a title, and the line below it an employer. */
function isAnnounced(lines: readonly SourceLine[], index: number, isAmongJobs: boolean): boolean {
  const above = lines.slice(Math.max(0, index - announcedLines), index).reverse();
  const heading = above.find(({ text, line }) => text.split(' ').length <= 6 && !/[\d@.,]/.test(text) && !line.bullet);
  const words = heading?.text.split(' ') ?? [];
  const isTitle = isAmongJobs && (words.length > 2 || isWorkWord(words.at(-1) ?? ''));
  return heading !== undefined && !isTitle && announcement.test(heading.text);
}

interface Run extends PersonRun {
  /** In the line, with the title. */
  at: number;
  end: number;
}

/** A name without the words of work round it, and without the verb that a bullet point opens with. */
function runIn({ text }: SourceLine, match: RegExpExecArray, isReached: boolean): Run | null {
  const words = match[0].replace(/['’]s$/, '').split(' ');
  const isOpening = /(?:^|[.;:!?•*>|-] ?|\t)$/.test(leftOf(text, match.index));
  const lead = leadOf(words, isOpening);
  const rest = withoutTail(words.slice(lead));
  const at = match.index + words.slice(0, lead).reduce((length, word) => length + word.length + 1, 0);
  const written = rest.join(' ');
  const title = titleAt.exec(written)?.[0] ?? '';
  const isAlone = rest.length === 1 && title === '';
  const forename =
    isAlone && isReached ? (forenameBehind.exec(text.slice(at + written.length, at + written.length + around))?.[0] ?? '') : '';
  // a capital at the beginning of a sentence says nothing
  if (isAlone && isOpening && lead === 0 && forename === '' && !isForename(rest[0] ?? '')) return null;
  const end = at + written.length + forename.length;
  return { at, end, name: written.slice(title.length) + forename, title, before: leftOf(text, at), behind: text.slice(end, end + around) };
}

/** The words before a place; a sign stands for what was cut off, so that they do not seem to begin the line. */
const leftOf = (text: string, at: number): string => (at > around ? `…${text.slice(at - around, at)}` : text.slice(0, at));

/** 'Ann Bell MRCVS', 'Ann Bell Ward Manager' */
function withoutTail(words: readonly string[]): string[] {
  const rest = [...words];
  const hasSmall = rest.some((word) => !isCapitals(word));
  while (rest.length > 1 && (isWorkWord(rest.at(-1) ?? '') || (hasSmall && isCapitals(rest.at(-1) ?? '')))) rest.pop();
  return rest;
}

const isCapitals = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);

/** 'Chief Engineer', 'Uncle', 'Trained': how many words stand before the name. */
function leadOf(words: readonly string[], isOpening: boolean): number {
  const before = words.slice(0, -1);
  const lead = before.findLastIndex((word) => isWorkWord(word) || relationWords.has(word.toLowerCase())) + 1;
  // 'Trained Ann Bell', but 'Ahmed Khan': of two words both may be the name.
  return lead === 0 && isOpening && words.length > 2 && isVerb(before[0] ?? '') ? 1 : lead;
}

const isVerb = (word: string): boolean => /ed$/.test(word) || pasts.has(word.toLowerCase());
