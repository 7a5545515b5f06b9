import type { Span } from '@/lib/cv/document/redacted-document';
import { noTrades, plainPostWords } from '@/lib/facts/aim-words';
import { auxiliaries, conjunctions, determiners, prepositions, subjectPronouns } from '@/lib/facts/grammar-words';
import { numberWords } from '@/lib/facts/figure-words';
import { alternatives } from '@/lib/facts/lists';
import { findSkill } from '@/lib/facts/skills';
import { defineAudit, isInEnglish, notAssessable, scored, type AuditInput } from '../audit';
import { mayStateAim, statedAim } from '../reading/career/stated-aim';
import { rungOf } from '../reading/career/seniority';
import { within } from '../text/spans';
import { titleHeads } from '../reading/career/title-heads';
import { wordFeatures } from '../reading/language/word-features';
import type { Reading } from '../reading/reading';

export type ProfileAnswer = 'role' | 'level' | 'field' | 'next step';

export type DirectionFacts =
  | { state: 'complete' }
  /** A headline at most is there, and it cannot answer everything. */
  | { state: 'no profile' }
  | { state: 'incomplete'; missing: readonly ProfileAnswer[] }
  /** Words are left over that may answer the rest: nothing is said to be missing. */
  | { state: 'unsure' };

const anyNumber = alternatives(numberWords);
const YEARS_IN_NUMBERS = String.raw`(?:\d{1,2}|(?:${anyNumber})(?:-(?:${anyNumber}))?)\+?(?:\sand\sa\shalf)?\s(?:\w+\s)?(?:years?|yrs?)(?![\s-]old)`;
const LEVEL = new RegExp(
  String.raw`(?<![\w-])(?:${YEARS_IN_NUMBERS}|years[’']?\sexperience|senior|junior|graduate|experienced|qualified|newly|final[ -]year|first[ -]year|student|apprentice|trainee|chartered|registered|time[ -]served|school\sleaver|gcses?|a[- ]levels?|btec|t[- ]level|sixth\sform|undergraduate|band\s\d|lead|head|director)\b`,
  'i',
);
const noTrade = new Set(noTrades);
/** 'Machine operator', 'florist', 'barman': a word that may name a trade. */
const TRADE = /(?:er|or|ist|ian|ant|ent|man|woman|maid|chef|cook|nurse|clerk|guard|hand|porter)s?$/;

/** What beginners ask for instead of a title. */
const FIRST_POST =
  /\b(?:apprenticeship|traineeship|internship|placement|graduate\s(?:scheme|role|job|post)|(?:first|part[- ]time|weekend|saturday|summer)\s(?:job|role|post|work))\b/i;

/** Lists with a word of which a profile says what kind of work is wanted. */
const WORK_LISTS = new Set(['title', 'industry', 'skill', 'occupationSkill']);

const worth: Readonly<Record<ProfileAnswer, number>> = { role: 2, level: 1, field: 1, 'next step': 1 };
const ALL = 5;
/** 'A CFO role', 'warehouse work'; 'a new role' and 'the next job' name no kind of work. */
const namedPost = new RegExp(
  String.raw`\b(?!(?:${alternatives(plainPostWords)})\b)[\p{L}&-]{2,}\s(?:roles?|posts?|positions?|jobs?|work|vacanc\w+)\b`,
  'iu',
);

/** Ends what the words of a wish belong to: 'looking for a first post in retail, close to home'. */
const endOfClause = /[.;,!?](?:\s|$)|\s[–—]\s/;
/** Shorter words are 'in', 'co' and the like. */
const SHORTEST_ROOT = 3;
/** 'driver' and 'driving', 'nurse' and 'nursing', 'teacher' and 'teach' */
const rootOfTitle = (word: string): string => word.replace(/(?:ers?|ors?|ings?|es|e|s)$/, '');

/** The profile with spaces in place of rows of keywords, so that offsets stay the same. */
const withoutRuns = (text: string, profile: Span, runs: readonly Span[]): string =>
  runs.reduce(
    (left, { start, end }) => left.slice(0, start - profile.start) + ' '.repeat(end - start) + left.slice(end - profile.start),
    text.slice(profile.start, profile.end),
  );

/** The last word of one of the person's titles, in any form, in the profile: 'a reliable driver', 'a driving job'. */
function ownTitleWord({ roles, profileTokens }: AuditInput['reading']): Span | null {
  const roots = new Set(
    titleHeads(roles)
      .map(rootOfTitle)
      .filter((root) => root.length >= SHORTEST_ROOT),
  );
  return profileTokens.find(({ word }) => roots.has(rootOfTitle(word))) ?? null;
}

/** A word that may name a trade: 'machine operator', 'florist'. */
const mayNameTrade = (word: string): boolean => TRADE.test(word) && !noTrade.has(word);

/** 'Organisation' is a strength of anybody. */
const namesKindOfWork = ({ value: { list, id } }: Reading['profileHits'][number]): boolean =>
  WORK_LISTS.has(list) && !(list === 'skill' && findSkill(id)?.kind === 'soft');

/** The clause that says what is wanted next, where it names the work: 'I wish to use my skills' wishes for no kind of job. */
function aimIn({ reading }: AuditInput, text: string, from: number): Span | null {
  const aim = statedAim.exec(text);
  if (!aim) return null;
  const rest = text.slice(aim.index + aim[0].length);
  const end = aim.index + aim[0].length + (endOfClause.exec(rest)?.index ?? rest.length);
  const clause = { start: from + aim.index, end: from + end };
  const said = text.slice(aim.index, end);
  const namesWork =
    within(reading.profileHits, clause).some(namesKindOfWork) ||
    FIRST_POST.test(said) ||
    rungOf(said) !== null ||
    namedPost.test(said) ||
    within(reading.profileTokens, clause).some(({ word }) => mayNameTrade(word));
  return namesWork ? clause : null;
}

/** Characters: a longer wish is quoted as far as its first comma. */
const LONGEST_WISH = 160;

/** 'seeking a post in GIS, consultancy or flood risk': half of a wish is another one. */
function toSentenceEnd({ start, end }: Span, profile: Span, text: string): Span {
  const rest = text.slice(end, profile.end);
  const stop = end + (/[.;!?](?:\s|$)/.exec(rest)?.index ?? rest.length);
  return { start, end: stop - start <= LONGEST_WISH ? stop : end };
}

/** Words that stand before a title and do not belong to it. */
const noPartOfTitle = new Set([...determiners, ...prepositions, ...conjunctions, ...auxiliaries, ...subjectPronouns]);
const WORDS_BEFORE_A_TITLE = 2;
const LONGEST_WORD = 30;

/** 'production electrician' where the list has only 'electrician': half of a title is another trade. */
function wholeTitle(title: Span | null, text: string): Span | null {
  if (!title) return null;
  let { start } = title;
  for (let i = 0; i < WORDS_BEFORE_A_TITLE; i++) {
    const word = /(?<=^|[\s(])[\p{L}-]+ $/u.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0];
    if (!word || noPartOfTitle.has(word.trim().toLowerCase())) break;
    start -= word.length;
  }
  return { start, end: title.end };
}

/** Where the profile, or the headline in its place, answers each question; null where it does not. */
function answersIn(input: AuditInput): Record<ProfileAnswer, Span | null> {
  const { cv, reading, level } = input;
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
    role: wholeTitle(hit('title'), cv.text) ?? ranked(),
    level: matched(LEVEL),
    field: profile ? hit('industry', 'skill', 'occupationSkill') : null,
    'next step': profile && aimIn(input, text, profile.start),
  };
}

const questions: readonly ProfileAnswer[] = ['role', 'level', 'field', 'next step'];

/** A word of the profile is unexplained and may be the answer, in words that no list has. */
function mayAnswer(
  question: ProfileAnswer,
  { cv: { text, profile }, reading: { profileTokens } }: AuditInput,
  namesTrade: boolean,
): boolean {
  const said = profile ? text.slice(profile.start, profile.end) : '';
  if (question === 'next step') return mayStateAim.test(said);
  return namesTrade || profileTokens.some(({ word }) => mayNameTrade(word) || (question === 'field' && wordFeatures(word).isTradeWord));
}

/** A reader wants four answers from a profile: who, at what level, in which field, and what next. */
export const direction = defineAudit<DirectionFacts, 'not in English'>({
  id: 'direction',
  criterion: 'D2',
  category: 'D Profile and direction',
  points: 6,
  section: 'Professional Summary',
  restsOn: ['work'],
  // A profile without an aim costs readers, so this advice comes early.
  fixKind: (facts) => (facts.state === 'incomplete' && facts.missing.includes('next step') ? 'loses-readers' : 'gains-points'),
  run(input) {
    const { profile } = input.cv;
    if (!isInEnglish(input.cv)) return notAssessable('not in English');
    const answers = answersIn(input);
    const earned = questions.reduce((sum, question) => sum + (answers[question] ? worth[question] : 0), 0);
    // 'A driving job' names role and field of a driver, whatever the lists of titles know of it.
    const namesTrade = answers.role !== null || ownTitleWord(input.reading) !== null;
    const unanswered = questions.filter((question) => !answers[question]);
    // The roles show the level, so it is not asked for.
    const missing = unanswered.filter((question) => question !== 'level' && !mayAnswer(question, input, namesTrade));
    // A word that tells the level or the field proves nothing by itself.
    const aim = answers['next step'] && profile ? toSentenceEnd(answers['next step'], profile, input.cv.text) : null;
    const evidence = [answers.role, aim].flatMap((span) => (span ? [{ start: span.start, end: span.end }] : []));
    // A headline alone ('Staff Nurse') answers one question and does not replace a profile.
    if (!profile) return scored(Math.min(earned, 1) / ALL, { state: 'no profile' }, { evidence });
    if (unanswered.length === 0) return scored(1, { state: 'complete' }, { evidence });
    if (missing.length === 0) return scored(earned / ALL, { state: 'unsure' }, { evidence });
    return scored(earned / ALL, { state: 'incomplete', missing }, { evidence, targets: [profile] });
  },
});
