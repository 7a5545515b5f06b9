import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored } from '../audit';

export type ContactDetail = 'name' | 'email' | 'phone' | 'place';

export interface ContactFacts {
  missing: readonly ContactDetail[];
  /** Found, but not in a valid form. */
  wrong: readonly ('email' | 'phone')[];
  /** Found by us, and not kept whole by the plain reader; null where it keeps all of them. */
  unread: { details: readonly ContactDetail[] } | null;
}

/** 'Thornton Heath CR7': a name before the first half of a postcode. */
const district = /\p{L}{3,},? [A-Z]{1,2}\d[A-Z\d]?(?=$|[\s,.;|])/mu;

/** A place above the first heading that was not recognised as the address. */
function districtAtTop({ text, sections, work }: Cv): Span | null {
  const headings = sections.flatMap(({ heading }) => heading?.start ?? []);
  const top = text.slice(0, Math.min(...headings, ...work.map(({ start }) => start), text.length));
  const match = district.exec(top);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** A recruiter needs two ways to reach the person and a rough idea of where they are. Only facts are read, never the values. */
export const contact = defineAudit<ContactFacts>({
  id: 'contact',
  criterion: 'A3',
  category: 'A Machine-readable',
  points: 3,
  section: null,
  // Without an email or phone number nobody can be invited.
  fixKind: ({ missing, wrong }) =>
    wrong.length > 0 || missing.includes('email') || missing.includes('phone') ? 'stops-application' : 'gains-points',
  run({ cv, plain }) {
    const { name, email, phone } = cv.contact;
    const place = cv.contact.place?.span ?? districtAtTop(cv);
    const wrong: ContactFacts['wrong'] = [
      ...(email && !email.valid ? (['email'] as const) : []),
      ...(phone && !phone.valid ? (['phone'] as const) : []),
    ];
    const checks: [detail: ContactDetail, worth: number, span: Span | null, isWrong: boolean][] = [
      ['name', 0.25, name, false],
      ['email', 0.3, email?.span ?? null, wrong.includes('email')],
      ['phone', 0.3, phone?.span ?? null, wrong.includes('phone')],
      ['place', 0.15, place, false],
    ];
    const isUnread = (span: Span | null): boolean => span !== null && plain !== null && !plain.keeps(span);
    const worthOf = (worth: number, span: Span | null, isWrong: boolean): number => {
      if (!span) return 0;
      return isWrong || isUnread(span) ? worth / 3 : worth;
    };
    const share = checks.reduce((sum, [, worth, span, isWrong]) => sum + worthOf(worth, span, isWrong), 0);
    const details = checks.flatMap(([detail, , span]) => (isUnread(span) ? [detail] : []));
    const missing = checks.flatMap(([detail, , span]) => (span ? [] : [detail]));
    const unread = plain && details.length > 0 ? { details } : null;
    return scored(share, { missing, wrong, unread }, { evidence: checks.flatMap(([, , span]) => (span ? [span] : [])) });
  },
});
