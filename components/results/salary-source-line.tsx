import type { SalarySource } from '@/lib/report/display-result';
import type { Confidence } from '@/lib/shared/result';

const confidenceTexts: Record<Confidence, string> = {
  none: 'There is not enough in the CV to say more.',
  low: 'Confidence is low: the CV says little about your level.',
  medium: 'Confidence is medium.',
  high: 'Confidence is high: title, level and field are clear.',
};

const nameWithYear = ({ name, year }: SalarySource): string => (name.includes(String(year)) ? name : `${name}, ${year}`);

/** Where a pay figure comes from, and how sure it is. Never an offer. */
export function SalarySourceLine({ source, confidence }: { source: SalarySource | null; confidence: Confidence | null }) {
  // Without a figure there is nothing to be sure of, only the reason why there is none.
  const isSure = source !== null || confidence === 'none';
  if (!isSure) return null;
  return (
    <p className="mt-2 text-sm text-ink-faint">
      {source &&
        `Source: ${nameWithYear(source)}${source.soc ? `, SOC ${source.soc}` : ''}. Gross pay a year, full time, rounded; not an offer. `}
      {confidence && confidenceTexts[confidence]}
    </p>
  );
}
