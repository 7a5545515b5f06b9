import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { FORM_FROM } from '../reading/ignored/template-placeholders';
import type { Findings } from '../findings';
import { oneThingSentences } from '../wording/advice/one-thing';

/** The single fix that would raise the score most, with the CV's own words it is about; none where it asks for new ones. */
export const oneThing = (improvements: readonly Improvement[], findings: Findings): AnalysisResult['oneThing'] => {
  // A template that is not filled in is filled in before anything else is improved.
  const isForm = findings.audit.reading.placeholders.length >= FORM_FROM;
  const best = (isForm ? undefined : improvements.find(({ gain }) => gain > 0)) ?? improvements[0];
  if (!best) return null;
  return {
    title: best.title,
    description: oneThingSentences.say({ description: best.description, rewritten: best.example?.after ?? null }),
    quote: best.evidence[0]?.quote ?? '',
    gain: best.gain,
    evidence: best.evidence.slice(0, 3),
  };
};
