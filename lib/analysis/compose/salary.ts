import { findIndustry, industries, type Industry } from '@/lib/facts/industries';
import { findOccupation, nationalPay, occupations, paySource, type Occupation } from '@/lib/facts/occupations';
import { findSkillNamed } from '@/lib/facts/skills';
import type { Confidence, ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence, meantSkills, saidIn, type OccupationMatch } from '../reading/career/occupation-match';
import { titleFor } from '../reading/career/occupation-title';
import { isShown, type FoundSkill } from '../reading/skills/found-skills';
import { listed, lowerFirst, pounds } from '../text/wording';
import { NO_EVIDENCE } from './roles';

const INDUSTRIES_SHOWN = 5;
/** Most of the gap between industries is a gap between occupations: for one person only half of it is shown. */
const DAMPING = 0.5;

/** Said in place of a figure where the official sources have none for the occupation. */
const NO_OFFICIAL_PAY = 'No official figure published';

const payLevel = ({ pay }: Occupation) =>
  pay
    ? {
        range: `${pounds(pay.p25)} – ${pounds(pay.p75)}`,
        average: pounds(pay.median),
        figures: { low: pay.p25, median: pay.median, high: pay.p75 },
      }
    : { range: NO_OFFICIAL_PAY, average: NO_OFFICIAL_PAY, figures: null };

const orientation = `For orientation: full-time employees in the UK earned ${pounds(nationalPay.median)} at the median in ${nationalPay.year} (ONS).`;

const signed = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '-' : '±'}${Math.abs(percent)}%`;

const differenceBetween = (target: Industry, home: Industry | null): number =>
  Math.round((target.payVsAllIndustryMedian.differencePct - (home?.payVsAllIndustryMedian.differencePct ?? 0)) * DAMPING);

let asked: ReadonlyMap<string, ReadonlySet<string>> | null = null;

const build = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const skills = new Map<string, Set<string>>();
  for (const occupation of occupations()) {
    const own = skills.get(occupation.industry) ?? new Set();
    for (const name of occupation.skills) own.add((findSkillNamed(name)?.name ?? name).toLowerCase());
    skills.set(occupation.industry, own);
  }
  return skills;
};

/** Every skill that some occupation of an industry asks for, in lower case; gathered at the first CV. */
const skillsAskedIn = ({ id }: Industry): ReadonlySet<string> => (asked ??= build()).get(id) ?? new Set();

const NAMED_SKILLS = 3;
const USUAL_MOVES = 3;
/** So much of what marks the person's occupation is asked for in the other industry too, of at least so many skills. */
const HIGH = { share: 0.6, skills: 3 };

/** What of the person's own skills the other industry asks for: a move is judged by these, not by its name. */
const transferability = (industry: Industry, home: Industry, { matched }: OccupationMatch, skills: readonly FoundSkill[]): string => {
  const wanted = skillsAskedIn(industry);
  const shared = skills.filter(({ key }) => wanted.has(key));
  const marking = matched.filter(({ key }) => wanted.has(key)).length;
  const isHigh = marking >= HIGH.skills && marking >= matched.length * HIGH.share;
  const from = `${isHigh ? 'High' : 'Moderate'} transferability from ${lowerFirst(home.label)}`;
  const names = listed(shared.slice(0, NAMED_SKILLS).map(({ name }) => name));
  const isUsual = home.transfersTo.indexOf(industry.id) < USUAL_MOVES;
  const why =
    shared.length === 0 ? `a ${isUsual ? 'usual' : 'possible'} move` : `${names} ${shared.length === 1 ? 'is' : 'are'} asked for there too`;
  const gate = industry.id === 'healthcare' && home.id !== 'social-care' ? ' Clinical posts need a registration.' : '';
  return `${from}: ${why}.${gate} The difference in pay is an estimate.`;
};

/** Without a placed role the comparison is with all industries together, and says so. */
const comparison = (
  home: Industry | null,
  best: OccupationMatch | null,
  skills: readonly FoundSkill[],
): SalaryBenchmark['industryComparison'] => {
  const targets = home
    ? home.transfersTo.map(findIndustry).filter((industry) => industry !== null)
    : ['technology', 'finance', 'healthcare', 'retail', 'education'].map(findIndustry).filter((industry) => industry !== null);
  const chosen = (targets.length > 0 ? targets : industries().filter(({ id }) => id !== home?.id && id !== 'other')).slice(
    0,
    INDUSTRIES_SHOWN,
  );
  return chosen.map((industry) => {
    const difference = differenceBetween(industry, home);
    const scale = 1 + difference / 100;
    const pay = best?.occupation.pay;
    return {
      industry: industry.label,
      salaryDifference: signed(difference),
      transferability: home && best ? transferability(industry, home, best, skills) : 'Against the median of all industries; an estimate.',
      figures: pay ? { low: Math.round(pay.p25 * scale), median: Math.round(pay.median * scale), high: Math.round(pay.p75 * scale) } : null,
    };
  });
};

/** Official figures of the matched occupation and of the next rung, never a guess about the person. */
export const salaryBenchmark = ({ audit }: Findings): SalaryBenchmark => {
  const { cv, reading } = audit;
  const confidence = matchConfidence(audit.occupations);
  const best = confidence === 'none' ? undefined : audit.occupations[0];
  if (!best) {
    return {
      currentLevel: {
        range: NO_EVIDENCE,
        average: NO_EVIDENCE,
        context: `We could not match your titles and skills to an occupation with published pay. ${orientation}`,
        figures: null,
      },
      nextLevel: {
        range: NO_EVIDENCE,
        average: NO_EVIDENCE,
        requirements: 'Name the job you do, or want, as adverts name it; then we can compare.',
        figures: null,
      },
      industryComparison: comparison(null, null, []),
      source: null,
      confidence: 'none',
    };
  }
  const { occupation, missing } = best;
  const title = titleFor(cv, reading, occupation);
  const inUse = meantSkills(reading, audit.occupations).filter((skill) => skill.kind !== 'soft' && isShown(skill));
  const transferable = [...new Set([...best.matched, ...inUse])];
  const next = occupation.next ? findOccupation(occupation.next) : null;
  const { pay } = occupation;
  return {
    currentLevel: { ...payLevel(occupation), context: contextOf(occupation, title, confidence) },
    nextLevel: next
      ? { ...payLevel(next), requirements: requirementsFor(next, occupation, saidIn(reading)) }
      : atTheTop(occupation, title, missing),
    industryComparison: comparison(findIndustry(occupation.industry), best, transferable),
    source: pay ? { name: paySource(pay), year: pay.year, soc: occupation.soc2020 } : null,
    confidence,
  };
};

const contextOf = ({ pay, soc2020, socTitle }: Occupation, title: string, confidence: Confidence): string =>
  pay
    ? `Half of those employed as ${title} (SOC ${soc2020}, ${socTitle}) earn between these figures; the average shown is the median. Source: ${paySource(pay)}, rounded to £500. It describes the occupation, not you${confidence === 'low' ? '; the match rests on little, so take it as a rough guide' : ''}.`
    : `The official surveys have no usable figure for ${title} (SOC ${soc2020}, ${socTitle}): pay in this group is withheld, mostly part-time or self-employed, or mixed with that of other work. So we name none rather than guess. ${orientation}`;

const atTheTop = (occupation: Occupation, title: string, missing: readonly string[]): SalaryBenchmark['nextLevel'] => {
  const { pay } = occupation;
  const asked = missing.length > 0 ? ` Posts there often ask for ${listed(missing.slice(0, 3))}.` : '';
  const top = `There is no usual next title above ${title}`;
  return pay
    ? {
        range: `${pounds(pay.median)} – ${pounds(pay.p75)}`,
        average: pounds(pay.p75),
        requirements: `${top}: the upper half of its pay is the step up.${asked}`,
        figures: { low: pay.median, median: pay.p75, high: pay.p75 },
      }
    : {
        ...payLevel(occupation),
        requirements: `${top}.${missing.length > 0 ? ` Adverts often ask for ${listed(missing.slice(0, 3))}.` : ''}`,
      };
};

const requirementsFor = (next: Occupation, current: Occupation, has: (skill: string) => boolean): string => {
  const known = new Set(current.skills.map((name) => name.toLowerCase()));
  const added = next.skills.filter((name) => !known.has(name.toLowerCase()) && !has(name)).slice(0, 4);
  const asked = added.length > 0 ? ` It usually adds ${listed(added)}.` : '';
  const qualified = next.qualifications[0] ? ` Often asked for: ${listed(next.qualifications.slice(0, 2), 'or')}.` : '';
  const source = next.pay
    ? `Pay: SOC ${next.soc2020}, ${paySource(next.pay).replace(/^Estimate/, 'estimate')}.`
    : 'No official pay figure is published for it.';
  return `The usual next step is ${next.title}.${asked}${qualified} ${source}`;
};

/** The same figures in one sentence, for the Professional Worth card. */
export const marketValue = ({ currentLevel, source, confidence }: SalaryBenchmark): ProfessionalAssessment['marketValue'] => ({
  salaryRange: currentLevel.range,
  explanation: currentLevel.context,
  source,
  confidence,
});
