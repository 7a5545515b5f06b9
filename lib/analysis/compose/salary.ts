import { findIndustry, type Industry } from '@/lib/facts/industries';
import { occupations } from '@/lib/facts/occupations';
import { canBeMissing, findSkillNamed } from '@/lib/facts/skills';
import type { PayFigures, ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialStatistics, PayScale, SurveyPay } from '../official';
import { saidIn } from '../reading/career/occupation-match';
import { rungOf } from '../reading/career/seniority';
import { isInUse, type FoundSkill } from '../reading/skills/found-skills';
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
import { fieldOf } from './field';
import { nextStep, type NextWork } from './roles';

const INDUSTRIES_SHOWN = 5;
/** Most of the gap between industries is a gap between occupations: for one person only half of it is shown. */
const DAMPING = 0.5;
/** Fewer skills in common make no move. */
const FEWEST_SHARED = 2;
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

const differenceBetween = (target: Industry, home: Industry): number =>
  Math.round((target.payVsAllIndustryMedian.differencePct - home.payVsAllIndustryMedian.differencePct) * DAMPING);

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

/** Where the comparison starts from: the field, and those of the occupation's own skills that the CV shows in use. */
interface Home {
  industry: Industry;
  skills: readonly FoundSkill[];
}

/**
 * How pay in other industries differs, of those that ask for skills this CV shows in use: a move is judged by these, not by its
 * name. No survey publishes pounds of an occupation in an industry, so none are named. Empty where the field is not sure.
 */
function comparison(home: Home | null): SalaryBenchmark['industryComparison'] {
  if (!home) return [];
  return home.industry.transfersTo
    .flatMap((id) => {
      const industry = findIndustry(id);
      if (!industry) return [];
      const asked = skillsAskedIn(industry);
      const shared = home.skills.filter(({ key }) => asked.has(key));
      if (shared.length < FEWEST_SHARED) return [];
      const isHigh = shared.length >= HIGH_TRANSFER.skills && shared.length >= home.skills.length * HIGH_TRANSFER.share;
      return [
        {
          industry: industry.label,
          salaryDifference: differenceSentences.say({ percent: differenceBetween(industry, home.industry) }),
          transferability: transferSentences.say({ from: home.industry.label, isHigh, shared: shared.map(({ name }) => name) }),
          figures: null,
        },
      ];
    })
    .slice(0, INDUSTRIES_SHOWN);
}

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
    industryComparison: [],
    source: null,
    confidence: 'none',
  };
}

/** The region of the latest place of work that the CV names. */
function regionOfWork({ audit: { reading } }: Findings, soc: string, official: OfficialStatistics): RegionFacts | null {
  const places = reading.roles.flatMap(({ isPaid, entry }) => (isPaid && entry.place ? [entry.place.text] : []));
  return places.slice(0, 1).flatMap((place) => official.regionalPay(place, soc) ?? [])[0] ?? null;
}

/** An apprentice or a trainee is paid by terms of their own. */
const isInTraining = ({ audit: { reading } }: Findings): boolean =>
  rungOf(reading.roles.find(({ isPaid }) => isPaid)?.entry.title?.text ?? '') === 0;

function currentLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['currentLevel'] {
  const { group, title, scale, confidence } = career;
  if (isInTraining(findings)) return { ...noPay(), context: currentPaySentences.say({ state: 'in training', socTitle: group.title }) };
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
  const missing = occupation?.missing.filter(canBeMissing) ?? [];
  return { ...(upper ?? noPay()), requirements: nextPaySentences.say({ state: 'top', title, missing, hasPay: upper !== null }) };
}

/** What the next work asks for that the present does not, of what the CV does not say. */
function addedSkills({ audit: { reading } }: Findings, { occupation, group }: Career, next: NextWork): string[] {
  const isSaid = saidIn(reading);
  const known = new Set((occupation?.occupation.skills ?? group.skills).map((name) => name.toLowerCase()));
  return (next.occupation?.skills ?? next.group.skills).filter(
    (name) => canBeMissing(name) && !known.has(name.toLowerCase()) && !isSaid(name),
  );
}

/** What the next work adds in skills, and what it pays. */
function nextLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['nextLevel'] {
  const { group, scale } = career;
  const next = isInTraining(findings)
    ? { title: career.title, occupation: career.occupation?.occupation ?? null, group }
    : nextStep(findings, career);
  const upper = group.pay && !scale ? upperLevel(group.pay) : null;
  if (!next) return topLevel(career, upper);
  const { soc, title: socTitle, pay, register } = next.group;
  const isUpperHalf = soc === group.soc && !isInTraining(findings);
  const level = isUpperHalf ? upper : pay && surveyLevel(pay);
  const requirements = nextPaySentences.say({
    state: 'next title',
    title: next.title,
    adds: addedSkills(findings, career, next),
    qualifications: next.occupation?.qualifications ?? [],
    register: soc === group.soc || !register ? null : register.name,
    pay: level && { soc, socTitle, source: official.paySource.name, isUpperHalf },
  });
  return { ...(level ?? noPay()), requirements };
}

function homeOf(findings: Findings, { occupation }: Career): Home | null {
  const field = fieldOf(findings);
  const industry = field === null ? null : findIndustry(field);
  return occupation && industry
    ? { industry, skills: occupation.matched.filter((skill) => skill.kind !== 'soft' && isInUse(skill)) }
    : null;
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
