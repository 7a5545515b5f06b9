import type { SkillCount, SkillListFacts } from '../audits/skill-list';
import { defineWording } from './audit-wording';
import { listed, quoted } from './phrases';
import { KEEP_MAIN_SKILLS, NAME_SKILLS, SHORTEN_SKILLS } from './shared-advice';

const ADD_SKILLS = 'Add a list of your skills';
const NO_SKILLS = 'We did not recognise a list of skills.';
const WRITE_SKILLS = `${NO_SKILLS} Name 8 to 12 tools, methods and areas of knowledge that your next job needs.`;

const ADD_YOURS = 'Add those that you have and that the job you want asks for.';

const noteOn = ({ isAllSoft }: SkillCount): string =>
  isAllSoft ? 'We recognised only personal strengths in your skills list.' : 'Your skills list could name more tools or methods.';

export const skillListWording = defineWording<SkillListFacts, 'may be elsewhere'>({
  id: 'skill-list',
  title: 'Skills list',
  looksFor: 'We look for 8 to 12 tools, methods and areas of knowledge that your roles show too.',
  fix: {
    title: 'List your tools, methods and knowledge',
    description: 'Name the tools, methods and knowledge that your next job needs.',
    type: 'Skills',
    minutes: 10,
  },
  notAssessable: { 'may be elsewhere': 'We could not tell which lines are your skills. Put them under the heading ‘Skills’.' },
  describe(facts) {
    switch (facts.state) {
      case 'none':
        return {
          note: NO_SKILLS,
          fix: { title: ADD_SKILLS, description: WRITE_SKILLS },
        };
      case 'told elsewhere':
        return { note: '', fix: null };
      case 'unused': {
        const note = 'Your skills list is long, and we recognised few of the skills in your roles.';
        const main = listed(facts.claimed.slice(0, 2).map((skill) => quoted(skill, 40)));
        const such = main === '' ? '' : `, such as ${main}`;
        return {
          note,
          fix: {
            title: SHORTEN_SKILLS,
            description: `${note} ${KEEP_MAIN_SKILLS} Say where you used the main ones${such}.`,
          },
        };
      }
      case 'well filled':
        return { note: '', fix: null };
      case 'few': {
        const note = noteOn(facts);
        const description = `${note} ${ADD_YOURS}`;
        return { note, fix: { title: NAME_SKILLS, description } };
      }
      case 'enough':
        return { note: '', fix: null };
      case 'untidy': {
        const description = 'Keep the tools and knowledge that matter for your next job, in 2 or 3 groups.';
        return { note: '', fix: { title: 'Tidy your skills list', description } };
      }
    }
  },
  examples: {
    'no list': { state: 'none' },
    'no list, and enough is told elsewhere': { state: 'told elsewhere' },
    'well filled': { state: 'well filled', isAllSoft: false },
    'far more than the roles show': { state: 'unused', isAllSoft: false, claimed: ['Kubernetes', 'Terraform', 'Rust'] },
    'far more, no tool among them': { state: 'unused', isAllSoft: false, claimed: [] },
    'strengths only': { state: 'few', isAllSoft: true },
    'few tools': { state: 'few', isAllSoft: false },
    enough: { state: 'enough', isAllSoft: false },
    'a long mixed list': { state: 'untidy', isAllSoft: false },
  },
});
