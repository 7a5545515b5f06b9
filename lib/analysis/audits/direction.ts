import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, isInEnglish, notAssessable, scored, type AuditInput } from '../audit';
import { statedAim } from '../reading/career/stated-aim';
import { rungOf } from '../reading/career/seniority';
import { within } from '../text/spans';
import { tokenise } from '../text/tokens';

export type ProfileAnswer = 'role' | 'level' | 'field' | 'next step';

export type DirectionFacts =
  | { state: 'complete' }
  /** A headline at most is there, and it cannot answer everything. */
  | { state: 'no profile' }
  | { state: 'incomplete'; missing: readonly ProfileAnswer[] };

const LEVEL =
  /\b(?:\d{1,2}\+?\syears?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\syears?|years[’']?\sexperience|senior|junior|graduate|experienced|qualified|newly|final[ -]year|first[ -]year|student|apprentice|trainee|chartered|registered|time[ -]served|school\sleaver|gcses?|a[- ]levels?|btec|t[- ]level|sixth\sform|undergraduate|band\s\d|lead|head|director)\b/i;
/** What somebody at the beginning asks for instead of a title. */
const FIRST_POST =
  /\b(?:apprenticeship|traineeship|internship|placement|graduate\s(?:scheme|role|job|post)|(?:first|part[- ]time|weekend|saturday|summer)\s(?:job|role|post|work))\b/i;

const worth: Readonly<Record<ProfileAnswer, number>> = { role: 2, level: 1, field: 1, 'next step': 1 };
const ALL = 5;
/** Shorter ones are 'in', 'co' and the like. */
const SHORTEST_ROOT = 3;
/** 'driver' and 'driving', 'nurse' and 'nursing', 'teacher' and 'teach' */
const rootOfTitle = (word: string): string => word.replace(/(?:ers?|ors?|ings?|es|e|s)$/, '');

/** The profile with blanks where rows of keywords stand, so that every place keeps its offset. */
const withoutRuns = (text: string, profile: Span, runs: readonly Span[]): string =>
  runs.reduce(
    (left, { start, end }) => left.slice(0, start - profile.start) + ' '.repeat(end - start) + left.slice(end - profile.start),
    text.slice(profile.start, profile.end),
  );

/** The last word of a title of their own, in any form, where the profile says it: 'a reliable driver', 'a driving job'. */
function ownTitleWord({ roles, profileTokens }: AuditInput['reading']): Span | null {
  const heads = roles.flatMap(({ entry }) => tokenise(entry.title?.text.split(/[,(|–]/)[0] ?? '').at(-1)?.word ?? []);
  const roots = new Set(heads.map(rootOfTitle).filter((root) => root.length >= SHORTEST_ROOT));
  return profileTokens.find(({ word }) => roots.has(rootOfTitle(word))) ?? null;
}

/** Where the profile, or the headline in its place, answers each question; null where it does not. */
function answersIn({ cv, reading, level }: AuditInput): Record<ProfileAnswer, Span | null> {
  const { profile, headline } = cv;
  const text = profile ? withoutRuns(cv.text, profile, [...reading.keywordRuns, ...within(reading.instructions, profile)]) : '';
  const hits = [...reading.profileHits, ...(headline ? within(reading.hits, headline) : [])];
  const matched = (pattern: RegExp): Span | null => {
    const match = pattern.exec(text);
    return match && profile ? { start: profile.start + match.index, end: profile.start + match.index + match[0].length } : null;
  };
  const hit = (...lists: string[]): Span | null => hits.find(({ value }) => lists.includes(value.list)) ?? null;
  const ranked = (): Span | null => {
    if (rungOf(text) !== null) return profile;
    if (rungOf(headline?.text ?? '') !== null) return headline;
    return level === 'student' ? matched(FIRST_POST) : null;
  };
  return {
    role: hit('title') ?? ranked(),
    level: matched(LEVEL),
    field: profile ? hit('industry', 'skill', 'occupationSkill') : null,
    'next step': matched(statedAim),
  };
}

const questions: readonly ProfileAnswer[] = ['role', 'level', 'field', 'next step'];

/** A reader wants four answers from a profile: who, at what level, in which field, and what next. */
export const direction = defineAudit<DirectionFacts, 'not in English'>({
  id: 'direction',
  criterion: 'D2',
  category: 'D Profile and direction',
  points: 4,
  section: 'Professional Summary',
  restsOn: ['work'],
  run(input) {
    const { profile } = input.cv;
    if (!isInEnglish(input.cv)) return notAssessable('not in English');
    const answers = answersIn(input);
    const earned = questions.reduce((sum, question) => sum + (answers[question] ? worth[question] : 0), 0);
    // 'A driving job' names role and field of a driver, whatever the lists of titles know of it.
    const namesTrade = answers.role !== null || ownTitleWord(input.reading) !== null;
    const missing = questions.filter((question) => !answers[question] && !(namesTrade && (question === 'role' || question === 'field')));
    const evidence = questions.flatMap((question) => {
      const span = answers[question];
      return span ? [{ start: span.start, end: span.end }] : [];
    });
    // A headline alone ('Staff Nurse') says who, once, and cannot do the work of a profile.
    if (!profile) return scored(Math.min(earned, 1) / ALL, { state: 'no profile' }, { evidence });
    if (missing.length === 0) return scored(1, { state: 'complete' }, { evidence });
    return scored(earned / ALL, { state: 'incomplete', missing }, { evidence, targets: [profile] });
  },
});
