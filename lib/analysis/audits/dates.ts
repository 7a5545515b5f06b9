import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { inWords, isOneOf, partOf, quoted } from '../text/wording';

/** Software adds up your experience from dates, and record checks need the months. */
export const dates = defineAudit({
  id: 'dates',
  criterion: 'A5',
  category: 'A Machine-readable',
  points: 2,
  title: 'Every role is dated',
  partlyTitle: 'Most roles are dated',
  failureTitle: 'Some roles have no dates',
  section: 'Work Experience',
  fix: {
    title: 'Date every role',
    description:
      'Give each role a start and an end as month and year, such as Mar 2021 – Jun 2024. Software adds up your experience from these, and some checks need the months.',
    type: 'Content',
    minutes: 5,
  },
  run({ cv, reading }) {
    const roles = reading.roles.filter(({ isPaid }) => isPaid);
    if (roles.length === 0) return notAssessable('There are no roles to date.');
    const undated = roles.filter(({ months }) => !months);
    const evidence = cv.work.flatMap(({ dates: range }) => (range ? [{ start: range.start, end: range.end }] : []));
    const share = 1 - undated.length / roles.length;
    if (undated.length === 0)
      return scored(
        share,
        roles.length === 1 ? 'Your role is dated.' : `${roles.length === 2 ? 'Both' : `All ${inWords(roles.length)}`} roles are dated.`,
        evidence,
      );
    const first = undated[0]?.entry;
    const named = first?.title ?? first?.employer;
    return scored(
      share,
      `${partOf(undated.length, roles.length, 'role')} ${isOneOf(undated.length, roles.length) ? 'has' : 'have'} no dates.`,
      evidence,
      {
        title: 'Date every role',
        description: `${named ? `${quoted(named.text)} has no dates` : 'At least one role has no dates'}. Add a start and an end as month and year, such as Mar 2021 – Jun 2024: software adds up your experience from these.`,
        targets: named ? [named] : [],
      },
    );
  },
});
