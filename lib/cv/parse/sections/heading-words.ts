import type { SectionKind } from '@/lib/cv/cv';
import { headingKind, holdsPlaceholder, undecorated } from '@/lib/cv/document/headings';
import { matchesOf, normaliseForMatch } from '@/lib/cv/document/normalise';
import type { PatternRule } from '../text-shapes';

/** A word of a heading, and how certainly it shows the kind of the section. */
export interface HeadingWord extends PatternRule {
  kind: SectionKind;
  points: number;
}

/** Words of headings, in lower case without accents. The points were set by hand: in 'Summary of jobs', 'jobs' decides. */
export const headingWords: readonly HeadingWord[] = [
  {
    id: 'word.experience',
    kind: 'experience',
    points: 3,
    pattern:
      /\b(?:experiences?|employ(?:ment|ers?|ed)|jobs?|careers?|work(?:ed|ing|places?)?|internships?|placements?|practicums?|appointments?|positions?|posts|roles?|freelance|freelancing|contracts|engagements|secondments)\b/g,
    example: 'Jobs',
  },
  {
    id: 'word.experience-likely',
    kind: 'experience',
    points: 2,
    pattern:
      /\b(?:military|contract|paid|i(?: have|'ve) (?:been|done|did)|did|professional (?:history|background|practice)|history|practice)\b/g,
    example: 'What I have done',
  },
  { id: 'word.service', kind: 'experience', points: 0.2, pattern: /\bservice\b/g, example: 'Service' },
  {
    id: 'word.education',
    kind: 'education',
    points: 3,
    pattern:
      /\b(?:educations?|educational|academics?|school(?:s|ing)?|universit(?:y|ies)|colleges?|degrees?|qualifications?|stud(?:y|ies|ied)|gcses?|a[- ]levels?|exams?|examinations?|learning|learnt)\b/g,
    example: 'Qualifications',
  },
  {
    id: 'word.education-likely',
    kind: 'education',
    points: 1.5,
    pattern: /\b(?:coursework|diplomas?|apprenticeships?|training)\b/g,
    example: 'Diplomas',
  },
  {
    id: 'word.skills',
    kind: 'skills',
    points: 3,
    pattern:
      /\b(?:skills?|skill ?sets?|competenc(?:e|es|y|ies)|expertise|abilit(?:y|ies)|capabilit(?:y|ies)|proficienc(?:y|ies)|strengths?|technolog(?:y|ies)|tools?|software|specialisms?|knowledge|know-how)\b/g,
    example: 'Abilities',
  },
  {
    id: 'word.skills-said',
    kind: 'skills',
    points: 3,
    pattern: /\b(?:(?:good|best|great|strong|confident|skilled) (?:at|in|with)|can (?:do|use|offer)|i (?:know|bring|offer|use))\b/g,
    example: 'What I can offer',
  },
  {
    id: 'word.skills-likely',
    kind: 'skills',
    points: 1.5,
    pattern: /\b(?:equipment|kit|machinery|technical|stack|frameworks?|attributes|qualities|comput(?:ing|ers?)|methods|what i do)\b/g,
    example: 'Machinery',
  },
  {
    id: 'word.published',
    kind: 'publications',
    points: 4.5,
    pattern: /\b(?:published|publications?|patents?|conferences?|presentations?)\b/g,
    example: 'Conferences and talks',
  },
  // Trades call their certificates papers too.
  { id: 'word.papers', kind: 'publications', points: 1.5, pattern: /\bpapers?\b/g, example: 'Papers and talks' },
  // A designer's 'Selected work' may be jobs or pieces, so the lines below decide.
  {
    id: 'word.selected-work',
    kind: 'projects',
    points: 3.5,
    pattern: /\b(?:featured|recent|selected) works?\b/g,
    example: 'Selected work',
  },
  { id: 'word.projects', kind: 'projects', points: 5, pattern: /\b(?:projects?|portfolio)\b/g, example: 'Recent portfolio pieces' },
  {
    id: 'word.outside-work',
    kind: 'interests',
    points: 7,
    pattern: /\b(?:outside|away from|beyond) (?:of )?(?:work|the office)\b|\b(?:spare|free) time\b/g,
    example: 'Outside of work',
  },
  {
    id: 'word.volunteering',
    kind: 'volunteering',
    points: 4.5,
    pattern: /\b(?:volunt\p{L}*|community|charit(?:y|ies|able)|unpaid)\b/gu,
    example: 'Helping in the community',
  },
  {
    id: 'word.certifications',
    kind: 'certifications',
    points: 3,
    pattern: /\b(?:certif\p{L}*|licen[cs]es?|accredit\p{L}*|tickets?|cards|credentials)\b/gu,
    example: 'Site tickets held',
  },
  {
    id: 'word.training',
    kind: 'training',
    points: 3,
    pattern: /\b(?:trainings?|courses?|cpd|updating)\b/g,
    example: 'Further courses taken',
  },
  { id: 'word.awards', kind: 'awards', points: 3, pattern: /\b(?:awards?|honou?rs?|prizes?|scholarships?)\b/g, example: 'Prizes won' },
  { id: 'word.memberships', kind: 'memberships', points: 3, pattern: /\b(?:memberships?|affiliations?)\b/g, example: 'Other affiliations' },
  { id: 'word.languages', kind: 'languages', points: 3, pattern: /\blanguages?\b/g, example: 'Languages I speak' },
  {
    id: 'word.interests',
    kind: 'interests',
    points: 3,
    pattern: /\b(?:interests?|hobb(?:y|ies)|activit(?:y|ies)|involvement|pastimes?)\b/g,
    example: 'Favourite pastimes',
  },
  { id: 'word.references', kind: 'references', points: 3, pattern: /\b(?:references?|referees?)\b/g, example: 'My referees' },
  {
    id: 'word.summary',
    kind: 'summary',
    points: 2,
    pattern: /\b(?:profile|summary|overview|statement|objectives?|about)\b/g,
    example: 'A little about me',
  },
  {
    id: 'word.aim',
    kind: 'summary',
    points: 4,
    pattern: /\bi am (?:looking for|after)\b|\bi want\b/g,
    example: 'The job I am looking for',
  },
  {
    id: 'word.contact',
    kind: 'contact',
    points: 3,
    pattern: /\bcontact|\bpersonal (?:details|information|data)/g,
    example: 'How to contact me',
  },
  {
    id: 'word.highlights',
    kind: 'additional',
    points: 2,
    pattern: /\b(?:highlights|achievements|information|details)\b/g,
    example: 'Highlights',
  },
];

/** A quick test, because most lines have none of the words. */
const anyWord = new RegExp(headingWords.map(({ pattern }) => pattern.source).join('|'), 'u');

/** Added for the last noun of a heading: 'Work skills' are skills. */
const headNounPoints = 1;

/** A known wording decides the kind, unless it can be above anything. */
const listedPoints = 12;
const listedLooselyPoints = 4;
/** Whether another word of a known heading tells another kind: 'Career highlights', 'Career summary'. */
const isLoose = (listed: SectionKind, points: ReadonlyMap<SectionKind, number>, key: string): boolean =>
  (listed === 'summary' || listed === 'additional') &&
  looseWords.test(key) &&
  [...points].some(([kind, one]) => kind !== listed && one >= 2);

const looseWords = /\b(?:summary|overview|highlights|profile|statement)\b/;

/** What the words of a heading say about the kind of its section. */
export interface HeadingReading {
  /** The kind in the lists of headings; null where no list has the wording. */
  listed: SectionKind | null;
  points: ReadonlyMap<SectionKind, number>;
  /** The kind with most points. */
  kind: SectionKind | null;
  /** Id of the word with the most points, for the trace. */
  rule: string;
}

/** 'Employment 2009 - 2024', 'Work experience: 2012 to present'. */
const datesBehind = /[\s:,–-]{1,4}(?:19|20)\d\d(?:\s{0,2}(?:[-–—]|to)\s{0,2}(?:(?:19|20)\d\d|present|now|date|today))?$/i;
/** 'Employment History – last 10 years'. */
const remarkBehind = /\s[–—-]\s.{1,30}$/;
const complement = / (?:of|in|for|with|at|to|i) /;

/** A heading without years and remarks after it. */
export const headingCore = (text: string): string => {
  if (holdsPlaceholder(text)) return text;
  const core = undecorated(text).replace(datesBehind, '');
  const short = core.replace(remarkBehind, '');
  return short !== core && headingKind(short) ? short : core;
};

export function readWords(text: string): HeadingReading {
  const core = headingCore(text);
  const listed = headingKind(core);
  const key = normaliseForMatch(core);
  const headEnd = complement.exec(key)?.index ?? key.length;
  const { points, best } = pointsOfWords(key, headEnd);
  if (listed) points.set(listed, Math.max(points.get(listed) ?? 0, pointsOfListed(listed, points, key)));
  const [most] = [...points].sort(([, a], [, b]) => b - a);
  const rule = listed ? `word.listed-${listed}` : (best?.id ?? 'word.unknown');
  return { listed, points, kind: most?.[0] ?? null, rule };
}

/** The points of single words by kind, and the word with the most points. */
function pointsOfWords(key: string, headEnd: number): { points: Map<SectionKind, number>; best: HeadingWord | null } {
  const points = new Map<SectionKind, number>();
  let best: HeadingWord | null = null;
  for (const word of anyWord.test(key) ? headingWords : []) {
    const found = pointsOfWord(word, key, headEnd);
    if (found === 0) continue;
    points.set(word.kind, Math.max(points.get(word.kind) ?? 0, found));
    if (!best || word.points > best.points) best = word;
  }
  return { points, best };
}

const pointsOfListed = (listed: SectionKind, points: ReadonlyMap<SectionKind, number>, key: string): number =>
  isLoose(listed, points, key) ? listedLooselyPoints : listedPoints;

/** 0 where the word does not stand in the heading. */
function pointsOfWord({ pattern, points }: HeadingWord, key: string, headEnd: number): number {
  const found = matchesOf(pattern, key);
  if (found.length === 0) return 0;
  const isHead = found.some(({ 0: word, index }) => index + word.length === headEnd || index + word.length === key.length);
  return points + (isHead ? headNounPoints : 0);
}
