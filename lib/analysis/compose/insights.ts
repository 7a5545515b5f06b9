import { findOccupation } from '@/lib/facts/occupations';
import type { Evidence, InsightName, ProfessionalAssessment } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, tradeSkills, type OccupationMatch } from '../reading/career/occupation-match';
import { rungOf } from '../reading/career/seniority';
import type { Reading, RoleReading } from '../reading/reading';
import { isInUse, isNamedOrListed, type FoundSkill } from '../reading/skills/found-skills';
import { clearCharge } from '../reading/statements/clear-charge';
import { findLeadership } from '../reading/statements/leadership';
import {
  experienceSentences,
  leadershipSentences,
  relevanceSentences,
  technicalSentences,
  type ExperienceFacts,
  type InsightWords,
} from '../wording/report/insights';
import { fieldOf } from './field';

interface Insight extends InsightWords {
  percentage: number;
  evidence: Evidence[];
}

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

const MONTHS = 12;

/** From the first year of dated work to the last, or to today. */
function yearsOf(paid: readonly RoleReading[]): ExperienceFacts['years'] {
  const dated = paid.flatMap(({ months, isCurrent }) => (months ? [{ ...months, isCurrent }] : []));
  if (dated.length === 0) return null;
  const yearOf = (month: number): number => Math.floor(month / MONTHS);
  const from = yearOf(Math.min(...dated.map((range) => range.from)));
  return { from, to: dated.some((range) => range.isCurrent) ? null : yearOf(Math.max(...dated.map((range) => range.to))) };
}

function experience({ audit, evidence }: Findings): Insight {
  const { reading } = audit;
  const paid = reading.roles.filter(({ isPaid }) => isPaid);
  const rung = Math.max(0, ...paid.slice(0, 2).map(({ entry }) => rungOf(entry.title?.text ?? '') ?? 0));
  const byYears = Math.min(EXPERIENCE.mostByYears, EXPERIENCE.base + discountedYears(reading, paid) * EXPERIENCE.perYear);
  const percentage = percentageOf((paid.length > 0 ? byYears : 0) + rung * EXPERIENCE.perRung);
  const words = experienceSentences.say({
    isBeginner: audit.level === 'student',
    years: yearsOf(paid),
    hasUndatedRoles: paid.some(({ months }) => !months),
  });
  const quotes = paid.slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
  return { percentage, ...words, evidence: quotes };
}

/** Points for tools in use and for tools only listed, and for the share of the occupation's own skills. */
const TECHNICAL = { perShown: 5, mostListed: 10, mostByTools: 60, byOccupation: 40, skillsExpected: { most: 10, share: 0.6 } };

const shareOfOccupation = ({ matched, occupation }: OccupationMatch): number => {
  const expected = Math.min(TECHNICAL.skillsExpected.most, occupation.skills.length * TECHNICAL.skillsExpected.share);
  return Math.min(1, matched.length / Math.max(1, expected));
};

function technical(findings: Findings): Insight {
  const { reading } = findings.audit;
  const best = sureOccupation(findings);
  const skills = tradeSkills(reading, best);
  const shown = skills.filter(isInUse);
  const listedOnly = skills.length - shown.length;
  const byTools = Math.min(TECHNICAL.mostByTools, shown.length * TECHNICAL.perShown + Math.min(listedOnly, TECHNICAL.mostListed));
  const percentage = percentageOf(byTools + (best ? shareOfOccupation(best) : 0) * TECHNICAL.byOccupation);
  const words = technicalSentences.say({ named: inOwnWords([...shown, ...skills].filter(isTool), reading) });
  const quotes = shown.slice(0, MOST_QUOTES).flatMap(({ mentions }) => mentions.slice(0, 1).map(findings.evidence));
  return { percentage, ...words, evidence: quotes };
}

/** A tool by its name, or what the person lists as a skill of the trade: 'sales' elsewhere may be a word of something else. */
const isTool = (skill: FoundSkill): boolean => isNamedOrListed(skill) && skill.kind !== 'certification' && skill.kind !== 'soft';

/** Skills by names that stand in the CV: who writes 'Splunk' does not mention 'SIEM'. */
function inOwnWords(skills: readonly FoundSkill[], { text }: Reading): string[] {
  const said = text.toLowerCase();
  return [...new Set(skills.map(({ name }) => name))].filter((name) => said.includes(name.toLowerCase()));
}

/** Each kind of sign is capped, because ten mentions of one team are one team. */
const LEADERSHIP = { mostOfKind: 6, perWeight: 3.6, perKind: 4 };

function leadership({ audit: { reading }, evidence }: Findings): Insight {
  const signs = findLeadership(reading);
  const kinds = new Set(signs.map(({ kind }) => kind));
  const perKind = new Map<string, number>();
  for (const { kind, weight } of signs) perKind.set(kind, Math.min(LEADERSHIP.mostOfKind, (perKind.get(kind) ?? 0) + weight));
  const weights = [...perKind.values()].reduce((sum, weight) => sum + weight, 0);
  const percentage = percentageOf(weights * LEADERSHIP.perWeight + kinds.size * LEADERSHIP.perKind);
  // A promotion shows in the titles; 'the associate was promoted' is about somebody else.
  const own = signs.filter(({ kind }) => kind !== 'promotion').sort((a, b) => b.weight - a.weight);
  const lines = [...new Map(own.map((sign) => [sign.start, sign])).values()];
  const words = leadershipSentences.say({ example: clearCharge(reading, signs) });
  return { percentage, ...words, evidence: lines.slice(0, MOST_QUOTES).map(evidence) };
}

const RELEVANCE = { withField: 20, byRoles: 60, mostBySkills: 20, perSkill: 2.5, withoutField: 15 };

/** How many of the recent roles have a title of the field. */
function relevance(findings: Findings): Insight {
  const { audit, evidence } = findings;
  const recent = audit.reading.roles.filter(({ isRecent, isBreak }) => isRecent && !isBreak);
  const best = sureOccupation(findings);
  const home = fieldOf(findings);
  const inHome = recent.filter(({ occupationIds }) => occupationIds.some((id) => findOccupation(id)?.industry === home));
  const share = recent.length > 0 ? inHome.length / recent.length : 0;
  const bySkills = Math.min(RELEVANCE.mostBySkills, (best?.matched.length ?? 0) * RELEVANCE.perSkill);
  const percentage = percentageOf(home ? RELEVANCE.withField + share * RELEVANCE.byRoles + bySkills : RELEVANCE.withoutField);
  const group = findings.career?.confidence === 'high' ? findings.career.group.title : null;
  const words = relevanceSentences.say({ group });
  const quotes = inHome.slice(0, MOST_QUOTES).flatMap(({ entry }) => (entry.title ? [evidence(entry.title)] : []));
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
