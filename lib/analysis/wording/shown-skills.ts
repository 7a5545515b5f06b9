import type { ShownSkillsFacts } from '../audits/shown-skills';
import { defineWording } from './audit-wording';
import { agreeing, inWords, listed, quoted } from './phrases';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, showInRole, writeSkills } from './shared-advice';

/** What we matched, and no more: a skill may be shown in words that we do not know. */
const matched = (shown: number, all: number): string => {
  if (all === 1) return shown === 1 ? 'the one skill you list' : 'none of the words of the one skill you list';
  if (shown === all) return all === 2 ? 'both skills you list' : `all ${inWords(all)} skills you list`;
  return `${shown === 0 ? 'none' : inWords(shown)} of the ${inWords(all)} skills you list`;
};

export const shownSkillsWording = defineWording<ShownSkillsFacts, 'not in English' | 'academic'>({
  id: 'shown-skills',
  title: 'Your roles show the skills you list',
  partlyTitle: 'Your roles show some of the skills you list',
  failureTitle: 'We recognised few of your listed skills in your roles',
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
    const note = `In your roles, projects and courses we recognised ${matched(facts.shown, facts.listed)}.`;
    if (facts.state === 'shown') return { note };
    const { tools } = facts;
    if (tools.length === 0)
      return {
        note,
        fix: {
          title: 'Use the words of your skills list in your roles',
          description: `${note} The others may be there in other words. Software that compares a CV with an advert looks for the words themselves, so use them where they fit.`,
        },
      };
    const named = listed(tools.slice(0, 3).map((skill) => quoted(skill, 40)));
    return {
      note,
      fix: {
        title: showInRole(tools),
        description: `${note} We did not find ${named} outside the list: say where you used ${agreeing(tools.length, 'it', 'them')}, because a reader believes what a role shows.`,
      },
    };
  },
  examples: {
    'no list': { state: 'no list', skillsInUse: ['wound care', 'medication rounds'] },
    'strengths only': { state: 'strengths only' },
    'all shown': { state: 'shown', listed: 9, shown: 9 },
    'both shown': { state: 'shown', listed: 2, shown: 2 },
    'the only one shown': { state: 'shown', listed: 1, shown: 1 },
    'the only one not shown': { state: 'claimed', listed: 1, shown: 0, tools: ['Sage 50'] },
    'neither shown': { state: 'claimed', listed: 2, shown: 0, tools: ['Sage 50', 'Xero'] },
    'some shown': { state: 'claimed', listed: 7, shown: 3, tools: ['Sage 50', 'Xero'] },
    'abilities in other words': { state: 'claimed', listed: 6, shown: 2, tools: [] },
  },
});
