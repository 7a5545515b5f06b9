import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, scored, type AuditInput } from '../audit';
import { within } from '../text/spans';

export type ContactDetail = 'name' | 'email' | 'phone' | 'place';

export interface ContactFacts {
  missing: readonly ContactDetail[];
  /** Found, but not in a valid form. */
  wrong: readonly ('email' | 'phone')[];
  /** Found by us, and not kept whole by the plain reader; null where it keeps all of them. */
  unread: { details: readonly ContactDetail[] } | null;
}

/** Words beside contact details that say which detail follows. */
const labels = /\b(?:curriculum|vitae|resume|phone|telephone|mobile|home|tel|email|e-mail|linkedin|website|contact|details)\b/gi;
const placeholder = /\[[A-Z_\d]+\]/g;

/** A capitalised word above the first heading, or in a section of contact details, that no detail explains: it may be the place. */
function mayNamePlace({ cv: { text, headline, sections, work }, reading: { hits } }: AuditInput): boolean {
  const isTitle = headline !== null && within(hits, headline).some(({ value }) => value.list === 'title');
  const begins = [...sections.map(({ heading, start }) => heading?.start ?? start), ...work.map(({ start }) => start)];
  const own = sections.filter(({ kind }) => kind === 'contact').map(({ start, end, heading }) => ({ start: heading?.end ?? start, end }));
  return [{ start: 0, end: Math.min(...begins, text.length) }, ...own].some(({ start, end }) => {
    const said = text.slice(start, end).replace(isTitle ? headline.text : '', '');
    return /\p{Lu}\p{L}{2,}/u.test(said.replace(placeholder, '').replace(labels, ''));
  });
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
  run(input) {
    const { cv, plain } = input;
    const { name, email, phone } = cv.contact;
    const place = cv.contact.place?.span ?? null;
    const isPlaceSure = place !== null || !mayNamePlace(input);
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
    const mayBeThere = (detail: ContactDetail): boolean => detail === 'place' && !isPlaceSure;
    const share = checks.reduce(
      (sum, [detail, worth, span, isWrong]) => sum + (mayBeThere(detail) ? worth : worthOf(worth, span, isWrong)),
      0,
    );
    const details = checks.flatMap(([detail, , span]) => (isUnread(span) ? [detail] : []));
    const missing = checks.flatMap(([detail, , span]) => (span || mayBeThere(detail) ? [] : [detail]));
    const unread = plain && details.length > 0 ? { details } : null;
    return scored(share, { missing, wrong, unread }, { evidence: checks.flatMap(([, , span]) => (span ? [span] : [])) });
  },
});
