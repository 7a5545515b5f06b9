import { trainingTitles } from '@/lib/facts/career-words';
import { findIndustry, type Industry } from '@/lib/facts/industries';
import { anyOf } from '@/lib/facts/lists';
import { findOccupation, occupations } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { PayFigures, ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialGroup, OfficialStatistics, PayScale, SurveyPay } from '../official';
import type { OccupationMatch } from '../reading/career/occupation-match';
import { noRoleSentences } from '../wording/report/roles';
import {
  currentPaySentences,
  differenceSentences,
  marketValueSentences,
  nextPaySentences,
  paySentences,
  transferSentences,
  type RegionFacts,
} from '../wording/report/salary';
import { leavesTheTrade, type Career } from './career';
import { fieldOf } from './field';
import { nextStep } from './roles';

const INDUSTRIES_SHOWN = 5;
/** Much of the difference between industries is one between occupations, so only half of it is shown. */
const DAMPING = 0.5;
/** An industry that needs fewer of the person's skills is no realistic move. */
const FEWEST_SHARED = 3;
/** The share of the occupation's typical skills that the other industry also needs, and the smallest number of skills. */
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

/** The industry that the others are compared with: that of the occupation. */
interface Home {
  industry: Industry;
  best: OccupationMatch;
  /** Industries of the latest title. */
  present: ReadonlySet<string>;
}

/** Industries that ask for some of what marks the person's work; how pay there differs. No survey publishes pounds of an occupation in an industry. */
const comparison = ({ industry: home, best: { matched }, present }: Home): SalaryBenchmark['industryComparison'] =>
  home.transfersTo
    .flatMap((id) => findIndustry(id) ?? [])
    .flatMap((industry) => {
      const { id } = industry;
      const asked = skillsAskedIn(industry);
      const shared = matched.filter(({ key }) => asked.has(key)).length;
      // Where the latest title is of that industry already, there is no move to compare.
      if (shared < FEWEST_SHARED || present.has(id)) return [];
      const isHigh = shared >= HIGH_TRANSFER.skills && shared >= matched.length * HIGH_TRANSFER.share;
      return {
        industry: industry.label,
        salaryDifference: differenceSentences.say({ percent: differenceBetween(industry, home) }),
        transferability: transferSentences.say({ isHigh }),
        figures: null,
      };
    })
    .slice(0, INDUSTRIES_SHOWN);

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

const latestTitle = ({ audit: { reading } }: Findings): string => reading.roles.find(({ isPaid }) => isPaid)?.entry.title?.text ?? '';

/** 'Owner' may own a shop. */
const topPost = /\b(?:director|chief|president)\b/i;

const selfEmployed = /\b(?:self[- ]employed|sole trader|freelance|CIS)\b/i;

/** Doctors, therapists, nurses, teachers, police, fire and prison service, the forces: what they are paid differs little between regions. */
const nationalScales = /^(?:221|222|223|225|231|331)/;

const trainee = anyOf(trainingTitles);

/** An apprentice or a trainee is paid by terms of their own, until the training ends. */
function isInTraining({ audit: { reading }, career }: Findings): boolean {
  if (career?.firstPost) return true;
  const latest = reading.roles.find(({ isPaid }) => isPaid);
  return latest !== undefined && latest.isCurrent && trainee.test(latest.entry.title?.text ?? '');
}

/** 'Part time', '25 hours a week': under the latest role or in the profile. */
const PART_TIME =
  /\bpart[- ]time\b|(?<!\bteach(?:ing)?\s)\b(?:[1-9]|[12]\d|3[0-2])(?:\.\d)?(?:\s(?:to|-|–)\s\d\d)?\s?(?:hours|hrs?)\s(?:a|per)\sweek\b/i;

/** Paid by Agenda for Change, the same in all regions but London. */
function worksForTheNhs({ audit: { cv, reading } }: Findings): boolean {
  const latest = reading.roles.find(({ isPaid }) => isPaid)?.entry;
  return latest !== undefined && /\bNHS\b/.test(cv.text.slice(latest.start, latest.end));
}

function speaksOfPartTime({ audit: { cv, reading } }: Findings): boolean {
  const latest = reading.roles.find(({ isPaid }) => isPaid)?.entry;
  return [latest, cv.profile].some((span) => span && PART_TIME.test(cv.text.slice(span.start, span.end)));
}

function currentLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['currentLevel'] {
  const { group, scale, confidence } = career;
  const whose = { soc: group.soc, socTitle: group.title };
  if (isInTraining(findings)) return { ...noPay(), context: currentPaySentences.say({ state: 'in training', socTitle: group.title }) };
  if (scale) return { ...scaleLevel(scale), context: currentPaySentences.say({ state: 'scale', ...scale }) };
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
    isPartTime: speaksOfPartTime(findings),
    isTopPost: group.soc.startsWith('1') && topPost.test(latestTitle(findings)),
    isSelfEmployed: selfEmployed.test(findings.input.cv.text),
    region: nationalScales.test(group.soc) || worksForTheNhs(findings) ? null : regionOfWork(findings, group.soc, official),
    minimumWage: (pay.low?.pounds ?? pay.median) < minimumWage.yearly ? minimumWage : null,
  });
  return { ...surveyLevel(pay), context };
}

/** 'band 5' of a scale's name: the band above it is the next. */
const numberOfBand = /\bband (\d)\b/;

function scaleAbove({ name }: PayScale, soc: string, official: OfficialStatistics): PayScale | null {
  const band = numberOfBand.exec(name)?.[1];
  return band === undefined ? null : official.scaleIn(`Band ${Number(band) + 1}`, soc);
}

/** What is wanted of who leaves their trade: its pay stands beside that of the old one. */
function newWork(career: Career, official: OfficialStatistics | null): { title: string; group: OfficialGroup } | null {
  const group = career.aim && leavesTheTrade(career) ? official?.group(career.aim.soc) : null;
  return career.aim && group ? { title: career.aim.title, group } : null;
}

function withoutNext({ wantedTitles: [wanted] }: Findings): SalaryBenchmark['nextLevel'] {
  const requirements = nextPaySentences.say(wanted === undefined ? { state: 'unknown' } : { state: 'named', title: wanted });
  return { ...noPay(), requirements };
}

/** The next work and what it pays. Of a step within the same official group no figure is published. */
function nextLevel(findings: Findings, career: Career): SalaryBenchmark['nextLevel'] {
  const { group, scale } = career;
  const { official } = findings.input;
  const isStarting = isInTraining(findings);
  const next = isStarting ? { title: career.title, group } : (newWork(career, official) ?? nextStep(findings, career));
  const above = scale && official ? scaleAbove(scale, group.soc, official) : null;
  if (above) return { ...scaleLevel(above), requirements: nextPaySentences.say({ state: 'next scale', name: above.name }) };
  if (!next) return withoutNext(findings);
  const { soc, title: socTitle, pay, register } = next.group;
  const level = pay && (isStarting || soc !== group.soc) ? surveyLevel(pay) : null;
  const requirements = nextPaySentences.say({
    state: 'next title',
    title: next.title,
    register: soc === group.soc || !register ? null : register.name,
    pay: level && { soc, socTitle },
  });
  return { ...(level ?? noPay()), requirements };
}

function homeOf(findings: Findings, { occupation }: Career): Home | null {
  const field = fieldOf(findings);
  const industry = field === null ? null : findIndustry(field);
  const latest = findings.audit.reading.roles.find(({ isPaid }) => isPaid);
  const present = new Set(latest?.occupationIds.flatMap((id) => findOccupation(id)?.industry ?? []));
  return occupation && industry ? { industry, best: occupation, present } : null;
}

/** Official figures for the placed group and the next step, never an estimate for the person. */
export function salaryBenchmark(findings: Findings): SalaryBenchmark {
  const { career, input } = findings;
  const { official } = input;
  if (!career || !official) return withoutRole(official);
  const { group, scale, confidence } = career;
  const home = homeOf(findings, career);
  const source = scale ?? (group.pay ? official.paySource : null);
  return {
    currentLevel: currentLevel(findings, career, official),
    nextLevel: nextLevel(findings, career),
    industryComparison: home ? comparison(home) : [],
    source: source && { name: source.name, year: source.year, soc: group.soc },
    confidence,
  };
}

/** The same figures in one sentence, for the Professional Worth card. */
export const marketValue = ({ currentLevel, source, confidence }: SalaryBenchmark): ProfessionalAssessment['marketValue'] => ({
  salaryRange: currentLevel.range,
  explanation: marketValueSentences.say({ hasPay: source !== null }),
  source,
  confidence,
});
