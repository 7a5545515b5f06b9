import type { UnwantedDetail } from '@/lib/cv/document/redacted-document';
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

/** UK employers must not choose by age, family or belief, and nobody needs a National Insurance number before an offer. */
export const unwantedDetails = defineAudit<UnwantedDetailsFacts>({
  id: 'unwanted-details',
  criterion: 'F3',
  category: 'F Language and UK practice',
  points: 1,
  section: null,
  run({ cv }) {
    const { unwanted } = cv.contact;
    const kinds = [...new Set(unwanted.map(({ kind }) => kind))];
    const hasPhoto = cv.document.layout.images.some(({ likelyPhoto }) => likelyPhoto) && !PICTURED.test(cv.work[0]?.title?.text ?? '');
    const details = [...(hasPhoto ? (['photo'] as const) : []), ...kinds];
    const share = 1 - (hasPhoto ? costs.photo : 0) - kinds.reduce((sum, kind) => sum + costs[kind], 0);
    if (details.length === 0) return scored(1, { details });
    const spans = unwanted.map(({ span }) => span);
    return scored(share, { details }, { evidence: spans, targets: spans });
  },
});
