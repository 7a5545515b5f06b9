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
  title: 'Who you are and what you want',
  looksFor: 'We look in your profile for your kind of work, level and field, and what you want next.',
  fix: {
    title: 'Say what you do and what you want next',
    description: 'Name your job, your years or level, your field and the job you want next. Recruiters decide fast whether to read on.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'complete') return { note: '' };
    if (facts.state === 'no profile')
      return {
        note: NO_PROFILE,
        fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) },
      };
    if (facts.state === 'unsure') return { note: '', fix: null };
    const note = `In your profile we did not recognise ${listed(named(facts.missing), 'or')}.`;
    return {
      note,
      fix: {
        title: `Say ${listed(named(facts.missing))} in your profile`,
        description: `${note} If it is missing, add it in one sentence. Recruiters decide fast whether to read on.`,
      },
    };
  },
  examples: {
    complete: { state: 'complete' },
    'no profile': { state: 'no profile' },
    unsure: { state: 'unsure' },
    incomplete: { state: 'incomplete', missing: ['role', 'next step'] },
  },
});
