import type { CoherenceFacts } from '../audits/coherence';
import { defineWording } from './audit-wording';
import { quoted } from './phrases';

const ONE_KIND_TITLE = 'Point everything at one kind of job';
const UNSURE = 'We did not recognise one kind of job in your titles and skills.';

const unclearNote = (says: 'changing' | 'returning' | null): string => {
  if (says === null) return UNSURE;
  return `Your profile says that you are ${says === 'changing' ? 'changing direction' : 'returning to work'}.`;
};

export const coherenceWording = defineWording<CoherenceFacts, 'not in English'>({
  id: 'coherence',
  title: 'Your CV points to one kind of job',
  partlyTitle: 'Your CV leans towards one kind of job',
  failureTitle: 'We did not recognise which job you want',
  fix: {
    title: ONE_KIND_TITLE,
    description:
      'Use the title of the job you want in your profile, lead your skills with what it asks for, and if you are changing direction say so in one sentence.',
    type: 'Content',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'Job families are recognised in English only.' },
  describe(facts) {
    if (facts.state === 'nothing to go by') return { note: 'There are neither roles nor skills that could point to a job.' };
    if (facts.state === 'unclear') return { note: unclearNote(facts.says) };
    if (facts.state === 'unsure')
      return {
        title: 'The job you want could be plainer',
        note: UNSURE,
        fix: {
          title: ONE_KIND_TITLE,
          description: `${UNSURE} Put the title of the job you want into your profile, and lead your skills with what it asks for; if you are changing direction, say so in one sentence.`,
        },
      };
    const note = `Your titles and skills point to ${quoted(facts.occupation)}.`;
    if (facts.state === 'clear') return { note };
    if (facts.state === 'change said')
      return {
        note,
        fix: {
          title: 'Show what you bring to the new direction',
          description: `${note} Your profile says that you are changing direction: say of each role which part of it the new job asks for, and lead your skills with those.`,
        },
      };
    if (facts.isNamed)
      return {
        note,
        fix: {
          title: 'Show more of what the job you want asks for',
          description: `${note} Read three adverts for such posts, and say in their words what you have done of it.`,
        },
      };
    return {
      note,
      fix: {
        title: ONE_KIND_TITLE,
        description: `${note} If that is the job you want, say so in your profile, and say in the words of its adverts what you have done of it; if you are changing direction, say that in one sentence.`,
      },
    };
  },
  examples: {
    'neither roles nor skills': { state: 'nothing to go by' },
    unclear: { state: 'unclear', says: null },
    'unclear, changing direction': { state: 'unclear', says: 'changing' },
    'unclear, returning to work': { state: 'unclear', says: 'returning' },
    unsure: { state: 'unsure' },
    clear: { state: 'clear', occupation: 'Staff Nurse' },
    'change said': { state: 'change said', occupation: 'Chef' },
    'the profile names the job': {
      state: 'could show more',
      occupation: 'Electrician',
      isNamed: true,
    },
    'the profile names no job': {
      state: 'could show more',
      occupation: 'Electrician',
      isNamed: false,
    },
  },
});
