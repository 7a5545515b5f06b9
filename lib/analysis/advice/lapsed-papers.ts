import type { Span } from '@/lib/cv/document/redacted-document';
import { professionalPapers } from '@/lib/facts/professional-papers';
import { startsWithCapital } from '@/lib/cv/parse/text-shapes';
import type { Findings } from '../findings';
import { lapsedPapersSentences } from '../wording/advice/reader-advice';
import { entriesOf } from '../reading/papers/paper-entry';
import { paperBounds, paperState } from '../reading/papers/paper-state';
import { overlaps, overlapsAny } from '../text/spans';
import { expiredPapers } from './expired-papers';
import { MOST_QUOTES, readerAdvice, type ReaderAdvice } from './reader-advice';

/** Sections that list licences, certificates, courses and memberships, and those that may. */
const listsPapers: ReadonlySet<string> = new Set(['certifications', 'memberships', 'training']);
const mayListPapers: ReadonlySet<string> = new Set(['additional', 'education', 'skills']);

/** 'First aid', 'forklift ticket' */
const namesPaper =
  /\b(?:first aid|certificate|licen[cs]e|ticket|card|certified|registration|registered|member(?:ship)?|FLT|fork ?lift|telehandler)\b/i;

/** The entries of those sections that have run out, as the CV itself says. */
function lapsedIn(findings: Findings): Span[] {
  const {
    input: { cv },
    audit: { reading },
  } = findings;
  const told = [...cv.work, ...cv.volunteering, ...(cv.profile ? [cv.profile] : [])];
  const textOf = ({ start, end }: Span): string => cv.text.slice(start, end);
  const isIn = (kinds: ReadonlySet<string>, span: Span): boolean => cv.sections.some((one) => kinds.has(one.kind) && overlaps(one, span));
  const isPaper = (entry: Span): boolean =>
    isIn(listsPapers, entry) || (isIn(mayListPapers, entry) && (namesPaper.test(textOf(entry)) || professionalPapers.test(textOf(entry))));
  return cv.document.lines
    .filter((line) => line.headingLevel === undefined && !overlapsAny(told, line))
    .flatMap((line) => entriesOf(cv, line))
    .filter((entry) => isPaper(entry) && paperState(textOf(entry), reading.today).ended >= paperBounds.ended)
    .map((entry) => withName(cv, entry));
}

/** 'passed Jan 2021, lapsed Jan 2024': the name stands on the line above. */
function withName({ document: { lines }, text }: Findings['input']['cv'], entry: Span): Span {
  const above = lines.findLast(({ end, headingLevel }) => end <= entry.start && headingLevel === undefined);
  const words = text.slice(entry.start, entry.end).match(word) ?? [];
  const isNamed = words.length >= FEWEST_WORDS || words.some(startsWithCapital);
  return above && !isNamed ? { start: above.start, end: entry.end } : entry;
}
const word = /(?<!\p{L})(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\p{L}{3,}/giu;
const FEWEST_WORDS = 3;

/** A licence, card, certificate or membership that has expired, and that no employer in this work is known to look for. */
export const lapsedPapers: ReaderAdvice = (findings) => {
  if (expiredPapers(findings).length > 0) return [];
  const lapsed = lapsedIn(findings);
  if (lapsed.length === 0) return [];
  const words = lapsedPapersSentences.say({ papers: lapsed.map(({ start, end }) => findings.input.cv.text.slice(start, end)) });
  return readerAdvice('lapsed-papers', 'loses-readers', words, lapsed.slice(0, MOST_QUOTES).map(findings.evidence));
};
