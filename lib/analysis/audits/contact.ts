import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored } from '../legacy-audit';
import { listed } from '../text/wording';

/** An interested recruiter needs two ways to reach you and a rough idea of where you are. Only the facts are looked at, never the values. */
export const contact = defineAudit({
  id: 'contact',
  criterion: 'A3',
  category: 'A Machine-readable',
  points: 3,
  title: 'Your contact details are complete',
  partlyTitle: 'Your contact details are nearly complete',
  failureTitle: 'Contact details are missing or hard to read',
  section: null,
  fix: {
    title: 'Complete your contact details',
    description:
      'Put your name, a mobile number, an email address and your town on the first lines of the page. A full postal address is not needed.',
    type: 'Contact',
    minutes: 5,
  },
  run({ cv }) {
    const { name, email, phone, place } = cv.contact;
    const checks: [label: string, worth: number, span: Span | null, complaint: string | null][] = [
      ['your name', 0.25, name, null],
      ['an email address', 0.3, email?.span ?? null, email && !email.valid ? 'an email address that does not look right' : null],
      ['a phone number', 0.3, phone?.span ?? null, phone && !phone.valid ? 'a phone number that does not look complete' : null],
      ['a town or postcode area', 0.15, place?.span ?? null, null],
    ];
    const share = checks.reduce((sum, [, worth, span, complaint]) => sum + (span ? (complaint ? worth / 3 : worth) : 0), 0);
    const missing = checks.filter(([, , span]) => !span).map(([label]) => label);
    const wrong = checks.flatMap(([, , , complaint]) => (complaint ? [complaint] : []));
    const evidence = checks.flatMap(([, , span]) => (span ? [span] : []));
    if (missing.length === 0 && wrong.length === 0) return scored(share, 'Name, email, phone and place can all be found.', evidence);
    const note = [
      missing.length > 0 ? `We could not find ${listed(missing, 'or')}.` : '',
      wrong.length > 0 ? `There is ${listed(wrong)}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
    return scored(share, note, evidence, {
      title: missing.length > 0 ? `Add ${listed(missing)}` : 'Check your contact details',
      description: `${note} Put the details on the first lines of the page, in the text itself and not in the page header.`,
      targets: [],
    });
  },
});
