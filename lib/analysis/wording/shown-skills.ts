import type { ShownSkillsFacts } from '../audits/shown-skills';
import { defineWording } from './audit-wording';
import { KEEP_MAIN_SKILLS, NAME_SKILLS, SHORTEN_SKILLS } from './shared-advice';

export const shownSkillsWording = defineWording<ShownSkillsFacts, 'not in English' | 'academic' | 'in other words'>({
  id: 'shown-skills',
  title: 'Skills shown in roles',
  looksFor: 'We look for tools and methods in your roles and projects.',
  fix: {
    title: 'Show your main skills in your roles',
    description: 'For each main skill you list, say where you used it. Employers trust a skill more when they see it in use.',
    type: 'Skills',
    minutes: 15,
  },
  notAssessable: {
    'not in English': 'We can only judge this in English.',
    academic: 'Academic CVs need no list of skills.',
    'in other words': 'Your roles may show these skills in other words, so we do not judge this.',
  },
  describe(facts) {
    // The list itself is asked for once.
    if (facts.state === 'no list' || facts.state === 'partly shown') return { note: '', fix: null };
    if (facts.state === 'strengths only') {
      const note = 'We recognised personal strengths in your list, but no tools or methods.';
      const description = `${note} List the tools and methods you use, and say where you used the main ones.`;
      return { note, fix: { title: NAME_SKILLS, description } };
    }
    if (facts.state === 'shown') return { note: '', strength: 'Your roles show the skills you list', fix: null };
    // One piece of advice with the list itself.
    return { note: '', fix: { title: SHORTEN_SKILLS, description: KEEP_MAIN_SKILLS } };
  },
  examples: {
    'no list': { state: 'no list' },
    'strengths only': { state: 'strengths only' },
    shown: { state: 'shown' },
    'some shown': { state: 'partly shown' },
    'far more than the roles show': { state: 'unused' },
  },
});
