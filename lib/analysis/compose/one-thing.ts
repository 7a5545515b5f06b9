import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import type { Findings } from '../findings';

/** The single fix that would raise the score most, with the CV's own words it is about; none where it asks for new ones. */
export const oneThing = (improvements: readonly Improvement[], findings: Findings): AnalysisResult['oneThing'] => {
  // A form to be filled in comes before any mending of what stands in it.
  const isForm = findings.audit.reading.placeholders.length >= FORM_FROM;
  const best = (isForm ? undefined : improvements.find(({ gain }) => gain > 0)) ?? improvements[0];
  if (!best) return null;
  const example = best.example ? ` For example: ‘${best.example.after}’` : '';
  return {
    title: best.title,
    description: `${best.description}${example}`,
    quote: best.evidence[0]?.quote ?? '',
    gain: best.gain,
    evidence: best.evidence.slice(0, 3),
  };
};
