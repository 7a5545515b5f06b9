import type { Cv, Statement, WorkEntry } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import type { PhraseHit } from '../text/phrase-index';
import { phraseIndex, type Phrase } from '../text/phrases';
import { tokenise, type Token } from '../text/tokens';
import { commandsIn } from './ignored/embedded-instructions';
import { placementsHeading, unpaidTitle } from '@/lib/facts/career-words';
import { isCareerBreak } from './career/career-break';
import { newestFirst } from './career/newest-first';
import { namesQualification } from './career/named-qualification';
import { keywordRuns } from './ignored/keyword-runs';
import { mayListSkills } from './skills/may-list-skills';
import { isStuffed, listedSkills, type ListedSkill } from './skills/listed-skills';
import { monthOfDay, monthsCovered, monthsOf, type MonthRange } from './career/months';
import { findPlaceholders } from './ignored/template-placeholders';
import { plausibleStatements } from './language/plausible-statements';
import { findSkills, type FoundSkill } from './skills/found-skills';
import { overlapsAny, within } from '../text/spans';
import { isBesideWork } from './statements/asked-lines';
import { profileResults, type ProfileSentence } from './statements/profile-results';
import { readStatement, type StatementReading } from './statements/statement';
import { wordFeatures } from './language/word-features';

export interface RoleReading {
  entry: WorkEntry;
  /** Work for pay: neither voluntary nor a break from work. */
  isPaid: boolean;
  /** 'Career break', 'Full-time carer': it is listed among the roles to explain a gap, and is not work to be judged. */
  isBreak: boolean;
  isCurrent: boolean;
  /** Ended less than ten years before the last work did, or undated: who comes back after a break is judged by the work that they have. */
  isRecent: boolean;
  months: MonthRange | null;
  statements: StatementReading[];
  /** Occupations whose title stands in the role's title, longest first. */
  occupationIds: string[];
}

/** Everything several audits need, read once from a CV. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  /** Of all its words. */
  stems: ReadonlySet<string>;
  hits: readonly PhraseHit<Phrase>[];
  /** Paid roles as they stand in the CV, then voluntary ones. */
  roles: RoleReading[];
  /** The same with the newest first, whatever order the CV has. */
  newest: readonly RoleReading[];
  /** Statements of recent roles, projects and awards: what achievement is looked for in. */
  statements: StatementReading[];
  skills: ReadonlyMap<string, FoundSkill>;
  /** The skills list, each entry once. */
  listed: readonly ListedSkill[];
  /** True where many skills are listed and hardly any is seen in use: such a list is left out of the score. */
  isStuffed: boolean;
  /** No list of skills was read, and one may stand under a heading that we do not know. */
  mayListSkills: boolean;
  /** A line outside the jobs and the profile names a qualification or a course. */
  namesQualification: boolean;
  /** Months of paid work, overlaps counted once. */
  experienceMonths: number;
  /** Of the profile's sentences; rows of keywords among them are left out. */
  profileHits: readonly PhraseHit<Phrase>[];
  profileTokens: readonly Token[];
  /** The likeliest result first. */
  profileSentences: readonly ProfileSentence[];
  /** Rows of keywords in the profile, written for search engines and not for a reader. */
  keywordRuns: readonly Span[];
  /** Lines that address a program; they are left out of the score. */
  instructions: readonly Span[];
  /** Places where a template still waits for the person's own words. */
  placeholders: readonly Span[];
  today: number;
}

/** The paid roles; where there are none, the voluntary ones stand in for them. */
export function mainRoles({ roles }: Pick<Reading, 'roles'>): RoleReading[] {
  const paid = roles.filter(({ isPaid }) => isPaid);
  return paid.length > 0 ? paid : roles;
}

/** Ten years. */
export const RECENT_MONTHS = 120;

const hitsOf = (hits: readonly PhraseHit<Phrase>[], span: Span | null): PhraseHit<Phrase>[] => (span ? within(hits, span) : []);

/** Titles of occupations, longest first; a head chef is not a chef besides. */
export const titlesIn = (hits: readonly PhraseHit<Phrase>[]): PhraseHit<Phrase>[] => {
  const titles = hits.filter(({ value }) => value.list === 'title').sort((a, b) => b.to - b.from - (a.to - a.from));
  return titles.filter(
    ({ from, to }) => !titles.some((longer) => longer.from <= from && to <= longer.to && longer.to - longer.from > to - from),
  );
};

/** The parts of a course that stand under a heading of their own are no years of a career. */
const isPlacement = ({ sections }: Cv, { start }: WorkEntry): boolean =>
  placementsHeading.test(sections.findLast((section) => section.start <= start)?.heading?.text ?? '');

/** Stems of the words that say where and as what somebody works: titles, employers, headline and profile. */
const headWordsOf = ({ work, volunteering, headline, profile, text }: Cv): ReadonlySet<string> =>
  new Set(
    [...[...work, ...volunteering].flatMap(({ title, employer }) => [title, employer]), headline, profile]
      .flatMap((span) => (span ? tokenise(text.slice(span.start, span.end)) : []))
      .map(({ word }) => wordFeatures(word).stem),
  );

/** All words of what a title has in brackets: 'Social Care', 'Estate Agency'. */
const isNamedIn = (stems: ReadonlySet<string>, bracket: string): boolean =>
  tokenise(bracket).every(({ word }) => stems.has(wordFeatures(word).stem));

/** All phrases of the lists that stand in a CV. */
function phrasesIn(cv: Cv, tokens: readonly Token[]): PhraseHit<Phrase>[] {
  const headWords = headWordsOf(cv);
  return phraseIndex()
    .scan(tokens, cv.text)
    .filter(({ value: { bracket } }) => bracket === undefined || isNamedIn(headWords, bracket));
}

/** The month in which the latest work ended; this month where it goes on, or where some work has no dates. */
function lastMonthOfWork({ work }: Cv, today: number): number {
  const ends = work.filter((entry) => !isCareerBreak(entry)).map(({ dates }) => monthsOf(dates, today)?.to ?? today);
  return ends.length > 0 ? Math.min(today, Math.max(...ends)) : today;
}

/** Paid roles as they stand in the CV, then voluntary ones. */
function rolesIn(
  cv: Cv,
  today: number,
  hits: readonly PhraseHit<Phrase>[],
  read: (statement: Statement, isCurrent: boolean, isInBreak: boolean) => StatementReading,
): RoleReading[] {
  const worksUntil = lastMonthOfWork(cv, today);
  return [...cv.work, ...cv.volunteering].map((entry, at): RoleReading => {
    const months = monthsOf(entry.dates, today);
    const isCurrent = entry.dates?.current ?? false;
    const isBreak = isCareerBreak(entry);
    return {
      entry,
      isPaid: at < cv.work.length && !isBreak && !unpaidTitle.test(entry.title?.text ?? '') && !isPlacement(cv, entry),
      isBreak,
      isCurrent,
      isRecent: !months || worksUntil - months.to < RECENT_MONTHS,
      months,
      statements: entry.statements.filter(({ text }) => !isBesideWork(text)).map((statement) => read(statement, isCurrent, isBreak)),
      occupationIds: titlesIn(hitsOf(hits, entry.title)).map(({ value }) => value.id),
    };
  });
}

export const readCv = (cv: Cv, isoToday: string): Reading => {
  const today = monthOfDay(isoToday);
  const tokens = tokenise(cv.text);
  const stems = new Set(tokens.map(({ word }) => wordFeatures(word).stem));
  const hits = phrasesIn(cv, tokens);
  // The table of word order covers English only; lines in other languages all count as plausible.
  const isForeign = cv.language !== 'en' && cv.language !== 'und';
  const others = [...cv.projects, ...cv.awards, ...cv.achievements].flatMap(({ statements }) => statements);
  const worked = [...cv.work, ...cv.volunteering];
  const plausible = plausibleStatements([...worked.flatMap(({ statements }) => statements), ...others], tokens, cv.text);
  const instructions = commandsIn(cv.text);
  const placeholders = findPlaceholders(cv.text);
  const isInstruction = (span: Span): boolean => overlapsAny(instructions, span);
  const counts = (statement: Statement): boolean => (isForeign || plausible.has(statement)) && !isInstruction(statement);
  const read = (statement: Statement, isCurrent: boolean, isInBreak = false): StatementReading =>
    readStatement(statement, { text: cv.text, tokens, hits, isCurrent, isInBreak, counts: counts(statement) });

  const roles = rolesIn(cv, today, hits, read);
  const besideRoles = others.map((statement) => read(statement, false));
  const paid = roles.filter(({ isPaid }) => isPaid).map(({ months }) => months);
  const runs = cv.profile ? keywordRuns(cv.text, cv.profile, { tokens, hits }) : [];
  const isSaid = (span: Span): boolean => !overlapsAny(runs, span) && !isInstruction(span);
  const skills = findSkills(cv, hits.filter(isSaid), counts, today);
  const listed = listedSkills(cv, {
    statements: [...roles.flatMap(({ statements }) => statements), ...besideRoles],
    hits,
    skills,
    tokens,
    counts,
    today,
  });
  return {
    text: cv.text,
    tokens,
    stems,
    hits,
    roles,
    newest: [...newestFirst(roles.slice(0, cv.work.length)), ...newestFirst(roles.slice(cv.work.length))],
    statements: [...roles.filter(({ isRecent }) => isRecent).flatMap(({ statements }) => statements), ...besideRoles],
    skills,
    listed,
    isStuffed: isStuffed(listed),
    mayListSkills: cv.skills.length === 0 && mayListSkills(cv),
    namesQualification: namesQualification(cv),
    experienceMonths: monthsCovered(paid.filter((range) => range !== null)),
    profileHits: hitsOf(hits, cv.profile).filter(isSaid),
    profileTokens: cv.profile ? within(tokens, cv.profile).filter(isSaid) : [],
    profileSentences: profileResults(cv).filter(isSaid),
    keywordRuns: runs,
    instructions,
    placeholders,
    today,
  };
};
