import { trainingTitles } from '@/lib/facts/career-words';
import { findIndustry, type Industry } from '@/lib/facts/industries';
import { anyOf } from '@/lib/facts/lists';
import { findOccupation, occupations } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { PayFigures, ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import type { OfficialGroup, OfficialStatistics, PayScale, SurveyPay, WantedPost } from '../official';
import type { OccupationMatch } from '../reading/career/occupation-match';
import { isNewlyQualified } from '../reading/career/new-to-profession';
import type { RoleReading } from '../reading/reading';
import { rungOf } from '../reading/career/seniority';
import { noRoleSentences } from '../wording/report/roles';
import {
  currentPaySentences,
  differenceSentences,
  marketValueSentences,
  nextPaySentences,
  paySentences,
  transferSentences,
  type NextPayFacts,
  type LowerEdge,
  type RegionFacts,
} from '../wording/report/salary';
import { CAREERS, isAboveGroup, headOf, lacks, leavesTheTrade, OWN_SCALES, USUAL_RUNG, type Career } from './career';
import { fieldOf } from './field';
import { isSaidBy, nextStep, wasHeld } from './roles';

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

/** Whether half of a group was paid what the law now asks for full-time hours. */
const isLegal = ({ median }: SurveyPay, { minimumWage }: OfficialStatistics): boolean => median >= minimumWage.yearly;

const noPay = (): PayLevel => ({ ...paySentences.say({ of: 'nothing' }), figures: null });

const hasPay = ({ average }: Pick<PayLevel, 'average'>): boolean => average !== noPay().average;

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

function withoutRole({ wantedPosts: [wanted] }: Findings): SalaryBenchmark {
  const none = noRoleSentences.say(null);
  const noFigures = { range: none, average: none, figures: null };
  const requirements = nextPaySentences.say(wanted === undefined ? { state: 'no role' } : { state: 'named', title: wanted.title });
  return {
    currentLevel: { ...noFigures, context: currentPaySentences.say({ state: 'no role' }) },
    nextLevel: { ...noFigures, requirements },
    industryComparison: [],
    source: null,
    confidence: 'none',
  };
}

/** A smaller difference is not worth a sentence. */
const FEWEST_PERCENT = 3;

const selfEmployed = /\b(?:self[- ]employed|sole trader|freelance|CIS)\b/i;

/** Doctors, therapists, nurses, teachers, police, fire and prison service, the forces: what they are paid differs little between regions. */
const nationalScales = /^(?:116|221|222|223|225|231|232|331|411[12])/;

/** Employers whose pay scales are the same in all regions but London. */
const nationalEmployer =
  /\b(?:NHS|HM|DWP|HMRC|[Hh]ospital|[Hh]ealth [Bb]oard|[Uu]niversity|[Cc]ollege|[Ss]chool|[Aa]cademy|[Cc]ouncil|[Cc]onstabulary|[Pp]olice|Jobcentre|Ministry|Home Office)\b/;

const trainee = anyOf(trainingTitles);

const latestRole = ({ audit: { reading } }: Findings): RoleReading | undefined => reading.newest.find(({ isPaid }) => isPaid);

/** Who only wants the work is not paid for it yet. An apprentice or a trainee is paid by terms of their own, until the training ends. */
function isBeforeIt(findings: Findings, { firstPost, isHeld }: Career): boolean {
  const latest = latestRole(findings);
  return firstPost !== null || !isHeld || (latest !== undefined && latest.isCurrent && trainee.test(latest.entry.title?.text ?? ''));
}

const A_YEAR = 12;

/** A profession's pay is not that of its first year. */
function isNew(findings: Findings, { group }: Career): boolean {
  const { cv, level, reading } = findings.audit;
  const isShort = level === 'student' && reading.experienceMonths < A_YEAR;
  return CAREERS.test(group.soc) && (isShort || isNewlyQualified(cv, reading));
}

/** Nobody begins on it twice: who has done the work for years is past its first points. */
const beginsOn = (findings: Findings, career: Career, official: OfficialStatistics): PayScale | null =>
  isNew(findings, career) || !career.isHeld ? official.entryScale(findings.input.cv.text, career.group.soc) : null;

/** The pay of a group is that of all levels: a first post is to be looked for at its lower edge. */
const startsFrom = ({ audit: { level } }: Findings, { group }: Career, { low }: SurveyPay): LowerEdge | null =>
  level === 'student' && low !== null && CAREERS.test(group.soc) ? { pounds: rounded(low.pounds), percentile: low.percentile } : null;

/** 'Part time', '25 hours a week': under the latest role or in the profile. */
const PART_TIME =
  /\bpart[- ]time\b|(?<!\bteach(?:ing)?\s)\b(?:[1-9]|[12]\d|3[0-2])(?:\.\d)?(?:\s(?:to|-|–)\s\d\d)?\s?(?:hours|hrs?)\s(?:a|per)\sweek\b/i;

/** How pay differs in the region of the latest job; null where it hardly does. Where an earlier job was says nothing of today. */
function regionOfWork(findings: Findings, soc: string, official: OfficialStatistics): RegionFacts | null {
  const { input } = findings;
  const latest = latestRole(findings)?.entry;
  const hasScale = nationalScales.test(soc) || (latest !== undefined && nationalEmployer.test(headOf(latest, input.cv.text)));
  const place = hasScale ? undefined : latest?.place?.text;
  const region = place === undefined ? null : official.regionalPay(place, soc);
  return region && Math.abs(region.percent) >= FEWEST_PERCENT ? region : null;
}

/** The nation of the latest job, where it has pay scales of its own. */
function ownScales(findings: Findings, soc: string, official: OfficialStatistics): string | null {
  const place = latestRole(findings)?.entry.place?.text;
  const region = place === undefined ? null : (official.regionalPay(place, soc)?.region ?? null);
  return region !== null && OWN_SCALES.test(region) ? region : null;
}

function speaksOfPartTime(findings: Findings): boolean {
  const { cv } = findings.audit;
  return [latestRole(findings)?.entry, cv.profile].some((span) => span && PART_TIME.test(cv.text.slice(span.start, span.end)));
}

function currentLevel(findings: Findings, career: Career, official: OfficialStatistics): SalaryBenchmark['currentLevel'] {
  const { group, scale } = career;
  const { minimumWage, paySource } = official;
  const whose = { soc: group.soc, socTitle: group.title };
  const isTraining = isBeforeIt(findings, career);
  if (scale && !isTraining) return { ...scaleLevel(scale), context: currentPaySentences.say({ state: 'scale', ...scale }) };
  const first = isTraining || isNew(findings, career) ? beginsOn(findings, career, official) : null;
  if (first && !lacks(group.register, findings.input.cv.text)) {
    const region = ownScales(findings, group.soc, official);
    return { ...scaleLevel(first), context: currentPaySentences.say({ state: 'entry scale', name: first.name, region }) };
  }
  if (isTraining || isNew(findings, career)) return { ...noPay(), context: currentPaySentences.say({ state: 'beginning' }) };
  const { pay } = group;
  if (!pay) return { ...noPay(), context: currentPaySentences.say({ state: 'no pay', ...whose }) };
  if (!isLegal(pay, official)) {
    return { ...noPay(), context: currentPaySentences.say({ state: 'below minimum', ...whose, year: paySource.year, minimumWage }) };
  }
  const context = currentPaySentences.say({
    state: 'survey',
    ...whose,
    source: paySource.name,
    basis: pay.basis,
    percentiles: pay.low && pay.high ? { low: pay.low.percentile, high: pay.high.percentile } : null,
    isImprecise: pay.isRough,
    isPartTime: speaksOfPartTime(findings),
    isSelfEmployed: selfEmployed.test(findings.input.cv.text),
    startsFrom: startsFrom(findings, career, pay),
    isAboveGroup: isAboveGroup(findings.audit, career.group.soc),
    region: regionOfWork(findings, group.soc, official),
    minimumWage: pay.low && pay.low.pounds < minimumWage.yearly ? minimumWage : null,
  });
  return { ...surveyLevel(pay), context };
}

interface WorkAhead {
  title: string;
  group: OfficialGroup;
}

/** 'band 5' of a scale's name: the band above it is the next. */
const numberOfBand = /\bband (\d)\b/;

function scaleAbove({ name }: PayScale, soc: string, official: OfficialStatistics): PayScale | null {
  const band = numberOfBand.exec(name)?.[1];
  return band === undefined ? null : official.scaleIn(`NHS Band ${Number(band) + 1}`, soc);
}

/** What is wanted of who leaves their trade, or a post of another group that the CV names: its pay stands beside that of the present work. */
function wantedWork(findings: Findings, career: Career, official: OfficialStatistics): WorkAhead | null {
  const { wantedPosts } = findings;
  const { aim } = career;
  const post = aim && leavesTheTrade(career) ? aim : wantedPosts.find((one) => isAhead(findings, career, one));
  const group = post?.soc && post.soc !== career.group.soc ? official.group(post.soc) : null;
  // The pay of the registered is not that of who is still to train for the register.
  const isFarAhead = post && group && trainee.test(post.title) && lacks(group.register, findings.input.cv.text);
  return post && group && !isFarAhead ? { title: post.title, group } : null;
}

/** The trade of a 'Trainee Solicitor' is that of a solicitor. */
const untrained = ({ title, group }: Career): string => (trainee.test(title) ? group.name : title);

/** The trade that is learnt or wanted: not the job that is held beside it. */
const workToLearn = (career: Career): WorkAhead | null =>
  career.firstPost !== null && career.isHeld ? null : { title: untrained(career), group: career.group };

interface NextLevel {
  level: SalaryBenchmark['nextLevel'];
  /** The group whose pay it shows. */
  soc: string | null;
}

/** What a wanted post pays, whether more or less than the present work. */
const legalPay = ({ pay }: OfficialGroup, official: OfficialStatistics): SurveyPay | null => (pay && isLegal(pay, official) ? pay : null);

/** The pay to show for a usual next step. A title that several trades share may lead to a group that pays less: that is none. */
const higherPay = ({ pay: next }: OfficialGroup, { pay }: OfficialGroup, official: OfficialStatistics): SurveyPay | null =>
  next && isLegal(next, official) && next.median >= (pay?.median ?? 0) ? next : null;

/** 'Pipe Welder' of a welder is the same work, 'Head Chef' of a chef is not. */
const isOtherPost = (wanted: string, held: string): boolean =>
  !isSaidBy(wanted, [held]) && !(isSaidBy(held, [wanted]) && (rungOf(wanted) ?? USUAL_RUNG) <= (rungOf(held) ?? USUAL_RUNG));

/** The post is another than the placed work, and no job of the CV. */
const isAhead = (findings: Findings, career: Career, { title }: WantedPost): boolean =>
  isOtherPost(title, career.title) && !wasHeld(findings, title);

type ScaleAhead = PayScale & { state: 'next scale' | 'entry scale' };

/** The scale above the grade that is held; for who is still to register, the one on which the profession begins. */
function nextScale(findings: Findings, career: Career, official: OfficialStatistics): ScaleAhead | null {
  const { group, scale } = career;
  const first = lacks(group.register, findings.input.cv.text) ? beginsOn(findings, career, official) : null;
  if (first) return { ...first, state: 'entry scale' };
  const above = scale && !isBeforeIt(findings, career) ? scaleAbove(scale, group.soc, official) : null;
  return above && { ...above, state: 'next scale' };
}

/** The next work and what it pays: what the person wants before what usually follows. Of a step within a group no figure is published. */
function nextLevel(findings: Findings, career: Career, official: OfficialStatistics): NextLevel {
  const { group } = career;
  const withoutPay = (facts: NextPayFacts): NextLevel => ({ level: { ...noPay(), requirements: nextPaySentences.say(facts) }, soc: null });
  const isStarting = isBeforeIt(findings, career);
  const onScale = nextScale(findings, career, official);
  if (onScale) return { level: { ...scaleLevel(onScale), requirements: nextPaySentences.say(onScale) }, soc: group.soc };
  const wanted = isStarting ? workToLearn(career) : wantedWork(findings, career, official);
  const named = findings.wantedPosts.find((one) => isAhead(findings, career, one));
  if (!wanted && named) return withoutPay({ state: 'named', title: named.title });
  const next = wanted ?? nextStep(findings, career);
  if (!next) return withoutPay({ state: 'unknown' });
  const { soc, title: socTitle, register } = next.group;
  const isWanted = wanted !== null && !isStarting;
  const shown = isWanted ? legalPay(next.group, official) : higherPay(next.group, group, official);
  const pay = soc === group.soc && !isStarting ? null : shown;
  const facts = {
    state: 'next title' as const,
    title: next.title,
    isWanted,
    register: soc !== group.soc && register && lacks(register, findings.input.cv.text) ? register.name : null,
  };
  if (!pay) return withoutPay({ ...facts, pay: null });
  return { level: { ...surveyLevel(pay), requirements: nextPaySentences.say({ ...facts, pay: { soc, socTitle } }) }, soc };
}

function homeOf(findings: Findings, { occupation }: Career): Home | null {
  const field = fieldOf(findings);
  const industry = field === null ? null : findIndustry(field);
  const present = new Set(latestRole(findings)?.occupationIds.flatMap((id) => findOccupation(id)?.industry ?? []));
  return occupation && industry ? { industry, best: occupation, present } : null;
}

/** The scale whose figures stand at a level; null where they are survey figures. */
const shownScale = (findings: Findings, career: Career, official: OfficialStatistics, { range }: PayLevel): PayScale | null =>
  [career.scale, beginsOn(findings, career, official)].find((scale) => scale && scaleLevel(scale).range === range) ?? null;

/** Official figures for the placed group and the next step, never an estimate for the person. */
export function salaryBenchmark(findings: Findings): SalaryBenchmark {
  const { career, input } = findings;
  const { official } = input;
  if (!career || !official) return withoutRole(findings);
  const { group, confidence } = career;
  const home = homeOf(findings, career);
  const current = currentLevel(findings, career, official);
  const next = nextLevel(findings, career, official);
  const soc = hasPay(current) ? group.soc : next.soc;
  const source = shownScale(findings, career, official, hasPay(current) ? current : next.level) ?? official.paySource;
  return {
    currentLevel: current,
    nextLevel: next.level,
    industryComparison: home ? comparison(home) : [],
    source: soc === null ? null : { name: source.name, year: source.year, soc },
    confidence,
  };
}

/** The same figures in one sentence, for the Professional Worth card. */
export function marketValue(
  { career, input: { official } }: Findings,
  { currentLevel: level, source, confidence }: SalaryBenchmark,
): ProfessionalAssessment['marketValue'] {
  const shown = career && hasPay(level) ? career : null;
  const isScale = source !== null && source.name !== official?.paySource.name;
  const explanation = marketValueSentences.say({ of: shown === null ? 'nothing' : isScale ? 'scale' : 'survey' });
  return { salaryRange: level.range, explanation, source: shown && source, confidence };
}
