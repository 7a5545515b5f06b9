import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { quoted } from '../text/wording';

/** The newest job first: it is where readers look, and where the proof should be. Education is left out, so that its dates never count. */
export const chronology = defineAudit({
  id: 'chronology',
  criterion: 'B2',
  category: 'B Structure and length',
  points: 2,
  title: 'The newest role stands first',
  partlyTitle: 'Most roles stand newest first',
  failureTitle: 'Roles are not in order, newest first',
  section: 'Work Experience',
  fix: {
    title: 'List your newest role first',
    description:
      'Put your roles in order with the latest at the top. Readers look at the first job first and take it for your current one.',
    type: 'Structure',
    minutes: 10,
  },
  run({ cv, reading }) {
    const dated = reading.roles.filter(({ isPaid, months }) => isPaid && months);
    if (cv.work.length === 0) return notAssessable('There are no roles to put in order.');
    if (cv.work.length === 1)
      return scored(1, 'You have one role, so its order needs no judging.', [], undefined, {
        title: 'One role, in order by itself',
        isNoStrength: true,
      });
    if (dated.length < 2)
      return scored(0.5, 'Too few roles are dated to tell their order.', [], undefined, {
        title: 'The order of your roles cannot be told',
      });
    const wrong = dated.slice(1).flatMap((role, i) => {
      const above = dated[i];
      if (!above?.months || !role.months) return [];
      const isLater = role.months.to > above.months.to || (role.months.to === above.months.to && role.months.from > above.months.from);
      return isLater ? [role] : [];
    });
    const evidence = dated.flatMap(({ entry }) => (entry.dates ? [{ start: entry.dates.start, end: entry.dates.end }] : []));
    const share = 1 - wrong.length / (dated.length - 1);
    const first = wrong[0]?.entry;
    const named = first?.title ?? first?.employer ?? first?.dates ?? null;
    if (!first || !named) return scored(share, 'Your roles run from the newest to the oldest.', evidence);
    const words = cv.text.slice(named.start, named.end);
    return scored(share, `${quoted(words)} is newer than the role above it.`, evidence, {
      title: 'List your newest role first',
      description: `${quoted(words)} is newer than the role above it. Put the latest at the top: readers take the first job for your current one.`,
      targets: [{ start: named.start, end: named.end }],
    });
  },
});
