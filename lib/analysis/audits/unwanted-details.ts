import type { Cv, SectionKind } from '@/lib/cv/cv';
import type { Span, UnwantedDetail } from '@/lib/cv/document/redacted-document';
import { familyPhrases } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { defineAudit, scored } from '../audit';

export interface UnwantedDetailsFacts {
  details: readonly (UnwantedDetail | 'photo')[];
}

/** Shares of the points. */
const costs: Readonly<Record<UnwantedDetail | 'photo', number>> = {
  photo: 0.4,
  'date-of-birth': 0.5,
  age: 0.5,
  'marital-status': 0.4,
  religion: 0.4,
  nationality: 0.2,
  gender: 0.4,
  health: 0.4,
  'ni-number': 0.8,
  passport: 0.8,
  'driving-licence-number': 0.6,
  bank: 0.8,
  'referee-contact': 0.5,
  salary: 0.4,
};
/** Where a photograph is part of the trade. */
const PICTURED = /\b(?:actor|actress|model|presenter|dancer|performer)\b/i;

const familyPhrase = anyOf(familyPhrases);
const ownParts = new Set<SectionKind>(['contact', 'summary', 'additional', 'interests']);

/** 'Married with three kids' under the name, in the profile or at the end; a 'married quarter' in a role is work. */
const familySpans = ({ text, profile, sections }: Cv): Span[] => {
  const firstHeading = sections.find(({ heading }) => heading)?.start ?? 0;
  const parts = [{ start: 0, end: firstHeading }, ...(profile ? [profile] : []), ...sections.filter(({ kind }) => ownParts.has(kind))];
  const found = parts.flatMap(({ start, end }): Span[] => {
    const match = familyPhrase.exec(text.slice(start, end));
    return match ? [{ start: start + match.index, end: start + match.index + match[0].length }] : [];
  });
  return [...new Map(found.map((span) => [span.start, span])).values()];
};

/** UK employers must not choose by age, family or belief, and nobody needs a National Insurance number before an offer. */
export const unwantedDetails = defineAudit<UnwantedDetailsFacts>({
  id: 'unwanted-details',
  criterion: 'F3',
  category: 'F Language and UK practice',
  points: 1,
  section: null,
  run({ cv }) {
    const family = familySpans(cv);
    const { unwanted } = cv.contact;
    const kinds = [...new Set([...unwanted.map(({ kind }) => kind), ...(family.length > 0 ? (['marital-status'] as const) : [])])];
    const hasPhoto = cv.document.layout.images.some(({ likelyPhoto }) => likelyPhoto) && !PICTURED.test(cv.work[0]?.title?.text ?? '');
    const details = [...(hasPhoto ? (['photo'] as const) : []), ...kinds];
    const share = 1 - (hasPhoto ? costs.photo : 0) - kinds.reduce((sum, kind) => sum + costs[kind], 0);
    if (details.length === 0) return scored(1, { details });
    const spans = [...unwanted.map(({ span }) => span), ...family];
    return scored(share, { details }, { evidence: spans, targets: spans });
  },
});
