import { defineAudit, scored, type AuditFix } from '../legacy-audit';
import { ramp } from '../curves';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, SHORTEN_SKILLS, showInRole, writeSkills } from '../joint-advice';
import { atSentenceStart, count, listed, quoted } from '../text/wording';

const ENOUGH = 14;
/** Fewer tools and fields of knowledge than this make a thin list. */
const FEW = 10;
/** So many skills that are only claimed count beside those that are shown: filling the list alone earns little. */
const CLAIMS_BESIDE_SHOWN = 5;
/** Academic CVs tell by posts, grants and publications; a list is welcome there and seldom met. */
const ACADEMIC_FLOOR = 0.5;
const TOO_MANY = { from: 30, to: 50 };

/** A list of six to twenty skills, mostly tools and knowledge: what searches look for and what the roles then prove. */
export const skillList = defineAudit({
  id: 'skill-list',
  criterion: 'E1',
  category: 'E Skills and qualifications',
  points: 9,
  title: 'The skills section is well filled',
  partlyTitle: 'The skills list could say more',
  failureTitle: 'The skills list is thin',
  section: 'Skills Section',
  fix: {
    title: 'List your tools, methods and knowledge',
    description:
      'Name the tools, methods and knowledge the job asks for, in two or three groups. Show personal strengths through what you did instead.',
    type: 'Skills',
    minutes: 10,
  },
  run({ cv, reading, level, occupations }) {
    const items = reading.listed;
    const floor = level === 'academic' ? ACADEMIC_FLOOR : 0;
    if (items.length === 0)
      return scored(floor, NO_SKILLS, [], { title: ADD_SKILLS, description: writeSkills({ reading, occupations }), targets: [] });
    const soft = items.filter(({ isSoft }) => isSoft);
    const hard = items.length - soft.length;
    const grouped = items.length <= 10 || cv.skills.some(({ group }) => group !== null);
    const stuffed = reading.isStuffed;
    const shown = items.filter(({ isShown, isSoft }) => isShown && !isSoft).length;
    /** With so many tools, methods and fields of knowledge on the list, and so many of them seen in use. */
    const shareOf = (named: number, seen: number): number =>
      0.6 *
        ramp(seen + Math.min(named - seen, CLAIMS_BESIDE_SHOWN) + Math.min(soft.length, 2), 0, ENOUGH) *
        (0.4 + 0.6 * ramp(named + soft.length, TOO_MANY.to, TOO_MANY.from)) +
      0.1 * (grouped ? 1 : 0) +
      0.3 * ramp(Math.min(named, seen + CLAIMS_BESIDE_SHOWN), 0, 6) * ramp(soft.length / (named + soft.length), 0.8, 0.4);
    // Of a list written for a search only what is seen in use counts: honest entries keep their worth, the rest earns nothing.
    const share = stuffed ? 0.6 * ramp(shown, 0, ENOUGH) + 0.3 * ramp(shown, 0, 7) : Math.max(floor, shareOf(hard, shown));
    const note = stuffed
      ? `Your list names ${count(items.length, 'skill')}, more than a reader believes without seeing them in use.`
      : `${atSentenceStart(count(items.length, 'skill'))} ${items.length === 1 ? 'is' : 'are'} listed, ${soft.length === items.length ? (items.length === 1 ? 'a personal strength' : 'all of them personal strengths') : soft.length > 0 ? `${count(soft.length, 'of them', 'of them')} ${soft.length === 1 ? 'a personal strength' : 'personal strengths'}` : `${items.length === 1 ? '' : 'all of them '}${items.length === 1 ? 'a tool, a method or knowledge' : 'tools, methods or knowledge'}`}.`;
    const evidence = items.slice(0, 6).map(({ start, end }) => ({ start, end }));
    if (share > 0.9) return scored(share, note, evidence);
    const claimed = items.filter(({ isShown, isSoft }) => !isShown && !isSoft);
    const groups = ', in two or three groups: this is the list that searches look through.';
    const spans = (of: typeof items) => of.map(({ start, end }) => ({ start, end }));
    const fixOf = (): AuditFix => {
      if (stuffed) {
        const named = listed(claimed.slice(0, 2).map(({ text }) => quoted(text, 40)));
        return {
          title: SHORTEN_SKILLS,
          description: `${note} Keep the ten to fifteen that matter most for the job you want, and mention the main ones, such as ${named}, in the roles in which you used them.`,
          targets: spans(claimed),
          reachable: shareOf(Math.min(hard, ENOUGH), shown),
        };
      }
      if (hard < FEW) {
        return {
          title: NAME_SKILLS,
          description: `${note} Aim for ten to fifteen tools, methods and fields of knowledge${groups}`,
          targets: spans(soft),
          reachable: shareOf(ENOUGH, shown),
        };
      }
      if (claimed.length > 0 && hard + soft.length <= TOO_MANY.from) {
        return {
          title: showInRole(claimed),
          description: `${note} What your roles show counts for more than what is only listed.`,
          targets: spans(claimed),
          reachable: shareOf(hard, hard),
        };
      }
      return {
        title: 'Tidy your skills list',
        description: `${note} Keep the tools and knowledge that matter for the job you want${groups}`,
        targets: spans(soft),
      };
    };
    return scored(share, note, evidence, fixOf(), stuffed ? { title: 'The skills list claims far more than your roles show' } : {});
  },
});
