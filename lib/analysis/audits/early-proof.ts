import { defineAudit, notAssessable, scored } from '../audit';
import { profileFigures } from '../reading/figures/profile-figures';
import { outcomeWorth } from '../reading/statements/outcomes';
import { NO_PROFILE, PROFILE_WITH_RESULT, RESULT_IN_PROFILE, writeProfile } from '../joint-advice';
import { clauseAround, quoted } from '../text/wording';

/** The profile is read first, the latest role second. */
const IN_ROLE = 0.4;

/**
 * One result where the first look falls: in the profile or under the latest role. Judged by the order of the text, not by
 * its height on the page, so that a change of template changes nothing.
 */
export const earlyProof = defineAudit({
  id: 'early-proof',
  criterion: 'C5',
  category: 'C Evidence and impact',
  points: 5,
  title: 'A result stands near the top',
  partlyTitle: 'A result stands near the top, not yet in the profile',
  failureTitle: 'The first results come late',
  section: 'Professional Summary',
  fix: {
    title: 'Bring one result to the top',
    description: 'Put your best result into the profile or the first lines under your latest role. The first look seldom gets further.',
    type: 'Content',
    minutes: 10,
  },
  run({ cv, reading }) {
    const latest = reading.roles[0];
    if (!cv.profile && !latest) return notAssessable('There is neither a profile nor a role to look at.');
    const profile = cv.profile;
    const inProfile = profileFigures(cv, reading);
    const inRole = (latest?.statements ?? [])
      .map((statement) => ({ statement, ...outcomeWorth(statement) }))
      .filter(({ worth }) => worth > 0);
    const strongest = inRole.reduce<(typeof inRole)[number] | undefined>(
      (most, line) => (line.worth > (most?.worth ?? 0) ? line : most),
      undefined,
    );
    const [shown] = inProfile;
    if (shown) return scored(1, `A reader meets ${quoted(clauseAround(cv.text, shown))} in your profile, before anything else.`, inProfile);
    if (strongest) {
      const line = strongest.statement.statement;
      const note = `The strongest line of your latest role is ${quoted(line.text)}.`;
      return scored(strongest.worth * IN_ROLE, note, [line], {
        title: profile ? RESULT_IN_PROFILE : PROFILE_WITH_RESULT,
        description: profile
          ? `${note} Your profile carries no result yet: bring your best one up, because the first look seldom gets further.`
          : `${writeProfile(note.replace(/\.$/, ', and no profile says so at the top.'))}`,
        targets: [line],
      });
    }
    const missing = profile ? 'Neither your profile nor your latest role carries a result yet.' : 'Your latest role carries no result yet.';
    return scored(0, missing, [], {
      title: profile ? RESULT_IN_PROFILE : PROFILE_WITH_RESULT,
      description: profile
        ? `${missing} Name what came of your work in the first lines a reader sees, because the first look seldom gets further.`
        : writeProfile(`${missing} ${NO_PROFILE}`),
      targets: profile ? [profile] : [],
    });
  },
});
