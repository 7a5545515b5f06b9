import type { ShownSkillsFacts } from '../audits/shown-skills';
import { defineWording } from './audit-wording';
import { agreeing, atSentenceStart, inWords, listed, quoted } from './phrases';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, showInRole, writeSkills } from './shared-advice';

/** 'Three of the seven tools and methods you list appear'. */
const partShown = (shown: number, all: number): string => {
  if (all === 1) return `The one tool or method you list ${shown === 1 ? 'appears' : 'does not appear'}`;
  if (all === 2 && shown === 2) return 'Both tools and methods you list appear';
  if (all === 2 && shown === 0) return 'Neither of the two tools and methods you list appears';
  const part = shown === all ? 'All' : `${atSentenceStart(inWords(shown))} of the`;
  return `${part} ${inWords(all)} tools and methods you list ${agreeing(shown, 'appears', 'appear')}`;
};

export const shownSkillsWording = defineWording<ShownSkillsFacts, 'not in English' | 'academic'>({
  id: 'shown-skills',
  title: 'Your roles show the skills you list',
  partlyTitle: 'Your roles show some of the skills you list',
  failureTitle: 'Many listed skills are never seen in use',
  fix: {
    title: 'Show your main skills in your roles',
    description: 'Take the skills you list and mention each main one where you used it. A reader believes what a role shows.',
    type: 'Skills',
    minutes: 15,
  },
  notAssessable: {
    'not in English': 'Skills in use are recognised in English only.',
    academic: 'There is no list of skills, and academic CVs need none.',
  },
  describe(facts) {
    if (facts.state === 'no list') return { note: NO_SKILLS, fix: { title: ADD_SKILLS, description: writeSkills(facts.skillsInUse) } };
    if (facts.state === 'strengths only') {
      const note = 'No tools, methods or knowledge are listed that your roles could show.';
      const description = `${note} List those you use, and mention each main one in the role in which you used it.`;
      return { note, fix: { title: NAME_SKILLS, description } };
    }
    const note = `${partShown(facts.shown, facts.listed)} in your roles, projects or courses.`;
    if (facts.state === 'shown') return { note };
    const { claimed } = facts;
    const named = listed(claimed.slice(0, 3).map((skill) => quoted(skill, 40)));
    return {
      note,
      fix: {
        title: showInRole(claimed),
        description: `${note} ${named} ${agreeing(claimed.length, 'stands', 'stand')} in the list only: say where you used ${agreeing(claimed.length, 'it', 'them')}, because a reader believes what a role shows.`,
      },
    };
  },
  examples: {
    'no list': { state: 'no list', skillsInUse: ['wound care', 'medication rounds'] },
    'strengths only': { state: 'strengths only' },
    'all shown': { state: 'shown', listed: 9, shown: 9 },
    'both shown': { state: 'shown', listed: 2, shown: 2 },
    'the only one shown': { state: 'shown', listed: 1, shown: 1 },
    'the only one not shown': { state: 'claimed', listed: 1, shown: 0, claimed: ['Sage 50'] },
    'neither shown': { state: 'claimed', listed: 2, shown: 0, claimed: ['Sage 50', 'Xero'] },
    'some shown': { state: 'claimed', listed: 7, shown: 3, claimed: ['Sage 50', 'Xero', 'payroll', 'VAT returns'] },
  },
});
