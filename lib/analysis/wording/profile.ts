import type { ProfileFacts } from '../audits/profile';
import { defineWording } from './audit-wording';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from './shared-advice';

export const profileWording = defineWording<ProfileFacts>({
  id: 'profile',
  title: 'Length of the profile',
  fix: {
    title: 'Start with a short profile',
    description: 'Write 3 to 6 lines under your name: your job and level, your field, one result, and the job you want.',
    type: 'Content',
    minutes: 15,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'none') return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = `Your profile has ${facts.words} words.`;
    if (facts.state === 'good length') return { note };
    const { fewest, most } = facts.usual;
    const isShort = facts.state === 'short';
    return {
      note,
      fix: {
        title: isShort ? 'Say a little more in your profile' : 'Shorten your profile',
        description: `${note} Most good ones have ${fewest} to ${most}. ${isShort ? 'Say your job and level, your field, one result, and the job you want.' : 'Keep your job and level, your field, one result, and the job you want.'}`,
      },
    };
  },
  examples: {
    none: { state: 'none' },
    'good length': { state: 'good length', words: 64 },
    short: { state: 'short', words: 14, usual: { fewest: 30, most: 100 } },
    long: { state: 'long', words: 180, usual: { fewest: 30, most: 100 } },
  },
});
