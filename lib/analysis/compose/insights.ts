import type { Cv } from '@/lib/cv/cv';
import { findOccupation } from '@/lib/facts/occupations';
import { strongFrom } from '@/lib/shared/levels';
import type { Evidence, InsightName, Level, ProfessionalAssessment } from '@/lib/shared/result';
import type { AuditInput } from '../audit';
import type { Findings } from '../findings';
import { matchConfidence, tradeSkills, type OccupationMatch } from '../reading/career/occupation-match';
import { inCharge } from '../reading/career/in-charge';
import { isSeniorTitle, rungOf } from '../reading/career/seniority';
import { barOf, stageOf, type Stage } from '../reading/career/stage';
import type { RoleReading } from '../reading/reading';
import { isInUse } from '../reading/skills/found-skills';
import { findLeadership, isSignOfCharge } from '../reading/statements/leadership';
import {
  experienceSentences,
  leadershipSentences,
  notJudged,
  relevanceSentences,
  technicalSentences,
  type InsightWords,
} from '../wording/report/insights';
import { overlapsAny } from '../text/spans';
import { isOfSameField, leavesTheTrade } from './career';
import { fieldOf } from './field';
import { suitableRoles } from './roles';

interface Insight extends InsightWords {
  /** 0 where it is not judged. */
  percentage: number;
  evidence: Evidence[];
}

const unjudged: Insight = { percentage: 0, ...notJudged, evidence: [] };

const MOST_QUOTES = 3;
const percentageOf = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

/** The occupation of the CV, where it is certain enough to be named. */
const sureOccupation = ({ audit: { occupations } }: Findings): OccupationMatch | undefined =>
  matchConfidence(occupations) === 'none' ? undefined : occupations[0];

const MONTHS = 12;

const year = /\b(?:19|20)\d\d\b/;

/** An introduction to the jobs has no more words. */
const MOST_INTRODUCTION = 20;

/** A year, or many words, between the heading and the first job that was read: a job there was not read. */
function mayLackAJob({ sections, work, text }: Cv): boolean {
  const first = Math.min(...work.map(({ start }) => start));
  const section = sections.findLast(({ start }) => start <= first);
  const between = section?.heading ? text.slice(section.heading.end, first) : '';
  return year.test(between) || between.trim().split(/\s+/).length > MOST_INTRODUCTION;
}

/** The dated paid role that began last; null where the CV has a newer one that could not be read, or whose dates could not. */
function latestDated({ cv, reading: { roles } }: AuditInput): RoleReading | null {
  if (mayLackAJob(cv)) return null;
  const paid = roles.filter(({ isPaid }) => isPaid);
  const dated = paid.filter(({ months }) => months);
  const [latest] = dated.toSorted((a, b) => (b.months?.from ?? 0) - (a.months?.from ?? 0));
  if (!latest) return null;
  const isOldestFirst = (dated[0]?.months?.from ?? 0) < (dated.at(-1)?.months?.from ?? 0);
  const newer = isOldestFirst ? paid.slice(paid.indexOf(latest) + 1) : paid.slice(0, paid.indexOf(latest));
  return newer.every(({ months }) => months) ? latest : null;
}

/** Below this a placement is a guess, and tells no kind of work. */
const KIND_FROM = 0.5;

/** The major group of the work: of the placement, else of the latest title in the catalogue. */
function majorOf({ placement }: Findings, latest: RoleReading): string | null {
  if (placement && placement.probability >= KIND_FROM) return placement.soc.slice(0, 1);
  const [id] = latest.occupationIds;
  return (id && findOccupation(id)?.soc2020.slice(0, 1)) ?? null;
}

/** Years: nobody who has worked so long stands in the middle of a career, whatever the title. */
const LONG_CAREER = 15;

/** How far the person has come; null where the CV does not tell, or where a senior post on the same page or many years say otherwise. */
function careerStage(findings: Findings): { stage: Stage; steps: number } | null {
  const found = stageByEvidence(findings);
  if (found === null || found.stage === 'senior') return found;
  const isLong = findings.audit.reading.experienceMonths >= LONG_CAREER * MONTHS;
  return isLong || suitableRoles(findings).some(isSeniorTitle) ? null : found;
}

function stageByEvidence(findings: Findings): { stage: Stage; steps: number } | null {
  const { reading } = findings.audit;
  const latest = latestDated(findings.audit);
  if (!latest) return null;
  const titled = reading.newest.find(({ isPaid, entry }) => isPaid && entry.title) ?? latest;
  const title = titled.entry.title?.text ?? '';
  return stageOf({
    years: reading.experienceMonths / MONTHS,
    rung: rungOf(title),
    isSeniorTitle: isSeniorTitle(title),
    ...inCharge(reading),
    major: majorOf(findings, titled),
  });
}

function experience(findings: Findings): Insight {
  const { audit, evidence } = findings;
  const found = careerStage(findings);
  const latest = latestDated(audit);
  if (!latest?.months) return unjudged;
  const paid = audit.reading.newest.filter((role) => role.isPaid && role !== latest);
  const words = experienceSentences.say({ since: Math.floor(latest.months.from / MONTHS), isJudged: found !== null });
  const quotes = [latest, ...paid].slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
  return { percentage: found ? barOf(found) : 0, ...words, evidence: quotes };
}

/** Points for tools in use, and for the share of the occupation's own skills. */
const TECHNICAL = {
  fewest: 3,
  perShown: 5,
  mostByTools: 60,
  byOccupation: 40,
  skillsExpected: { most: 10, share: 0.6 },
};

const shareOfOccupation = ({ matched, occupation }: OccupationMatch): number => {
  const expected = Math.min(TECHNICAL.skillsExpected.most, occupation.skills.length * TECHNICAL.skillsExpected.share);
  return Math.min(1, matched.length / Math.max(1, expected));
};

function technical(findings: Findings): Insight {
  const { reading, english } = findings.audit;
  const best = sureOccupation(findings);
  const skills = tradeSkills(reading, best);
  const shown = skills.filter(isInUse);
  const named = reading.listed.filter((item) => !item.isSoft && !overlapsAny(english.slips, item)).map(({ text }) => text);
  if (named.length < TECHNICAL.fewest) return unjudged;
  const byTools = Math.min(TECHNICAL.mostByTools, shown.length * TECHNICAL.perShown);
  const percentage = percentageOf(byTools + (best ? shareOfOccupation(best) : 0) * TECHNICAL.byOccupation);
  // A shorter bar measures what our lists know, and not the person.
  if (percentage < strongFrom) return unjudged;
  const words = technicalSentences.say({ named });
  const quotes = shown.slice(0, MOST_QUOTES).flatMap(({ mentions }) => mentions.slice(0, 1).map(findings.evidence));
  return { percentage, ...words, evidence: quotes };
}

/** Each kind of sign is capped, because ten mentions of one team are one team. */
const LEADERSHIP = { mostOfKind: 6, perWeight: 3.6, perKind: 4 };

function leadership({ audit: { reading }, evidence }: Findings): Insight {
  const signs = findLeadership(reading);
  if (!signs.some(isSignOfCharge)) return unjudged;
  const kinds = new Set(signs.map(({ kind }) => kind));
  const perKind = new Map<string, number>();
  for (const { kind, weight } of signs) perKind.set(kind, Math.min(LEADERSHIP.mostOfKind, (perKind.get(kind) ?? 0) + weight));
  const weights = [...perKind.values()].reduce((sum, weight) => sum + weight, 0);
  const percentage = percentageOf(weights * LEADERSHIP.perWeight + kinds.size * LEADERSHIP.perKind);
  if (percentage < strongFrom) return unjudged;
  const own = signs.filter(isSignOfCharge).sort((a, b) => b.weight - a.weight);
  const lines = [...new Map(own.map((sign) => [sign.start, sign])).values()];
  const words = leadershipSentences.say(null);
  return { percentage, ...words, evidence: lines.slice(0, MOST_QUOTES).map(evidence) };
}

const RELEVANCE = { fewestRoles: 2, fewestKnown: 0.6 };
/**
 * Unit groups that share their first digits are one kind of work: the sub-major groups of the classification, and its minor groups where
 * the sub-major ones hold all that needs little training, porters, cleaners and pickers alike.
 */
const kindOfWork = (soc: string): string => soc.slice(0, /^[89]/.test(soc) ? 3 : 2);

/** Tells whether a role is in the field of the CV; null where its title tells no field. */
function fieldTest(findings: Findings): (role: RoleReading) => boolean | null {
  const { career } = findings;
  const homes = [fieldOf(findings), career?.occupation?.occupation.industry];
  const kind = career && kindOfWork(career.group.soc);
  return ({ occupationIds, entry }) => {
    const known = occupationIds.flatMap((id) => findOccupation(id) ?? []);
    if (known.length > 0) return known.some(({ industry, soc2020 }) => homes.includes(industry) || kindOfWork(soc2020) === kind);
    return career && isOfSameField(entry.title?.text ?? '', career.title) ? true : null;
  };
}

/** How many of the recent titles are of one field, told where it is most of them: a shorter bar would measure what our lists know. */
function relevance(findings: Findings): Insight {
  const { audit, career, evidence } = findings;
  const recent = audit.reading.roles.filter(({ isRecent, isPaid, entry }) => isRecent && isPaid && entry.title);
  const isInField = fieldTest(findings);
  const judged = recent.filter((role) => isInField(role) !== null);
  const inField = judged.filter(isInField);
  const isLeaving = career !== null && leavesTheTrade(career);
  if (isLeaving || judged.length < RELEVANCE.fewestRoles || judged.length < recent.length * RELEVANCE.fewestKnown) return unjudged;
  const percentage = percentageOf((100 * inField.length) / recent.length);
  if (inField.length * 2 <= judged.length || percentage < strongFrom) return unjudged;
  const words = relevanceSentences.say({
    group: career?.confidence === 'high' ? career.group.title : null,
    isAll: inField.length === recent.length,
  });
  const quotes = inField.slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
  return { percentage, ...words, evidence: quotes };
}

const levelsOf: Readonly<Record<Stage, { fits: readonly Level[]; otherwise: Level }>> = {
  entry: { fits: ['student'], otherwise: 'student' },
  mid: { fits: ['mid'], otherwise: 'mid' },
  senior: { fits: ['senior', 'executive'], otherwise: 'senior' },
};

/** These have rules of their own for length and evidence, at every stage. */
const ownRules: ReadonlySet<Level> = new Set(['creative', 'academic']);

/** The level that the report names: that of the insight where it tells one. */
export function namedLevel(findings: Findings): Level {
  const { level } = findings.audit;
  const found = careerStage(findings);
  return !found || ownRules.has(level) || levelsOf[found.stage].fits.includes(level) ? level : levelsOf[found.stage].otherwise;
}

/** The four career insights, each with the quotes it is based on. They are no part of the score. */
export function careerInsights(findings: Findings): ProfessionalAssessment['careerInsights'] {
  const parts: Record<InsightName, Insight> = {
    experienceLevel: experience(findings),
    technicalExpertise: technical(findings),
    leadershipIndicators: leadership(findings),
    industryRelevance: relevance(findings),
  };
  const note = ({ meaning, improve, evidence }: Insight) => ({ meaning, improve, evidence });
  return {
    experienceLevel: parts.experienceLevel.description,
    experienceLevelPercentage: parts.experienceLevel.percentage,
    technicalExpertise: parts.technicalExpertise.description,
    technicalExpertisePercentage: parts.technicalExpertise.percentage,
    leadershipIndicators: parts.leadershipIndicators.description,
    leadershipIndicatorsPercentage: parts.leadershipIndicators.percentage,
    industryRelevance: parts.industryRelevance.description,
    industryRelevancePercentage: parts.industryRelevance.percentage,
    notes: {
      experienceLevel: note(parts.experienceLevel),
      technicalExpertise: note(parts.technicalExpertise),
      leadershipIndicators: note(parts.leadershipIndicators),
      industryRelevance: note(parts.industryRelevance),
    },
  };
}
