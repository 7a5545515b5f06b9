import { defineAudit, scored, type AuditFix } from '../audit';
import { ramp } from '../curves';
import { showInRole } from '../joint-advice';
import { atSentenceStart, count } from '../text/wording';

const ENOUGH = 14;
/** So many skills that are only claimed count beside those that are shown: filling the list alone earns little. */
const CLAIMS_BESIDE_SHOWN = 5;
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
    title: 'List six to twenty skills, tools and knowledge first',
    description:
      'Name the tools, methods and knowledge the job asks for, in two or three groups. Show personal strengths through what you did instead.',
    type: 'Skills',
    minutes: 10,
  },
  run({ cv, reading }) {
    const items = reading.listed;
    if (items.length === 0) return scored(0, 'Your CV has no list of skills.');
    const soft = items.filter(({ isSoft }) => isSoft);
    const hard = items.length - soft.length;
    const grouped = items.length <= 10 || cv.skills.some(({ group }) => group !== null);
    const stuffed = reading.isStuffed;
    const shown = items.filter(({ isShown, isSoft }) => isShown && !isSoft).length;
    /** With so many tools, methods and fields of knowledge on the list. */
    const shareOf = (named: number): number =>
      0.6 *
        ramp(shown + Math.min(named - shown, CLAIMS_BESIDE_SHOWN) + Math.min(soft.length, 2), 0, ENOUGH) *
        (0.4 + 0.6 * ramp(named + soft.length, TOO_MANY.to, TOO_MANY.from)) +
      0.1 * (grouped ? 1 : 0) +
      0.3 * ramp(Math.min(named, shown + CLAIMS_BESIDE_SHOWN), 0, 7) * ramp(soft.length / (named + soft.length), 0.8, 0.4);
    const full = shareOf(hard);
    const share = stuffed ? 0 : full;
    const note = stuffed
      ? `Your list names ${count(items.length, 'skill')}, and hardly any of them appear in your roles.`
      : `${atSentenceStart(count(items.length, 'skill'))} ${items.length === 1 ? 'is' : 'are'} listed, ${soft.length > 0 ? `${count(soft.length, 'of them', 'of them')} personal strengths` : 'all of them tools, methods or knowledge'}.`;
    const evidence = items.slice(0, 6).map(({ start, end }) => ({ start, end }));
    if (share > 0.9) return scored(share, note, evidence);
    const claimed = items.filter(({ isShown, isSoft }) => !isShown && !isSoft);
    const groups = ', in two or three groups: this is the list that searches look through.';
    const spans = (of: typeof items) => of.map(({ start, end }) => ({ start, end }));
    const fixOf = (): AuditFix => {
      if (stuffed) {
        return {
          title: 'Cut the skills list to what your roles show',
          description: `${note} A long list of words proves nothing and reads as written for a machine: keep those you can show.`,
          targets: spans(items),
        };
      }
      if (hard < ENOUGH) {
        return {
          title: 'Name more tools, methods and knowledge',
          description: `${note} Aim for ten to fifteen tools, methods and fields of knowledge${groups}`,
          targets: spans(soft),
          reachable: shareOf(ENOUGH),
        };
      }
      if (soft.length === 0 && grouped && items.length <= TOO_MANY.from && claimed.length > 0) {
        return {
          title: showInRole(claimed),
          description: `${note} What your roles show counts for more than what is only listed.`,
          targets: spans(claimed),
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
