import type { SkillCount, SkillListFacts } from '../audits/skill-list';
import { defineWording } from './audit-wording';
import { agreeing, atSentenceStart, count, listed, quoted } from './phrases';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, SHORTEN_SKILLS, showInRole, writeSkills } from './shared-advice';

const GROUPS = 'in two or three groups: this is the list that searches look through.';

const noteOn = (facts: SkillCount): string =>
  `${atSentenceStart(count(facts.skills, 'skill'))} ${agreeing(facts.skills, 'is', 'are')} listed${facts.soft === facts.skills ? `, ${facts.skills === 1 ? 'a personal strength' : 'all of them personal strengths'}` : ''}.`;

export const skillListWording = defineWording<SkillListFacts>({
  id: 'skill-list',
  title: 'The skills section is well filled',
  partlyTitle: 'The skills list could say more',
  failureTitle: 'The skills list is thin',
  fix: {
    title: 'List your tools, methods and knowledge',
    description:
      'Name the tools, methods and knowledge the job asks for, in two or three groups. Show personal strengths through what you did instead.',
    type: 'Skills',
    minutes: 10,
  },
  notAssessable: {},
  describe(facts) {
    switch (facts.state) {
      case 'none':
        return { note: NO_SKILLS, fix: { title: ADD_SKILLS, description: writeSkills(facts.skillsInUse) } };
      case 'unused': {
        const note = `Your list names ${count(facts.skills, 'skill')}, more than a reader believes without seeing them in use.`;
        const main = listed(facts.claimed.slice(0, 2).map((skill) => quoted(skill, 40)));
        const such = main === '' ? '' : `, such as ${main},`;
        return {
          title: 'The skills list claims far more than your roles show',
          note,
          fix: {
            title: SHORTEN_SKILLS,
            description: `${note} Keep the eight to twelve that matter most for the job you want, and mention the main ones${such} in the roles in which you used them.`,
          },
        };
      }
      case 'well filled':
        return { note: noteOn(facts) };
      case 'few': {
        const note = noteOn(facts);
        const description = `${note} Eight to twelve tools, methods and fields of knowledge are plenty, ${GROUPS}`;
        return { note, fix: { title: NAME_SKILLS, description } };
      }
      case 'enough': {
        const note = noteOn(facts);
        return {
          note,
          fix: {
            title: 'Put first the skills that each advert names',
            description: `${note} That is enough: what each advert asks for first belongs first.`,
          },
        };
      }
      case 'claimed': {
        const note = noteOn(facts);
        const description = `${note} What your roles show counts for more than what is only listed.`;
        return { note, fix: { title: showInRole(facts.claimed), description } };
      }
      case 'untidy': {
        const note = noteOn(facts);
        const description = `${note} Keep the tools and knowledge that matter for the job you want, ${GROUPS}`;
        return { note, fix: { title: 'Tidy your skills list', description } };
      }
    }
  },
  examples: {
    'no list': { state: 'none', skillsInUse: [] },
    'well filled': { state: 'well filled', skills: 16, soft: 2 },
    'far more than the roles show': { state: 'unused', skills: 60, soft: 1, claimed: ['Kubernetes', 'Terraform', 'Rust'] },
    'far more, no tool among them': { state: 'unused', skills: 40, soft: 1, claimed: [] },
    'one strength': { state: 'few', skills: 1, soft: 1 },
    'strengths only': { state: 'few', skills: 5, soft: 5 },
    'one tool': { state: 'few', skills: 1, soft: 0 },
    'skills not seen in use': { state: 'claimed', skills: 14, soft: 0, claimed: ['Sage 50', 'Xero', 'payroll'] },
    enough: { state: 'enough', skills: 9, soft: 1 },
    'a long mixed list': { state: 'untidy', skills: 38, soft: 1 },
  },
});
