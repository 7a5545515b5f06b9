import type { ProfileFacts } from '../audits/profile';
import { defineWording } from './audit-wording';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from './shared-advice';

export const profileWording = defineWording<ProfileFacts>({
  id: 'profile',
  title: 'A short profile opens your CV',
  partlyTitle: 'The profile is not yet the right length',
  failureTitle: 'We did not recognise a profile of the usual length',
  fix: {
    title: 'Open with a short profile',
    description:
      'Write three to six lines under your name: what you do, at what level, one result that proves it and what you are looking for.',
    type: 'Content',
    minutes: 15,
  },
  notAssessable: {},
  describe(facts) {
    if (facts.state === 'none') return { note: NO_PROFILE, fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) } };
    const note = `Your profile has ${facts.words} words.`;
    if (facts.state === 'good length') return { note: `${note} That is a good length.` };
    const { fewest, most } = facts.usual;
    const isShort = facts.state === 'short';
    return {
      title: isShort ? 'Your profile is short' : 'Your profile is long',
      note,
      fix: {
        title: isShort ? 'Say a little more in your profile' : 'Shorten your profile',
        description: `${note} Profiles of ${fewest} to ${most} words are read as a rule: what you do, at what level, one result that proves it and what you are looking for.`,
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
