import type { ProfileFacts } from '../audits/profile';
import { defineWording } from './audit-wording';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from './shared-advice';

export const profileWording = defineWording<ProfileFacts>({
  id: 'profile',
  title: 'Length of the profile',
  looksFor: 'We look for a profile of 30 to 100 words.',
  fix: {
    title: 'Start with a short profile',
    description: 'Write 3 to 6 lines under your name: your job and level, your field, one result, and the job you want.',
    type: 'Content',
    minutes: 15,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'none') return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    if (facts.state === 'good length') return { note: '' };
    const { fewest, most } = facts.usual;
    const isShort = facts.state === 'short';
    const note = `Your profile is ${facts.state}.`;
    return {
      note,
      fix: {
        title: isShort ? 'Say a little more in your profile' : 'Shorten your profile',
        description: `${note} Most good ones have ${fewest} to ${most} words. ${isShort ? 'Say your job and level, your field, one result, and the job you want.' : 'Keep your job and level, your field, one result, and the job you want.'}`,
      },
    };
  },
  examples: {
    none: { state: 'none' },
    'good length': { state: 'good length' },
    short: { state: 'short', usual: { fewest: 30, most: 100 } },
    long: { state: 'long', usual: { fewest: 30, most: 100 } },
  },
});
