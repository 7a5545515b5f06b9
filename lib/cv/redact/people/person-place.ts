import { alphanumericKey, normaliseForMatch } from '../../document/normalise';
import { lineIndexAt, type SourceLine } from '../../document/source-text';
import type { SectionKind } from '../../cv';
import type { Redacting } from '../findings';
import { acquaintances, announcing, colleagues, kin } from '../rules/people-words';
import { isWorkWord } from './person-run';

/** What else is known about the place of a run. */
export interface PersonPlace {
  section: SectionKind | 'top';
  /** A phone number or an email stands in the line, and the line is none of the owner's. */
  isReached: boolean;
  /** A phone number stands in the line, be it the owner's. */
  hasNumber: boolean;
  /** The local parts of other people's emails, in letters and digits: they repeat a name. */
  emails: readonly string[];
  /** Below words that announce people: 'Who can speak for me'. */
  isAnnounced: boolean;
  /** Another line close below has a phone number or an email that is not the owner's. */
  isReachedBelow: boolean;
  /** A line with years: it says who was employed, where and when, and is full of names of firms and prizes. */
  hasYears: boolean;
  /** Several names with initials, as papers are cited: 'Bell R, Osei-Park J.' */
  isCitation: boolean;
  /** Among the owner's contact details. */
  isContact: boolean;
  /** In an advert or another text without an owner, where every name is somebody else's. */
  isLoose: boolean;
  /** Words that the document also writes in small letters are no names. */
  isCommon: (word: string) => boolean;
}

/** Words that announce people in a short line above them. */
const announcement = new RegExp(`\\b(?:${announcing}|${kin}|${colleagues}|${acquaintances})\\b`, 'i');
const announcedLines = 4;
/** How many lines below a name the way to reach that person stands. */
const reachLines = 3;
const years = /\b(?:19|20)\d\d\b|\b(?:0?[1-9]|1[0-2])\/\d\d\b|['’]\d\d ?[–-]/u;

const citedName =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{1,40},? (?:\p{Lu}\.? ?){1,3}(?=[,;.&*)]| and\b|$)|(?<![\p{L}.])(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+/gu;

export function placesOf({ source, findings, regions, isContact }: Redacting, isLoose: boolean): (index: number) => PersonPlace {
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
    const section = regions.sections[index] ?? 'top';
    return {
      section,
      isReached: isReached(index),
      hasNumber: reached.has(index),
      isReachedBelow: !isOwn && Array.from({ length: reachLines }, (_, below) => index + below + 1).some(isReached),
      isAnnounced: !isOwn && isAnnounced(source.lines, index, section === 'experience'),
      hasYears: years.test(source.lines[index]?.text ?? ''),
      isCitation: (source.lines[index]?.text.match(citedName)?.length ?? 0) > 1,
      isContact: isOwn,
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
