import type { Span } from '@/lib/cv/document/redacted-document';
import {
  leadershipPatterns,
  leadingWords,
  ledPeople,
  responsibilityCandidates,
  servedPeople,
  type LeadershipKind,
} from '@/lib/facts/leadership';
import { anyOf } from '@/lib/facts/lists';
import type { Cv, SectionKind } from '@/lib/cv/cv';
import { overlapsAny, within } from '../../text/spans';
import type { Reading } from '../reading';
import { isRising } from '../career/seniority';

export interface LeadershipSign extends Span {
  kind: LeadershipKind;
  weight: number;
}

/** Unambiguous signs; decisions and changes may be a duty that only sounds like one. */
const inCharge: ReadonlySet<LeadershipKind> = new Set<LeadershipKind>(['people', 'money', 'teaching']);
export const isSignOfCharge = ({ kind }: LeadershipSign): boolean => inCharge.has(kind);

const found = new WeakMap<Reading, readonly LeadershipSign[]>();

/**
 * Lines of the CV that show a team, a budget, training others, direction or initiative; one sign per kind and line.
 * Looked for once in each reading.
 */
export const findLeadership = (reading: Reading): readonly LeadershipSign[] => {
  const known = found.get(reading) ?? findSigns(reading);
  found.set(reading, known);
  return known;
};

const candidate = anyOf(responsibilityCandidates);

/** Words that may be about people, money or decisions. Where the CV has one anywhere, responsibility is not called missing. */
export const mayShowResponsibility = ({ text }: Reading): boolean => candidate.test(text) || text.includes('£');

/** 'Run the site day to day; up to 110 operatives': words for leading, and people who are counted. */
const countsLedPeople = (text: string): boolean => leadingWords.test(text) && text.replace(servedPeople, '').search(ledPeople) >= 0;
const COUNTED = { kind: 'people', weight: 2 } as const;

const signsIn = (lines: readonly (Span & { text: string })[]): LeadershipSign[] => {
  // Pattern by pattern, because a regular expression is fastest on many lines in a row.
  const shown = [
    ...leadershipPatterns.map(({ kind, weight, pattern }) => ({ kind, weight, lines: lines.map(({ text }) => pattern.test(text)) })),
    { ...COUNTED, lines: lines.map(({ text }) => countsLedPeople(text)) },
  ];
  return lines.flatMap(({ start, end }, index): LeadershipSign[] => {
    const own = shown.filter((sign) => sign.lines[index] === true);
    return own
      .filter(({ kind }, i) => own.findIndex((other) => other.kind === kind) === i)
      .map(({ kind, weight }) => ({ kind, weight, start, end }));
  });
};

const findSigns = (reading: Reading): LeadershipSign[] => {
  const all = [...reading.roles.flatMap(({ statements }) => statements), ...reading.statements].filter(({ counts }) => counts);
  const signs = signsIn([...new Map(all.map(({ statement }) => [statement.start, statement])).values()]);
  const rise = isRising(reading);
  return rise ? [...signs, { kind: 'promotion', weight: 2, start: rise.start, end: rise.end }] : signs;
};

/** Parts beside the jobs in which people say what else they are trusted with: 'Help coach the under 11s'. */
const besideJobs = new Set<SectionKind>(['additional', 'interests', 'volunteering']);

/** Signs of people, money or teaching outside the jobs: in the sentences of the profile, and in lines elsewhere. */
export function leadershipBesideJobs({ sections, work, document, text }: Cv, { profileSentences }: Reading): LeadershipSign[] {
  const lines = sections
    .filter(({ kind }) => besideJobs.has(kind))
    .flatMap((section) => within(document.lines, section))
    .filter((line) => line.headingLevel === undefined && !overlapsAny(work, line));
  const said = [...profileSentences, ...lines].map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  return signsIn(said).filter(isSignOfCharge);
}
