import type { WorkEntry } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { defineAudit, notAssessable, scored, type AuditInput } from '../audit';
import { mainRoles, type RoleReading } from '../reading/reading';

export type DatesFacts =
  | { state: 'all dated' }
  /** Most recent roles have years alone. `first`: such dates. */
  | { state: 'years alone'; first: string }
  /** `first`: the title or employer of the first role without dates. */
  | { state: 'some undated'; roles: number; undated: number; first: string | null }
  /** Dated, and in the plain reading without dates or with dates that stand far from the role. `first`: such dates. */
  | { state: 'unread'; lost: number; apart: number; first: string };

/** The share for dates that the plain reader does not keep beside their role. */
const UNREAD = 0.5;
/** How many words may stand between a role and its dates in addition to those in our own reading: 'Leeds, full time, permanent'. */
const WORDS_BETWEEN = 12;

/** Years alone leave it open whether a job took one month or twenty-three. */
const YEARS_ALONE = 0.25;

/** '2019 – 2021': neither end has a month. */
const hasYearsAlone = ({ entry: { dates: range } }: RoleReading): boolean =>
  range !== null && range.from !== null && range.from.month === null && (range.to?.month ?? null) === null;

/** 'March 2025, 3 weeks': a date that was not read is no missing date. */
const year = /\b(?:19|20)\d\d\b/;

/** The text above the lines under a role. */
const headOf = ({ start, end, statements: [first] }: WorkEntry, text: string): string => text.slice(start, first?.start ?? end);

/** Software adds up your experience from dates, and record checks need the months. */
export const dates = defineAudit<DatesFacts, 'no roles'>({
  id: 'dates',
  criterion: 'A5',
  category: 'A Machine-readable',
  points: 2,
  section: 'Work Experience',
  restsOn: ['work'],
  run(input) {
    const { cv, reading } = input;
    const roles = mainRoles(reading);
    if (roles.length === 0) return notAssessable('no roles');
    const undated = roles.filter(({ months, entry }) => !months && !year.test(headOf(entry, cv.text)));
    const evidence = roles.flatMap(({ entry: { dates: range } }) => (range ? [{ start: range.start, end: range.end }] : []));
    const states = roles.map(({ entry }) => ({ entry, state: plainStateOf(entry, input) }));
    const unread = states.filter(({ state }) => state !== 'kept');
    const inYears = roles.filter((role) => role.isRecent && hasYearsAlone(role));
    const lost = undated.length + UNREAD * unread.length + YEARS_ALONE * inYears.length;
    const share = 1 - lost / roles.length;
    const [first] = undated;
    if (first) {
      const named = first.entry.title ?? first.entry.employer;
      const facts: DatesFacts = { state: 'some undated', roles: roles.length, undated: undated.length, first: named?.text ?? null };
      return scored(share, facts, { evidence, targets: named ? [named] : [] });
    }
    const quoteOf = ({ start, end }: Span): string => cv.text.slice(start, end);
    const [firstUnread, ...others] = unread.flatMap(({ entry }) => entry.dates ?? []);
    if (firstUnread) {
      const missing = unread.filter(({ state }) => state === 'lost').length;
      const facts: DatesFacts = { state: 'unread', lost: missing, apart: unread.length - missing, first: quoteOf(firstUnread) };
      const spans = [firstUnread, ...others];
      return scored(share, facts, { evidence: spans, targets: spans });
    }
    const years = 2 * inYears.length > roles.length ? inYears[0]?.entry.dates : null;
    return years
      ? scored(share, { state: 'years alone', first: quoteOf(years) }, { evidence, targets: [years] })
      : scored(share, { state: 'all dated' }, { evidence });
  },
});

/** Whether the plain reader keeps the dates of a role near its title or employer. A role without dates has none to lose. */
function plainStateOf({ dates: range, title, employer }: WorkEntry, { cv, plain }: AuditInput): 'kept' | 'lost' | 'apart' {
  if (!plain || !range) return 'kept';
  if (!plain.keeps(range)) return 'lost';
  const heads = [title, employer].filter((head) => head !== null);
  const isNear = heads.some((head) => {
    const between = cv.text.slice(Math.min(head.start, range.start), Math.max(head.start, range.start)).split(/\s+/).length;
    return plain.wordsBetween(head, range) <= between + WORDS_BETWEEN;
  });
  return isNear || heads.every((head) => !plain.keeps(head)) ? 'kept' : 'apart';
}
