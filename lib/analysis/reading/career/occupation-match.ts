import type { Cv } from '@/lib/cv/cv';
import { wantedJobPhrases } from '@/lib/facts/aim-words';
import { servedPersonPhrases } from '@/lib/facts/career-words';
import { alternatives } from '@/lib/facts/lists';
import type { Occupation } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { Confidence } from '@/lib/shared/result';
import { titlesIn, type Reading } from '../reading';
import { occupationTable, stemsOfName, type OccupationEntry, type OccupationTable } from './occupation-table';
import { placeWeight, type FoundSkill } from '../skills/found-skills';
import { within } from '../../text/spans';

export interface OccupationMatch {
  occupation: Occupation;
  /** 0..100 */
  score: number;
  /** The part of the match that comes from titles alone, 0..1. */
  titleShare: number;
  matched: FoundSkill[];
  /** Typical skills of the occupation that the CV lacks, the most typical first; only for matches strong enough to be shown. */
  missing: string[];
}

/** Titles count for half, skills for two fifths, qualifications for the rest. Reasoned, then checked on invented CVs. */
const WEIGHTS = { title: 0.5, skills: 0.4, qualifications: 0.1 };
/** This share of the weight of an occupation's skills counts as all, because nobody shows every one. */
const FULL_SKILL_SHARE = 0.42;
/** 'Seeking a role as …': what a profile asks for weighs more than what it mentions. */
const wantedJob = new RegExp(String.raw`\b(?:${alternatives(wantedJobPhrases)})\b[^.]{0,80}$`, 'i');
const AIM_WEIGHT = 0.8;
/** 'Assistant to the chief executive' is not a chief executive. */
const servedPerson = new RegExp(String.raw`\b(?:${alternatives(servedPersonPhrases)})\s(?:(?:the|a|an|our|two|three|four)\s)?$`, 'i');
/** A person with little paid work is placed at the lowest step of a career ladder by what they studied and built. */
const STARTING = { months: 36, skillShare: 0.3, matched: 4, score: 32, bySkills: 20 };
const ROLE_WEIGHTS = [1, 0.7, 0.5, 0.35, 0.25];
/** Below this a role is a guess, and nothing is said. */
export const SHOWN_FROM = 38;

/** Whether all words of a name occur in the CV, in any form, so that nobody is told to add what is there. */
export const saidIn =
  ({ stems }: Reading): ((name: string) => boolean) =>
  (name) =>
    stemsOfName(name).every((stem) => stems.has(stem));

/** How strongly the titles, the headline and the profile name each occupation, 0..1. */
const titleStrengths = (cv: Cv, reading: Reading): Map<string, number> => {
  const strengths = new Map<string, number>();
  const note = (ids: readonly string[], weight: number): void =>
    ids.forEach((id, i) => {
      const strength = weight * (i === 0 || ids[0] === id ? 1 : 0.8);
      const known = strengths.get(id) ?? 0;
      strengths.set(id, Math.min(1, Math.max(known, strength) + (known > 0 ? 0.1 * Math.min(known, strength) : 0)));
    });
  // Only sentences of the profile count, not rows of keywords.
  const titlesOf = (span: { start: number; end: number } | null, hits = reading.hits): string[] =>
    titlesIn(span ? within(hits, span) : [])
      .filter(({ start }) => span !== null && !servedPerson.test(reading.text.slice(Math.max(span.start, start - 20), start)))
      .map(({ value }) => value.id);
  reading.roles.filter(({ isPaid }) => isPaid).forEach((role, i) => note(role.occupationIds, ROLE_WEIGHTS[i] ?? 0.2));
  note(titlesOf(cv.headline), 0.9);
  note(titlesOf(cv.profile, reading.profileHits), 0.6);
  const { profile } = cv;
  if (profile) {
    const aims = reading.profileHits.filter(
      ({ value, start }) => value.list === 'title' && wantedJob.test(cv.text.slice(Math.max(profile.start, start - 120), start)),
    );
    note(
      aims.map(({ value }) => value.id),
      AIM_WEIGHT,
    );
  }
  return strengths;
};

const skillStrength = (skill: FoundSkill): number => {
  const best = Math.max(...skill.mentions.map(({ place }) => placeWeight[place]));
  return Math.min(1, best + 0.1 * (skill.mentions.length - 1));
};

/** Without a title the CV must show so many of the occupation's skills, and this share of their weight. */
const FEWEST_SKILLS = 4;
const FEWEST_SKILL_SHARE = 0.45;

/** Occupations that a title names or that enough of the skills mark: the others need no closer look. */
function candidates({ byId, bySkill }: OccupationTable, titles: ReadonlyMap<string, number>, reading: Reading): Set<OccupationEntry> {
  const marks = new Map<OccupationEntry, number>();
  for (const { key, kind } of reading.skills.values()) {
    if (kind !== 'soft') for (const entry of bySkill.get(key) ?? []) marks.set(entry, (marks.get(entry) ?? 0) + 1);
  }
  const found = new Set<OccupationEntry>();
  for (const id of titles.keys()) {
    const entry = byId.get(id);
    if (entry) found.add(entry);
  }
  for (const [entry, skills] of marks) if (skills >= FEWEST_SKILLS) found.add(entry);
  return found;
}

/** The skills of an occupation that the CV has, and their share of the weight that is expected, 0..1. Personal skills never count. */
function skillsShown(
  { skills }: OccupationEntry,
  reading: Reading,
  strengths: ReadonlyMap<FoundSkill, number>,
): { matched: FoundSkill[]; skillShare: number } {
  let all = 0;
  let earned = 0;
  const matched: FoundSkill[] = [];
  for (const { key, weight } of skills) {
    const skill = reading.skills.get(key);
    if (skill?.kind === 'soft') continue;
    all += weight;
    if (!skill) continue;
    earned += weight * (strengths.get(skill) ?? 0);
    matched.push(skill);
  }
  return { matched, skillShare: all > 0 ? Math.min(1, earned / (all * FULL_SKILL_SHARE)) : 0 };
}

/**
 * The occupations of a CV, best first. Recent titles count more than old ones, a skill in use more than one in a list, a rare skill
 * more than a common one.
 */
export function matchOccupations(cv: Cv, reading: Reading): OccupationMatch[] {
  const table = occupationTable();
  const isStarter = reading.experienceMonths < STARTING.months;
  const titles = titleStrengths(cv, reading);
  const lower = cv.text.toLowerCase();
  const isSaid = saidIn(reading);
  const strengths = new Map([...reading.skills.values()].map((skill) => [skill, skillStrength(skill)]));
  const matches = [...candidates(table, titles, reading)].flatMap((entry): OccupationMatch[] => {
    const { occupation, rarestFirst, qualifications } = entry;
    const titleShare = titles.get(occupation.id) ?? 0;
    const { matched, skillShare } = skillsShown(entry, reading, strengths);
    const isFirstStep = isStarter && !table.nextSteps.has(occupation.id);
    const isStart = isFirstStep && skillShare >= STARTING.skillShare && matched.length >= STARTING.matched;
    const hasEnoughSkills = skillShare >= FEWEST_SKILL_SHARE && matched.length >= FEWEST_SKILLS;
    if (titleShare === 0 && !isStart && !hasEnoughSkills) return [];
    const qualified = qualifications.some((name) => lower.includes(name)) ? 1 : 0;
    const weighted = 100 * (WEIGHTS.title * titleShare + WEIGHTS.skills * skillShare + WEIGHTS.qualifications * qualified);
    const score = Math.round(isStart ? Math.max(weighted, STARTING.score + STARTING.bySkills * skillShare) : weighted);
    const missing =
      score < SHOWN_FROM ? [] : rarestFirst.filter(({ key, name }) => !reading.skills.has(key) && !isSaid(name)).map(({ name }) => name);
    return [{ occupation, score, titleShare, matched, missing }];
  });
  return matches.sort((a, b) => b.score - a.score || b.titleShare - a.titleShare || (a.occupation.id < b.occupation.id ? -1 : 1));
}

/**
 * Tools, methods and certificates that are typical of this trade. A skill of another trade ('sales' in a designer's CV) is left out,
 * unless it is a known tool.
 */
export const tradeSkills = (reading: Reading, best: OccupationMatch | undefined): FoundSkill[] => {
  const marking = new Set(best?.matched.map(({ key }) => key));
  return [...reading.skills.values()]
    .filter(({ key, kind }) => marking.has(key) || kind === 'certification' || (kind === 'hard' && findSkillNamed(key) !== null))
    .sort((a, b) => Number(marking.has(b.key)) - Number(marking.has(a.key)));
};

const MOST_TRADES = 3;

/** 'Completion' is a skill to a conveyancer; in another's CV it is a word, unless it stands in the list. */
export const meantSkills = (reading: Reading, matches: readonly OccupationMatch[]): FoundSkill[] => {
  const marking = new Set(matches.slice(0, MOST_TRADES).flatMap(({ matched }) => matched.map(({ key }) => key)));
  return [...reading.skills.values()].filter(
    ({ key, mentions }) => marking.has(key) || findSkillNamed(key) !== null || mentions.some(({ place }) => place === 'skills'),
  );
};

/** How certain the best match is. A title without any of its skills, or skills without a title, give a low value. */
export const matchConfidence = (matches: readonly OccupationMatch[]): Confidence => {
  const best = matches[0];
  if (!best || best.score < SHOWN_FROM) return 'none';
  if (best.titleShare >= 0.7 && best.matched.length >= 5 && best.score >= 65) return 'high';
  return best.titleShare >= 0.5 && best.matched.length >= 2 ? 'medium' : 'low';
};
