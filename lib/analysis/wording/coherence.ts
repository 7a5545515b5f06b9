import type { CoherenceFacts } from '../audits/coherence';
import { defineWording } from './audit-wording';

const ONE_KIND_TITLE = 'Make clear which job you want';
const UNSURE = 'We did not recognise one kind of job in your job titles and skills.';

const unclearNote = (says: 'changing' | 'returning' | null): string => {
  if (says === null) return UNSURE;
  return `Your profile says that you are ${says === 'changing' ? 'changing direction' : 'returning to work'}.`;
};

export const coherenceWording = defineWording<CoherenceFacts, 'not in English'>({
  id: 'coherence',
  title: 'Kind of job',
  looksFor: 'We look for a profile, titles and skills that point to one kind of job.',
  fix: {
    title: ONE_KIND_TITLE,
    description:
      'Put the title of the job you want in your profile. List first the skills it needs. If you are changing direction, say so.',
    type: 'Content',
    minutes: 15,
  },
  notAssessable: { 'not in English': 'We can only judge this in English.' },
  describe(facts) {
    if (facts.state === 'nothing to go by') return { note: 'We did not recognise roles or skills that point to a job.' };
    if (facts.state === 'unclear') return { note: unclearNote(facts.says) };
    if (facts.state === 'unsure')
      return {
        note: UNSURE,
        fix: {
          title: ONE_KIND_TITLE,
          description: `${UNSURE} Put the title of the job you want in your profile, and list first the skills it needs. If you are changing direction, say so.`,
        },
      };
    if (facts.state === 'may be told') return { note: '', fix: null };
    const note = '';
    if (facts.state === 'clear') return { note };
    if (facts.state === 'change said')
      return {
        note,
        fix: {
          title: 'Show what you bring to the new kind of job',
          description: 'Your profile says that you are changing direction. For each role, say what you did that the new job needs too.',
        },
      };
    // For a CV that names the job, the advice to tailor it to each advert is given once.
    if (facts.hasAim) return { note, fix: null };
    return {
      note,
      fix: {
        title: ONE_KIND_TITLE,
        description: 'Put the title of the job you want in your profile. If you are changing direction, say so.',
      },
    };
  },
  examples: {
    'neither roles nor skills': { state: 'nothing to go by' },
    unclear: { state: 'unclear', says: null },
    'unclear, changing direction': { state: 'unclear', says: 'changing' },
    'unclear, returning to work': { state: 'unclear', says: 'returning' },
    unsure: { state: 'unsure' },
    'titles or an aim may tell it': { state: 'may be told' },
    clear: { state: 'clear' },
    'change said': { state: 'change said' },
    'the profile says what is wanted': { state: 'could show more', hasAim: true },
    'the profile names no job': { state: 'could show more', hasAim: false },
  },
});
