import type { UnwantedDetail } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored } from '../legacy-audit';
import { listed } from '../text/wording';

const details: Readonly<Record<UnwantedDetail, { name: string; costs: number }>> = {
  'date-of-birth': { name: 'your date of birth', costs: 0.5 },
  age: { name: 'your age', costs: 0.5 },
  'marital-status': { name: 'your marital status', costs: 0.4 },
  religion: { name: 'your religion', costs: 0.4 },
  nationality: { name: 'your nationality', costs: 0.2 },
  gender: { name: 'your gender', costs: 0.4 },
  health: { name: 'your health', costs: 0.4 },
  'ni-number': { name: 'your National Insurance number', costs: 0.8 },
  passport: { name: 'a passport number', costs: 0.8 },
  'driving-licence-number': { name: 'a driving licence number', costs: 0.6 },
  bank: { name: 'bank details', costs: 0.8 },
  'referee-contact': { name: 'contact details of a referee', costs: 0.5 },
  salary: { name: 'a salary', costs: 0.4 },
};
/** Where a photograph is part of the trade. */
const PICTURED = /\b(?:actor|actress|model|presenter|dancer|performer)\b/i;

/** UK employers must not choose by age, family or belief, and nobody needs a National Insurance number before an offer. */
export const unwantedDetails = defineAudit({
  id: 'unwanted-details',
  criterion: 'F3',
  category: 'F Language and UK practice',
  points: 1,
  title: 'Nothing is there that does not belong',
  partlyTitle: 'A detail or two does not belong on a UK CV',
  failureTitle: 'Details that do not belong on a UK CV',
  section: null,
  fix: {
    title: 'Take out personal details a UK CV does not need',
    description:
      'Leave out a photo, date of birth, marital status, religion, National Insurance number, salary and your referees’ details. They invite bias or misuse and help nobody choose.',
    type: 'Personal details',
    minutes: 5,
  },
  run({ cv }) {
    const { unwanted } = cv.contact;
    const kinds = [...new Set(unwanted.map(({ kind }) => kind))];
    const pictured = cv.document.layout.images.some(({ likelyPhoto }) => likelyPhoto) && !PICTURED.test(cv.work[0]?.title?.text ?? '');
    const names = [...(pictured ? ['a photo'] : []), ...kinds.map((kind) => details[kind].name)];
    const share = 1 - (pictured ? 0.4 : 0) - kinds.reduce((sum, kind) => sum + details[kind].costs, 0);
    const spans = unwanted.map(({ span }) => span);
    if (names.length === 0) return scored(1, 'Your CV keeps to what an employer needs.');
    return scored(share, `Your CV gives ${listed(names)}.`, spans, {
      title: `Take out ${listed(names)}`,
      description: `Your CV gives ${listed(names)}. UK employers do not ask for this before an offer; leaving it out protects you from bias and misuse.`,
      targets: spans,
    });
  },
});
