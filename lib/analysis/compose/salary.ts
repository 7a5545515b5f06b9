import { findIndustry, industries, type Industry } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { PayFigures, ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialStatistics, PayScale, SurveyPay } from '../official';
import { meantSkills, saidIn, type OccupationMatch } from '../reading/career/occupation-match';
import { isShown, type FoundSkill } from '../reading/skills/found-skills';
import { noRoleSentences } from '../wording/report/roles';
import {
  currentPaySentences,
  differenceSentences,
  nextPaySentences,
  paySentences,
  transferSentences,
  type RegionFacts,
} from '../wording/report/salary';
import type { Career } from './career';
import { nextStep, type NextWork } from './roles';

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

const NEAREST_POUNDS = 500;
const rounded = (pounds: number): number => Math.round(pounds / NEAREST_POUNDS) * NEAREST_POUNDS;

const noPay = (): PayLevel => ({ ...paySentences.say({ of: 'nothing' }), figures: null });

/** The published cells of a group: the middle half, or without its edges the median alone. */
function surveyLevel({ low, median, high }: SurveyPay): PayLevel {
  if (!low || !high) return { ...paySentences.say({ of: 'median', median: rounded(median) }), figures: null };
  const figures = { low: rounded(low.pounds), median: rounded(median), high: rounded(high.pounds) };
  return { ...paySentences.say({ of: 'survey', ...figures }), figures };
}

/** The upper half of the same pay: from the median to the highest cell that is published. */
function upperLevel({ median, high, highest }: SurveyPay): PayLevel | null {
  if (!high || !highest) return null;
  const figures = { low: rounded(median), median: rounded(high.pounds), high: rounded(highest.pounds) };
  return { ...paySentences.say({ of: 'survey', ...figures }), figures };
}

/** A scale has no middle that anybody publishes. */
const scaleLevel = ({ name, minimum, maximum }: PayScale): PayLevel => ({
  ...paySentences.say({ of: 'scale', name, minimum, maximum }),
  figures: null,
});

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

/** How pay in other industries differs; no survey publishes pounds of an occupation in an industry, so none are named. */
const comparison = (home: Home | null): SalaryBenchmark['industryComparison'] =>
  targetsOf(home?.industry ?? null)
    .slice(0, INDUSTRIES_SHOWN)
    .map((industry) => ({
      industry: industry.label,
      salaryDifference: differenceSentences.say({ percent: differenceBetween(industry, home?.industry ?? null) }),
      transferability: home ? transferability(industry, home) : transferSentences.say({ state: 'no role' }),
      figures: null,
    }));

function withoutRole(official: OfficialStatistics | null): SalaryBenchmark {
  const none = noRoleSentences.say(null);
  const noFigures = { range: none, average: none };
  return {
    currentLevel: {
      ...noFigures,
      context: currentPaySentences.say({ state: 'no role', national: official?.national ?? null }),
      figures: null,
    },
    nextLevel: { ...noFigures, requirements: nextPaySentences.say({ state: 'no role' }), figures: null },
    industryComparison: comparison(null),
    source: null,
    confidence: 'none',
  };
}

/** The region of the latest place of work that the CV names. */
function regionOfWork({ audit: { reading } }: Findings, soc: string, official: OfficialStatistics): RegionFacts | null {
  const places = reading.roles.flatMap(({ isPaid, entry }) => (isPaid && entry.place ? [entry.place.text] : []));
  return places.slice(0, 1).flatMap((place) => official.regionalPay(place, soc) ?? [])[0] ?? null;
}

function currentLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['currentLevel'] {
  const { group, title, scale, confidence } = career;
  const whose = { title, soc: group.soc, socTitle: group.title, matchedTitle: career.placement.matchedTitle };
  if (scale) return { ...scaleLevel(scale), context: currentPaySentences.say({ state: 'scale', title, ...scale }) };
  const { pay } = group;
  if (!pay) return { ...noPay(), context: currentPaySentences.say({ state: 'no pay', ...whose, national: official.national }) };
  const { minimumWage } = official;
  const context = currentPaySentences.say({
    state: 'survey',
    ...whose,
    source: official.paySource.name,
    basis: pay.basis,
    percentiles: pay.low && pay.high ? { low: pay.low.percentile, high: pay.high.percentile } : null,
    isRough: confidence === 'low',
    isImprecise: pay.isRough,
    region: regionOfWork(findings, group.soc, official),
    minimumWage: (pay.low?.pounds ?? pay.median) < minimumWage.yearly ? minimumWage : null,
  });
  return { ...surveyLevel(pay), context };
}

/** At the top of a ladder the upper half of the pay is the next level. */
function topLevel({ occupation, title }: Career, upper: PayLevel | null): SalaryBenchmark['nextLevel'] {
  const missing = occupation?.missing ?? [];
  return { ...(upper ?? noPay()), requirements: nextPaySentences.say({ state: 'top', title, missing, hasPay: upper !== null }) };
}

/** What the next work asks for that the present does not, of what the CV does not say. */
function addedSkills({ audit: { reading } }: Findings, { occupation, group }: Career, next: NextWork): string[] {
  const isSaid = saidIn(reading);
  const known = new Set((occupation?.occupation.skills ?? group.skills).map((name) => name.toLowerCase()));
  return (next.occupation?.skills ?? next.group.skills).filter((name) => !known.has(name.toLowerCase()) && !isSaid(name));
}

/** What the next work adds in skills, and what it pays. */
function nextLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['nextLevel'] {
  const { group, scale } = career;
  const next = nextStep(findings, career);
  const upper = group.pay && !scale ? upperLevel(group.pay) : null;
  if (!next) return topLevel(career, upper);
  const { soc, title: socTitle, pay, register } = next.group;
  const isUpperHalf = soc === group.soc;
  const level = isUpperHalf ? upper : pay && surveyLevel(pay);
  const requirements = nextPaySentences.say({
    state: 'next title',
    title: next.title,
    adds: addedSkills(findings, career, next),
    qualifications: next.occupation?.qualifications ?? [],
    register: isUpperHalf || !register ? null : register.name,
    pay: level && { soc, socTitle, source: official.paySource.name, isUpperHalf },
  });
  return { ...(level ?? noPay()), requirements };
}

function homeOf({ audit: { reading, occupations } }: Findings, { occupation }: Career): Home | null {
  const industry = occupation && findIndustry(occupation.occupation.industry);
  if (!occupation || !industry) return null;
  const inUse = meantSkills(reading, occupations).filter((skill) => skill.kind !== 'soft' && isShown(skill));
  return { industry, best: occupation, skills: [...new Set([...occupation.matched.filter(isShown), ...inUse])] };
}

/** Official figures of the placed group and of the next step, never a guess about the person. */
export function salaryBenchmark(findings: Findings): SalaryBenchmark {
  const { career, input } = findings;
  const { official } = input;
  if (!career || !official) return withoutRole(official);
  const { group, scale, confidence } = career;
  const source = scale ?? (group.pay ? official.paySource : null);
  return {
    currentLevel: currentLevel(findings, career, official),
    nextLevel: nextLevel(findings, career, official),
    industryComparison: comparison(homeOf(findings, career)),
    source: source && { name: source.name, year: source.year, soc: group.soc },
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
