import { defineAudit, notAssessable, scored } from '../audit';
import type { Cv } from '@/lib/cv/cv';
import { mainRoles, type RoleReading } from '../reading/reading';

export type ChronologyFacts =
  | { state: 'one role' }
  | { state: 'in order' }
  /** Nothing is out of order, and a role ran on beside the one above it. */
  | { state: 'side by side' }
  /** `newer`: the title, employer or dates of the first role that is newer than the one above it. `isNewestFirst`: only lower down. */
  | { state: 'out of order'; newer: string; isNewestFirst: boolean };

/** Both ends are written: a year alone may be the end as well as the beginning. */
const isRange = ({ entry: { dates } }: RoleReading): boolean =>
  dates !== null && !dates.single && dates.from !== null && (dates.current || dates.to !== null);

/** A placement that ended so lately may stand above the job that pays for the studies. */
const FRESH_MONTHS = 24;

/**
 * Roles that end later than the role above them under the same heading. `isWrong`: the lower one also began later, or is still held
 * while the upper one has ended; two roles at the same time may stand in either order.
 */
const endingLater = (dated: readonly RoleReading[], { sections }: Cv, today: number): { role: RoleReading; isWrong: boolean }[] =>
  dated.slice(1).flatMap((role, i) => {
    const above = dated[i];
    if (!above?.months || !role.months || !isRange(above) || !isRange(role)) return [];
    // 'Other work' is allowed to stand below more important roles.
    if (sections.some(({ start }) => start > above.entry.start && start <= role.entry.start)) return [];
    if (role.months.to <= above.months.to) return [];
    return [
      {
        role,
        isWrong: role.months.from > above.months.from || (role.isCurrent && !above.isCurrent && today - above.months.to > FRESH_MONTHS),
      },
    ];
  });

/** The newest job should come first, where readers look. Education is left out, so that its dates never count. */
export const chronology = defineAudit<ChronologyFacts, 'no roles' | 'too few dated'>({
  id: 'chronology',
  criterion: 'B2',
  category: 'B Structure and length',
  points: 2,
  section: 'Work Experience',
  restsOn: ['work'],
  fixKind: ({ state }) => (state === 'out of order' ? 'loses-readers' : 'gains-points'),
  run({ cv, reading }) {
    const roles = mainRoles(reading);
    if (roles.length === 0) return notAssessable('no roles');
    if (roles.length === 1) return scored(1, { state: 'one role' });
    const dated = roles.filter(({ months }) => months);
    if (dated.length < 2) return notAssessable('too few dated');
    const later = endingLater(dated, cv, reading.today);
    const wrong = later.filter(({ isWrong }) => isWrong).map(({ role }) => role);
    const evidence = dated.flatMap(({ entry }) => (entry.dates ? [{ start: entry.dates.start, end: entry.dates.end }] : []));
    const share = 1 - wrong.length / (dated.length - 1);
    const first = wrong[0]?.entry;
    const named = first?.title ?? first?.employer ?? first?.dates;
    if (!named) return scored(share, { state: later.length > 0 ? 'side by side' : 'in order' }, { evidence });
    const { start, end } = named;
    const newest = Math.max(...dated.map(({ months }) => months?.to ?? 0));
    const isNewestFirst = dated[0]?.months?.to === newest;
    return scored(
      share,
      { state: 'out of order', newer: cv.text.slice(start, end), isNewestFirst },
      { evidence, targets: [{ start, end }] },
    );
  },
});
