import { findOccupation } from '@/lib/facts/occupations';
import { experienceFrom, strongFrom } from '@/lib/shared/levels';
import type { Evidence, InsightName, Level, ProfessionalAssessment } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, tradeSkills, type OccupationMatch } from '../reading/career/occupation-match';
import { isSeniorTitle, rungOf } from '../reading/career/seniority';
import type { Reading, RoleReading } from '../reading/reading';
import { isInUse } from '../reading/skills/found-skills';
import { findLeadership, isSignOfCharge } from '../reading/statements/leadership';
import {
  experienceSentences,
  leadershipSentences,
  notJudged,
  relevanceSentences,
  technicalSentences,
  type ExperienceFacts,
  type InsightWords,
} from '../wording/report/insights';
import { overlapsAny } from '../text/spans';
import { isOfSameField, leavesTheTrade } from './career';
import { fieldOf } from './field';

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

/** Points for each year of work, reduced for each year since then, and points for each step in the titles. */
const EXPERIENCE = { base: 12, perYear: 4.2, keptPerYear: 0.94, mostByYears: 62, perRung: 8 };

/** Years of paid work, each counting less the longer ago it was. */
const discountedYears = ({ today }: Reading, paid: readonly RoleReading[]): number =>
  paid.reduce((sum, { months }) => {
    if (!months) return sum;
    const yearsSince = Math.max(0, today - months.to) / 12;
    return sum + ((months.to - months.from) / 12) * EXPERIENCE.keptPerYear ** yearsSince;
  }, 0);

/** Each level of a career has the percentages that the report calls by its name. */
const RANGES: Readonly<Record<Level, { least: number; most: number }>> = {
  student: { least: 0, most: experienceFrom.mid - 1 },
  mid: { least: experienceFrom.mid, most: experienceFrom.senior - 1 },
  senior: { least: experienceFrom.senior, most: 100 },
  executive: { least: experienceFrom.senior, most: 100 },
  // Posts in research and in the arts have no common ladder: years and titles decide.
  academic: { least: 0, most: 100 },
  creative: { least: 0, most: 100 },
};

const MONTHS = 12;

/** The year in which a role began. */
const beginningOf = ({ months }: RoleReading): ExperienceFacts['since'] => months && Math.floor(months.from / MONTHS);

/** The one of the dated roles that began last. */
const lastBegun = (paid: readonly RoleReading[]): RoleReading | undefined =>
  paid.filter(({ months }) => months).sort((a, b) => (b.months?.from ?? 0) - (a.months?.from ?? 0))[0];

/** Long work in charge of others is called senior where the latest title says so too: a deputy manager is in the middle of a career. */
const stageOf = (level: Level, [latest]: readonly RoleReading[]): Level =>
  level === 'senior' && !isSeniorTitle(latest?.entry.title?.text ?? '') ? 'mid' : level;

function experience({ audit, evidence }: Findings): Insight {
  const { reading } = audit;
  const paid = reading.newest.filter(({ isPaid }) => isPaid);
  const rung = Math.max(0, ...paid.slice(0, 2).map(({ entry }) => rungOf(entry.title?.text ?? '') ?? 0));
  const byYears = Math.min(EXPERIENCE.mostByYears, EXPERIENCE.base + discountedYears(reading, paid) * EXPERIENCE.perYear);
  const { least, most } = RANGES[stageOf(audit.level, paid)];
  const percentage = percentageOf(Math.max(least, Math.min(most, (paid.length > 0 ? byYears : 0) + rung * EXPERIENCE.perRung)));
  const latest = lastBegun(paid);
  const words = experienceSentences.say({ since: latest ? beginningOf(latest) : null });
  if (!latest) return { ...unjudged, ...words };
  const others = paid.filter((role) => role !== latest);
  const quotes = [latest, ...others].slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
  return { percentage, ...words, evidence: quotes };
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

const RELEVANCE = { withField: 20, byRoles: 60, mostBySkills: 20, perSkill: 2.5, fewestRoles: 2, fewestKnown: 0.6 };
/** Unit groups that share their first digits are one kind of work: the sub-major groups of the classification. */
const kindOfWork = (soc: string): string => soc.slice(0, 2);

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
  const matched = sureOccupation(findings)?.matched.length ?? 0;
  const bySkills = Math.min(RELEVANCE.mostBySkills, matched * RELEVANCE.perSkill);
  const percentage = percentageOf(RELEVANCE.withField + (inField.length / judged.length) * RELEVANCE.byRoles + bySkills);
  if (inField.length * 2 <= judged.length || percentage < strongFrom) return unjudged;
  const words = relevanceSentences.say({ group: career?.confidence === 'high' ? career.group.title : null });
  const quotes = inField.slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
  return { percentage, ...words, evidence: quotes };
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
