import type { ShownSkillsFacts } from '../audits/shown-skills';
import { defineWording } from './audit-wording';
import { agreeing, listed, quoted } from './phrases';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, showInRole, writeSkills } from './shared-advice';

/** Skills named in a sentence. */
const MOST_NAMED = 3;

export const shownSkillsWording = defineWording<ShownSkillsFacts, 'not in English' | 'academic'>({
  id: 'shown-skills',
  subject: 'skills shown in your roles',
  title: 'Your roles show the skills you list',
  partlyTitle: 'Your roles show some of the skills you list',
  failureTitle: 'Skills you list and roles that show them',
  fix: {
    title: 'Show your main skills in your roles',
    description: 'For each main skill you list, say where you used it. Employers trust a skill more when they see it in use.',
    type: 'Skills',
    minutes: 15,
  },
  notAssessable: {
    'not in English': 'We can only judge this in English.',
    academic: 'Academic CVs need no list of skills.',
  },
  describe(facts) {
    if (facts.state === 'no list')
      return {
        title: 'No skills list to compare with your roles',
        note: NO_SKILLS,
        fix: { title: ADD_SKILLS, description: writeSkills(facts.skillsInUse) },
      };
    if (facts.state === 'strengths only') {
      const note = 'We recognised personal strengths in your list, but no tools or methods.';
      const description = `${note} List the tools and methods you use, and say where you used the main ones.`;
      return { note, fix: { title: NAME_SKILLS, description } };
    }
    const { shown } = facts;
    const seen = listed(shown.slice(0, MOST_NAMED).map((skill) => quoted(skill, 40)));
    const found = seen === '' ? '' : `We found ${seen} in your roles or projects.`;
    if (facts.state === 'shown') return { note: found };
    const note = facts.isNoneSeen ? 'We did not find the skills you list in your roles, word for word.' : found;
    const { tools } = facts;
    // Abilities may be shown in other words: only a tool can be asked for by its name.
    if (tools.length === 0) return { note, fix: null };
    const named = listed(tools.slice(0, 3).map((skill) => quoted(skill, 40)));
    return {
      note,
      fix: {
        title: showInRole(tools),
        description: `You list ${named} as ${agreeing(tools.length, 'a skill', 'skills')}. Say where you used ${agreeing(tools.length, 'it', 'them')}. Employers trust a skill more when they see it in use.`,
      },
    };
  },
  examples: {
    'no list': { state: 'no list', skillsInUse: ['wound care', 'medication rounds'] },
    'strengths only': { state: 'strengths only' },
    shown: { state: 'shown', shown: ['wound care', 'EMIS', 'triage', 'audit'] },
    'a tool that is only listed': { state: 'claimed', shown: ['payroll'], tools: ['Sage 50'], isNoneSeen: false },
    'tools that are only listed': { state: 'claimed', shown: [], tools: ['Sage 50', 'Xero'], isNoneSeen: true },
    'abilities in other words': { state: 'claimed', shown: ['stock control', 'rotas'], tools: [], isNoneSeen: false },
  },
});
