import type { DirectionFacts, ProfileAnswer } from '../audits/direction';
import { defineWording } from './audit-wording';
import { listed } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from './shared-advice';

const names: Readonly<Record<ProfileAnswer, string>> = {
  role: 'your role',
  level: 'your level or years',
  field: 'your field',
  'next step': 'what you want next',
};

const named = (missing: readonly ProfileAnswer[]): string[] => missing.map((answer) => names[answer]);

export const directionWording = defineWording<DirectionFacts, 'not in English'>({
  id: 'direction',
  title: 'The profile says who you are and what you want next',
  partlyTitle: 'We did not recognise all four answers in the profile',
  failureTitle: 'We did not recognise what you do and what you want',
  fix: {
    title: 'Say what you do, your level, your field and your next step',
    description:
      'Name your role, how long or at what level, the field you work in and the kind of post you want next. A reader decides in seconds whether to read on.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'The profile is judged in English only.' },
  describe(facts) {
    if (facts.state === 'complete') return { note: 'In your profile we recognised who you are, at what level, and what you want next.' };
    if (facts.state === 'no profile')
      return {
        note: NO_PROFILE,
        fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) },
      };
    const note = `In your profile we did not recognise ${listed(named(facts.missing), 'or')}.`;
    return {
      note,
      fix: {
        title: `Say plainly in your profile: ${listed(named(facts.missing))}`,
        description: `${note} One sentence can: name the role, how long you have done it or at what level, the field, and the post you want next.`,
      },
    };
  },
  examples: {
    complete: { state: 'complete' },
    'no profile': { state: 'no profile' },
    incomplete: { state: 'incomplete', missing: ['role', 'next step'] },
  },
});
