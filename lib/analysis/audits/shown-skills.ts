import { defineAudit, notAssessable, scored } from '../audit';
import { ramp } from '../curves';
import { showInRole } from '../joint-advice';
import { atSentenceStart, inWords, listed, quoted } from '../text/wording';

const FULL_SHARE = 0.95;

/** A skill that is only listed is a claim; one that is seen in a role, a project or a course is shown. */
export const shownSkills = defineAudit({
  id: 'shown-skills',
  criterion: 'E2',
  category: 'E Skills and qualifications',
  points: 4,
  title: 'Your roles show the skills you list',
  partlyTitle: 'Your roles show some of the skills you list',
  failureTitle: 'Many listed skills are never seen in use',
  section: 'Skills Section',
  fix: {
    title: 'Show your main skills in your roles',
    description: 'Take the skills you list and mention each main one where you used it. A reader believes what a role shows.',
    type: 'Skills',
    minutes: 15,
  },
  run({ cv, reading }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('Skills in use are recognised in English only.');
    const hard = reading.listed.filter(({ isSoft }) => !isSoft);
    if (hard.length === 0) return scored(0, 'No tools, methods or knowledge are listed that your roles could show.');
    const shown = hard.filter(({ isShown }) => isShown);
    const claimed = hard.filter(({ isShown }) => !isShown);
    const share = ramp(shown.length / hard.length, 0, FULL_SHARE) * ramp(hard.length, 0, 4);
    const note = `${shown.length === hard.length && hard.length > 1 ? 'All' : `${atSentenceStart(inWords(shown.length))} of the`} ${inWords(hard.length)} tools and methods you list ${shown.length === 1 ? 'appears' : 'appear'} in your roles, projects or courses.`;
    const evidence = shown.map(({ start, end }) => ({ start, end }));
    if (share === 1 || claimed.length === 0) return scored(share, note, evidence);
    return scored(share, note, evidence, {
      title: showInRole(claimed),
      description: `${note} ${listed(claimed.slice(0, 3).map(({ text }) => quoted(text, 40)))} ${claimed.length === 1 ? 'stands' : 'stand'} in the list only: say where you used ${claimed.length === 1 ? 'it' : 'them'}, because a reader believes what a role shows.`,
      targets: claimed.map(({ start, end }) => ({ start, end })),
    });
  },
});
