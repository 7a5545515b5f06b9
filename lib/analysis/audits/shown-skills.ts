import { defineAudit, notAssessable, scored } from '../legacy-audit';
import { ramp } from '../curves';
import { ADD_SKILLS, NAME_SKILLS, NO_SKILLS, showInRole, writeSkills } from '../joint-advice';
import { atSentenceStart, inWords, listed, quoted } from '../text/wording';

const FULL_SHARE = 0.95;
/** Of a list that is still to be written about half can be expected to be seen in the roles. */
const NEW_LIST = 0.5;

const noteOn = (shown: number, all: number): string => {
  const places = 'in your roles, projects or courses.';
  if (all === 1) return `The one tool or method you list ${shown === 1 ? 'appears' : 'does not appear'} ${places}`;
  if (all === 2 && shown === 2) return `Both tools and methods you list appear ${places}`;
  if (all === 2 && shown === 0) return `Neither of the two tools and methods you list appears ${places}`;
  const part = shown === all ? 'All' : `${atSentenceStart(inWords(shown))} of the`;
  return `${part} ${inWords(all)} tools and methods you list ${shown === 1 ? 'appears' : 'appear'} ${places}`;
};

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
  run({ cv, reading, level, occupations }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('Skills in use are recognised in English only.');
    const hard = reading.listed.filter(({ isSoft }) => !isSoft);
    if (reading.listed.length === 0 && level === 'academic')
      return notAssessable('There is no list of skills, and academic CVs need none.');
    if (reading.listed.length === 0)
      return scored(0, NO_SKILLS, [], {
        title: ADD_SKILLS,
        description: writeSkills({ reading, occupations }),
        targets: [],
        reachable: NEW_LIST,
      });
    if (hard.length === 0) {
      const note = 'No tools, methods or knowledge are listed that your roles could show.';
      const description = `${note} List those you use, and mention each main one in the role in which you used it.`;
      return scored(0, note, [], { title: NAME_SKILLS, description, targets: [], reachable: NEW_LIST });
    }
    const shown = hard.filter(({ isShown }) => isShown);
    const claimed = hard.filter(({ isShown }) => !isShown);
    const share = ramp(shown.length / hard.length, 0, FULL_SHARE) * ramp(hard.length, 0, 4);
    const note = noteOn(shown.length, hard.length);
    const evidence = shown.map(({ start, end }) => ({ start, end }));
    if (share === 1 || claimed.length === 0) return scored(share, note, evidence);
    return scored(share, note, evidence, {
      title: showInRole(claimed),
      description: `${note} ${listed(claimed.slice(0, 3).map(({ text }) => quoted(text, 40)))} ${claimed.length === 1 ? 'stands' : 'stand'} in the list only: say where you used ${claimed.length === 1 ? 'it' : 'them'}, because a reader believes what a role shows.`,
      targets: claimed.map(({ start, end }) => ({ start, end })),
    });
  },
});
