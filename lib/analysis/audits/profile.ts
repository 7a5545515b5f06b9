import { defineAudit, scored } from '../audit';
import { ramp } from '../curves';

export type ProfileFacts =
  | { state: 'none' }
  | { state: 'good length' }
  /** `usual`: the length of profiles that are read as a rule, in words. */
  | { state: 'short' | 'long'; usual: { fewest: number; most: number } };

const usual = { fewest: 30, most: 100 };
/** Numbers of words at which no points are earned any more. */
const FAR = 160;

/**
 * A profile is a few lines under the name that say who is applying. One that is too short says nothing, one that is too long is not
 * read.
 */
export const profile = defineAudit<ProfileFacts>({
  id: 'profile',
  criterion: 'D1',
  category: 'D Profile and direction',
  points: 1,
  section: 'Professional Summary',
  fixKind: ({ state }) => (state === 'long' ? 'loses-readers' : 'gains-points'),
  run({ cv, reading }) {
    if (!cv.profile) return scored(0, { state: 'none' });
    const words = reading.profileTokens.length;
    const share = Math.min(ramp(words, usual.fewest / 3, usual.fewest), ramp(words, FAR, usual.most));
    const places = { evidence: [cv.profile] };
    if (share === 1) return scored(share, { state: 'good length' }, places);
    const state = words < usual.fewest ? 'short' : 'long';
    return scored(share, { state, usual }, { ...places, targets: [cv.profile] });
  },
});
