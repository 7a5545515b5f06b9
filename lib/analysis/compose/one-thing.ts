import type { AnalysisResult, Improvement } from '@/lib/shared/result';
import { audits } from '../registry';
import { oneThingSentences, type Place } from '../wording/advice/one-thing';

const sections = new Map(audits.map(({ id, section }) => [id, section]));

/** The top fix, with the CV's own words it is about; where it asks for new words, with the place for them. */
export const oneThing = ([best]: readonly Improvement[]): AnalysisResult['oneThing'] => {
  if (!best) return null;
  return {
    title: best.title,
    description: oneThingSentences.say({
      description: best.description,
      rewritten: best.example?.after ?? null,
      place: best.evidence.length > 0 ? null : placeOf(best.auditId),
    }),
    quote: best.evidence[0]?.quote ?? '',
    gain: best.gain,
    evidence: best.evidence.slice(0, 3),
  };
};

/** Where on the page the advice is carried out. What kind of job a CV is for shows in all of it. */
function placeOf(auditId: string): Place {
  if (auditId === 'coherence') return 'document';
  switch (sections.get(auditId)) {
    case 'Professional Summary':
      return 'under the name';
    case 'Work Experience':
      return 'roles';
    case 'Skills Section':
      return 'behind the profile';
    case 'Education':
      return 'education';
    default:
      return 'document';
  }
}
