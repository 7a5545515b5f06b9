import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { FORM_FROM } from '../reading/placeholders';
import type { Findings } from '../findings';

/** The single fix that would raise the score most, with the CV's own words it is about. */
export const oneThing = (improvements: readonly Improvement[], findings: Findings): AnalysisResult['oneThing'] => {
  // A form to be filled in comes before any mending of what stands in it.
  const isForm = findings.audit.reading.placeholders.length >= FORM_FROM;
  const best = (isForm ? undefined : improvements.find(({ gain }) => gain > 0)) ?? improvements[0];
  if (!best) return null;
  const seen = findings.lines.find(({ auditId }) => auditId === best.auditId)?.evidence ?? [];
  const evidence = best.evidence.length > 0 ? best.evidence : seen.slice(0, 1);
  const example = best.example ? ` For example: ‘${best.example.after}’` : '';
  return {
    title: best.title,
    description: `${best.description}${example}`,
    quote: evidence[0]?.quote ?? '',
    gain: best.gain,
    evidence: evidence.slice(0, 3),
  };
};
