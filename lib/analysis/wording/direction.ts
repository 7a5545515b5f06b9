import type { DirectionFacts, ProfileAnswer } from '../audits/direction';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { NO_PROFILE, PROFILE_WITH_RESULT, writeProfile } from './shared-advice';

const names: Readonly<Record<ProfileAnswer, string>> = {
  role: 'your role',
  level: 'your level or years',
  field: 'your field',
  'next step': 'what you want next',
};

const named = (missing: readonly ProfileAnswer[]): string[] => missing.map((answer) => names[answer]);

function profileSays(said: readonly string[]): string {
  // 'Time served' stands in 'Time served electrician' already.
  const whole = said.filter((text, i) => !said.some((other, k) => other.includes(text) && (other !== text || k < i)));
  return whole.length === 0 ? '' : `Your profile says ${listed(whole.map((text) => quoted(text, 60)))}.`;
}

export const directionWording = defineWording<DirectionFacts, 'not in English'>({
  id: 'direction',
  subject: 'what your profile says',
  title: 'Your profile says who you are and what you want next',
  partlyTitle: 'Your profile could say more about you',
  failureTitle: 'We did not recognise what you do and what you want',
  fix: {
    title: 'Say what you do and what you want next',
    description: 'Name your job, your years or level, your field and the job you want next. Recruiters decide fast whether to read on.',
    type: 'Content',
    minutes: 10,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'complete') return { note: profileSays(facts.said) };
    if (facts.state === 'no profile')
      return {
        note: NO_PROFILE,
        fix: { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE) },
      };
    if (facts.state === 'unsure') return { title: 'What your profile says', note: profileSays(facts.said), fix: null };
    const note = `In your profile we did not recognise ${listed(named(facts.missing), 'or')}.`;
    return {
      title: `We did not recognise ${listed(named(facts.missing), 'or')}`,
      note,
      fix: {
        title: `Add to your profile: ${listed(named(facts.missing))}`,
        description: `${note} If it is missing, add it in one sentence. Recruiters decide fast whether to read on.`,
      },
    };
  },
  examples: {
    complete: { state: 'complete', said: ['district nurse', '11 years', 'looking for a Band 7 post in the community'] },
    'no profile': { state: 'no profile' },
    unsure: { state: 'unsure', said: ['care worker'] },
    'unsure of all': { state: 'unsure', said: [] },
    incomplete: { state: 'incomplete', missing: ['role', 'next step'] },
  },
});
