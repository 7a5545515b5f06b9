import { defineAudit, notAssessable, scored } from '../audit';

export type DatesFacts =
  | { state: 'all dated'; roles: number }
  /** `first`: the title or employer of the first role without dates. */
  | { state: 'some undated'; roles: number; undated: number; first: string | null };

/** Software adds up your experience from dates, and record checks need the months. */
export const dates = defineAudit<DatesFacts, 'no roles'>({
  id: 'dates',
  criterion: 'A5',
  category: 'A Machine-readable',
  points: 2,
  section: 'Work Experience',
  restsOn: ['work'],
  run({ cv, reading }) {
    const roles = reading.roles.filter(({ isPaid }) => isPaid);
    if (roles.length === 0) return notAssessable('no roles');
    const undated = roles.filter(({ months }) => !months);
    const evidence = cv.work.flatMap(({ dates: range }) => (range ? [{ start: range.start, end: range.end }] : []));
    const share = 1 - undated.length / roles.length;
    const first = undated[0]?.entry;
    if (!first) return scored(share, { state: 'all dated', roles: roles.length }, { evidence });
    const named = first.title ?? first.employer;
    return scored(
      share,
      { state: 'some undated', roles: roles.length, undated: undated.length, first: named?.text ?? null },
      { evidence, targets: named ? [named] : [] },
    );
  },
});
