import { findIndustry, industries, type Industry } from '@/lib/facts/industries';
import { findOccupation, nationalPay, paySource, type Occupation } from '@/lib/facts/occupations';
import type { ProfessionalAssessment, SalaryBenchmark } from '@/lib/shared/result';
import type { Findings } from '../findings';
import { matchConfidence } from '../reading/occupation-match';
import { listed, pounds } from '../text/wording';
import { NO_EVIDENCE } from './roles';

const INDUSTRIES_SHOWN = 5;
/** Most of the gap between industries is a gap between occupations: for one person only half of it is shown. */
const DAMPING = 0.5;

const range = ({ pay }: Occupation): string => `${pounds(pay.p25)} – ${pounds(pay.p75)}`;
const figures = ({ pay }: Occupation) => ({ low: pay.p25, median: pay.median, high: pay.p75 });

const signed = (percent: number): string => `${percent > 0 ? '+' : percent < 0 ? '-' : '±'}${Math.abs(percent)}%`;

const differenceBetween = (target: Industry, home: Industry | null): number =>
  Math.round((target.payVsAllIndustryMedian.differencePct - (home?.payVsAllIndustryMedian.differencePct ?? 0)) * DAMPING);

/** Without a placed role the comparison is with all industries together, and says so. */
const comparison = (home: Industry | null, occupation: Occupation | null): SalaryBenchmark['industryComparison'] => {
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
    return {
      industry: industry.label,
      salaryDifference: signed(difference),
      transferability: home
        ? `${home.transfersTo.indexOf(industry.id) < 3 ? 'A usual move' : 'A possible move'} from ${home.label.toLowerCase()}. ${industry.transferability}. The difference is an estimate, halved because most of it lies between occupations.`
        : `Against the median of all industries, an estimate. ${industry.transferability}.`,
      figures: occupation
        ? {
            low: Math.round(occupation.pay.p25 * scale),
            median: Math.round(occupation.pay.median * scale),
            high: Math.round(occupation.pay.p75 * scale),
          }
        : null,
    };
  });
};

/** Official figures of the matched occupation and of the next rung, never a guess about the person. */
export const salaryBenchmark = ({ audit: { occupations } }: Findings): SalaryBenchmark => {
  const confidence = matchConfidence(occupations);
  const best = confidence === 'none' ? undefined : occupations[0];
  if (!best) {
    return {
      currentLevel: {
        range: NO_EVIDENCE,
        average: NO_EVIDENCE,
        context: `We could not match your titles and skills to an occupation with published pay. For orientation: full-time employees in the UK earned ${pounds(nationalPay.median)} at the median in ${nationalPay.year} (ONS).`,
        figures: null,
      },
      nextLevel: {
        range: NO_EVIDENCE,
        average: NO_EVIDENCE,
        requirements: 'Name the job you do, or want, as adverts name it; then we can compare.',
        figures: null,
      },
      industryComparison: comparison(null, null),
      source: null,
      confidence: 'none',
    };
  }
  const { occupation, missing } = best;
  const next = occupation.next ? findOccupation(occupation.next) : null;
  const source = paySource(occupation.pay);
  return {
    currentLevel: {
      range: range(occupation),
      average: pounds(occupation.pay.median),
      context: `Half of those employed as ${occupation.title} (SOC ${occupation.soc2020}, ${occupation.socTitle}) earn between these figures; the average shown is the median. Source: ${source}, rounded to £500. It describes the occupation, not you${confidence === 'low' ? '; the match rests on little, so take it as a rough guide' : ''}.`,
      figures: figures(occupation),
    },
    nextLevel: next
      ? {
          range: range(next),
          average: pounds(next.pay.median),
          requirements: requirementsFor(next, best.occupation, new Set(best.matched.map(({ key }) => key))),
          figures: figures(next),
        }
      : {
          range: `${pounds(occupation.pay.median)} – ${pounds(occupation.pay.p75)}`,
          average: pounds(occupation.pay.p75),
          requirements:
            `There is no usual next title above ${occupation.title}: the upper half of its pay is the step up. ${missing.length > 0 ? `Posts there often ask for ${listed(missing.slice(0, 3))}.` : ''}`.trim(),
          figures: { low: occupation.pay.median, median: occupation.pay.p75, high: occupation.pay.p75 },
        },
    industryComparison: comparison(findIndustry(occupation.industry), occupation),
    source: { name: source, year: occupation.pay.year, soc: occupation.soc2020 },
    confidence,
  };
};

const requirementsFor = (next: Occupation, current: Occupation, has: ReadonlySet<string>): string => {
  const known = new Set(current.skills.map((name) => name.toLowerCase()));
  const added = next.skills.filter((name) => !known.has(name.toLowerCase()) && !has.has(name.toLowerCase())).slice(0, 4);
  const asked = added.length > 0 ? ` It usually adds ${listed(added)}.` : '';
  const qualified = next.qualifications[0] ? ` Often asked for: ${listed(next.qualifications.slice(0, 2), 'or')}.` : '';
  return `The usual next step is ${next.title} (${paySource(next.pay)}, SOC ${next.soc2020}).${asked}${qualified}`;
};

/** The same figures in one sentence, for the Professional Worth card. */
export const marketValue = (findings: Findings): ProfessionalAssessment['marketValue'] => {
  const { currentLevel, source, confidence } = salaryBenchmark(findings);
  return { salaryRange: currentLevel.range, explanation: currentLevel.context, source, confidence };
};
