import type { SalarySource } from '@/lib/report/display-result';
import { shownConfidence } from '@/lib/report/pay-source';
import type { Confidence } from '@/lib/shared/result';

const confidenceTexts: Record<Confidence, string> = {
  none: 'We could not tell your official group of jobs.',
  low: 'We are not sure of the match.',
  medium: 'We are fairly sure of the match.',
  high: 'We are sure of the match.',
};

export const nameWithYear = ({ name, year }: SalarySource): string => (name.includes(String(year)) ? name : `${name}, ${year}`);

/** The source of a pay figure and its certainty. Never an offer. */
export function SalarySourceLine({ source, confidence }: { source: SalarySource | null; confidence: Confidence | null }) {
  const shown = shownConfidence(source, confidence);
  if (!source && !shown) return null;
  return (
    <p className="mt-2 text-sm text-ink-faint">
      {source &&
        `Source: ${nameWithYear(source)}${source.soc ? `, SOC ${source.soc}` : ''}. Gross pay a year, full time, rounded; not an offer. `}
      {shown && confidenceTexts[shown]}
    </p>
  );
}
