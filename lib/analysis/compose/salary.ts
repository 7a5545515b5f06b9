import { findIndustry, industries, type Industry } from '@/lib/facts/industries';
import { findOccupation, isEstimated, nationalPay, occupations, paySource, type Occupation } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, meantSkills, saidIn, type OccupationMatch } from '../reading/career/occupation-match';
import { titleFor } from '../reading/career/occupation-title';
import { isShown, type FoundSkill } from '../reading/skills/found-skills';
import { noRoleSentences } from '../wording/report/roles';
import {
  currentPaySentences,
  differenceSentences,
  nextPaySentences,
  paySentences,
  transferSentences,
  type CurrentPayFacts,
  type NextPayFacts,
  type PayFigures,
} from '../wording/report/salary';

const INDUSTRIES_SHOWN = 5;
/** Most of the gap between industries is a gap between occupations: for one person only half of it is shown. */
const DAMPING = 0.5;
/** Compared where no role is placed. */
const USUAL_INDUSTRIES = ['technology', 'finance', 'healthcare', 'retail', 'education'];
/** The first targets of an industry are the moves that most people make. */
const USUAL_MOVES = 3;
/** So much of what marks the person's occupation is asked for in the other industry too, of at least so many skills. */
const HIGH_TRANSFER = { share: 0.6, skills: 3 };

interface PayLevel {
  range: string;
  average: string;
  figures: PayFigures | null;
}

const payLevel = (figures: PayFigures | null): PayLevel => ({ ...paySentences.say(figures), figures });

const figuresOf = ({ pay }: Occupation): PayFigures | null => (pay ? { low: pay.p25, median: pay.median, high: pay.p75 } : null);

const differenceBetween = (target: Industry, home: Industry | null): number =>
  Math.round((target.payVsAllIndustryMedian.differencePct - (home?.payVsAllIndustryMedian.differencePct ?? 0)) * DAMPING);

let skillsByIndustry: ReadonlyMap<string, ReadonlySet<string>> | null = null;

function gatherSkills(): ReadonlyMap<string, ReadonlySet<string>> {
  const skills = new Map<string, Set<string>>();
  for (const occupation of occupations()) {
    const own = skills.get(occupation.industry) ?? new Set();
    for (const name of occupation.skills) own.add((findSkillNamed(name)?.name ?? name).toLowerCase());
    skills.set(occupation.industry, own);
  }
  return skills;
}

/** Every skill that some occupation of an industry asks for, in lower case; gathered at the first CV. */
const skillsAskedIn = ({ id }: Industry): ReadonlySet<string> => (skillsByIndustry ??= gatherSkills()).get(id) ?? new Set();

/** Where the comparison starts from: the industry of the occupation, and the person's own skills. */
interface Home {
  industry: Industry;
  best: OccupationMatch;
  skills: readonly FoundSkill[];
}

/** What of the person's own skills the other industry asks for: a move is judged by these, not by its name. */
function transferability(industry: Industry, { industry: home, best: { matched }, skills }: Home): string {
  const asked = skillsAskedIn(industry);
  const marking = matched.filter(({ key }) => asked.has(key)).length;
  return transferSentences.say({
    state: 'from an industry',
    from: home.label,
    isHigh: marking >= HIGH_TRANSFER.skills && marking >= matched.length * HIGH_TRANSFER.share,
    isUsual: home.transfersTo.indexOf(industry.id) < USUAL_MOVES,
    shared: skills.filter(({ key }) => asked.has(key)).map(({ name }) => name),
    needsRegistration: industry.id === 'healthcare' && home.id !== 'social-care',
  });
}

function targetsOf(home: Industry | null): readonly Industry[] {
  const targets = (home ? home.transfersTo : USUAL_INDUSTRIES).map(findIndustry).filter((industry) => industry !== null);
  return targets.length > 0 ? targets : industries().filter(({ id }) => id !== home?.id && id !== 'other');
}

const scaled = ({ low, median, high }: PayFigures, scale: number): PayFigures => ({
  low: Math.round(low * scale),
  median: Math.round(median * scale),
  high: Math.round(high * scale),
});

/** Pay in other industries; without a placed role against all industries together. */
const comparison = (home: Home | null, pay: PayFigures | null): SalaryBenchmark['industryComparison'] =>
  targetsOf(home?.industry ?? null)
    .slice(0, INDUSTRIES_SHOWN)
    .map((industry) => {
      const percent = differenceBetween(industry, home?.industry ?? null);
      return {
        industry: industry.label,
        salaryDifference: differenceSentences.say({ percent }),
        transferability: home ? transferability(industry, home) : transferSentences.say({ state: 'no role' }),
        figures: pay ? scaled(pay, 1 + percent / 100) : null,
      };
    });

function withoutRole(): SalaryBenchmark {
  const none = noRoleSentences.say(null);
  const noFigures = { range: none, average: none };
  return {
    currentLevel: { ...noFigures, context: currentPaySentences.say({ state: 'no role', national: nationalPay }), figures: null },
    nextLevel: { ...noFigures, requirements: nextPaySentences.say({ state: 'no role' }), figures: null },
    industryComparison: comparison(null, null),
    source: null,
    confidence: 'none',
  };
}

const currentFacts = ({ pay, soc2020: soc, socTitle }: Occupation, title: string, isRough: boolean): CurrentPayFacts =>
  pay
    ? { state: 'pay', title, soc, socTitle, source: paySource(pay), isRough }
    : { state: 'no pay', title, soc, socTitle, national: nationalPay };

function nextFacts(next: Occupation, current: Occupation, isSaid: (skill: string) => boolean): NextPayFacts {
  const known = new Set(current.skills.map((name) => name.toLowerCase()));
  return {
    state: 'next title',
    title: next.title,
    adds: next.skills.filter((name) => !known.has(name.toLowerCase()) && !isSaid(name)),
    qualifications: next.qualifications,
    pay: next.pay ? { soc: next.soc2020, source: isEstimated(next.pay) ? null : paySource(next.pay) } : null,
  };
}

/** At the top of a ladder the upper half of the pay is the next level. */
function atTheTop({ pay }: Occupation, title: string, missing: readonly string[]): SalaryBenchmark['nextLevel'] {
  const requirements = nextPaySentences.say({ state: 'top', title, missing, hasPay: pay !== null });
  if (!pay) return { ...payLevel(null), requirements };
  const figures = { low: pay.median, median: pay.p75, high: pay.p75 };
  return { ...paySentences.say(figures), requirements, figures };
}

/** Official figures of the matched occupation and of the next rung, never a guess about the person. */
export function salaryBenchmark({ audit }: Findings): SalaryBenchmark {
  const { cv, reading } = audit;
  const confidence = matchConfidence(audit.occupations);
  const best = confidence === 'none' ? undefined : audit.occupations[0];
  if (!best) return withoutRole();
  const { occupation, missing } = best;
  const title = titleFor(cv, reading, occupation);
  const inUse = meantSkills(reading, audit.occupations).filter((skill) => skill.kind !== 'soft' && isShown(skill));
  const next = occupation.next ? findOccupation(occupation.next) : null;
  const industry = findIndustry(occupation.industry);
  const { pay } = occupation;
  return {
    currentLevel: {
      ...payLevel(figuresOf(occupation)),
      context: currentPaySentences.say(currentFacts(occupation, title, confidence === 'low')),
    },
    nextLevel: next
      ? { ...payLevel(figuresOf(next)), requirements: nextPaySentences.say(nextFacts(next, occupation, saidIn(reading))) }
      : atTheTop(occupation, title, missing),
    industryComparison: comparison(
      industry && { industry, best, skills: [...new Set([...best.matched.filter(isShown), ...inUse])] },
      figuresOf(occupation),
    ),
    source: pay ? { name: paySource(pay), year: pay.year, soc: occupation.soc2020 } : null,
    confidence,
  };
}

/** The same figures in one sentence, for the Professional Worth card. */
export const marketValue = ({ currentLevel, source, confidence }: SalaryBenchmark): ProfessionalAssessment['marketValue'] => ({
  salaryRange: currentLevel.range,
  explanation: currentLevel.context,
  source,
  confidence,
});
