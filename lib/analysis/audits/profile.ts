import { defineAudit, scored } from '../legacy-audit';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from '../joint-advice';
import { ramp } from '../curves';

const WORDS = { fewest: 30, most: 100, far: 220 };

/** A few lines under the name that say who is applying. Too short says nothing, too long is not read. */
export const profile = defineAudit({
  id: 'profile',
  criterion: 'D1',
  category: 'D Profile and direction',
  points: 2,
  title: 'A short profile opens your CV',
  partlyTitle: 'The profile is not yet the right length',
  failureTitle: 'There is no profile of the right length',
  section: 'Professional Summary',
  fix: {
    title: 'Open with a short profile',
    description:
      'Write three to six lines under your name: what you do, at what level, one result that proves it and what you are looking for.',
    type: 'Content',
    minutes: 15,
  },
  run({ cv, reading }) {
    if (!cv.profile) return scored(0, NO_PROFILE, [], { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE), targets: [] });
    const words = reading.profileTokens.length;
    const share = Math.min(ramp(words, WORDS.fewest / 3, WORDS.fewest), ramp(words, WORDS.far, WORDS.most));
    const note = `Your profile has ${words} words.`;
    if (share === 1) return scored(share, `${note} That is a good length.`, [cv.profile]);
    const isShort = words < WORDS.fewest;
    const advice = {
      title: isShort ? 'Say a little more in your profile' : 'Shorten your profile',
      description: `${note} Profiles of ${WORDS.fewest} to ${WORDS.most} words are read as a rule: what you do, at what level, one result that proves it and what you are looking for.`,
      targets: [cv.profile],
    };
    return scored(share, note, [cv.profile], advice, {
      title: isShort ? 'Your profile is short' : 'Your profile is long',
      isNoStrength: true,
    });
  },
});
