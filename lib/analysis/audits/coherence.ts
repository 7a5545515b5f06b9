import { defineAudit, notAssessable, scored } from '../audit';
import { matchConfidence } from '../reading/career/occupation-match';
import { titleFor } from '../reading/career/occupation-title';
import { isShown } from '../reading/skills/found-skills';
import { listed, quoted } from '../text/wording';

const CHANGE =
  /\b(?:career\schange|chang(?:e|ing)\scareers?|moving\s(?:from|into)|retrain(?:ed|ing)|transition(?:ing)?\s(?:from|into|to))\b/i;
/** The same work after a break. */
const RETURN = /\breturning\sto\b/i;

/** Titles, skills and profile should point to one kind of job; a change of career is fine once it is said. */
export const coherence = defineAudit({
  id: 'coherence',
  criterion: 'D4',
  category: 'D Profile and direction',
  points: 3,
  title: 'Your CV points to one kind of job',
  partlyTitle: 'Your CV leans towards one kind of job',
  failureTitle: 'It is hard to tell which job you want',
  section: 'Professional Summary',
  fix: {
    title: 'Point everything at one kind of job',
    description:
      'Use the title of the job you want in your profile, lead your skills with what it asks for, and if you are changing direction say so in one sentence.',
    type: 'Content',
    minutes: 15,
  },
  run({ cv, reading, occupations }) {
    if (cv.language !== 'en' && cv.language !== 'und') return notAssessable('Job families are recognised in English only.');
    if (cv.work.length === 0 && cv.skills.length === 0) return scored(0, 'There are neither roles nor skills that could point to a job.');
    const profile = cv.profile ? cv.text.slice(cv.profile.start, cv.profile.end) : '';
    const isChanging = CHANGE.test(profile);
    const says = isChanging || RETURN.test(profile);
    const best = occupations[0];
    // What is not sure enough to be named as a role is not named here either.
    const isSure = matchConfidence(occupations) !== 'none';
    if (!best || best.score < 20)
      return says
        ? scored(0.7, `Your profile says that you are ${isChanging ? 'changing direction' : 'returning to work'}.`)
        : scored(0.35, 'We could not tell from your titles and skills which kind of job you want.');
    const titles = best.titleShare >= 0.6 ? 0.6 : best.titleShare > 0 ? 0.4 : 0;
    const telling = reading.isStuffed ? best.matched.filter(isShown) : best.matched;
    const skills = Math.min(0.4, telling.length * 0.08);
    const share = Math.max(says ? 0.7 : 0, titles + skills);
    const evidence = best.matched.slice(0, 4).flatMap(({ mentions }) => mentions.slice(0, 1));
    if (!isSure) {
      return scored(
        share,
        'Your titles and skills do not yet point clearly to one kind of job.',
        [],
        {
          title: 'Point everything at one kind of job',
          description:
            'Your titles and skills do not yet point clearly to one kind of job. Put the title of the job you want into your profile, and lead your skills with what it asks for; if you are changing direction, say so in one sentence.',
          targets: [],
        },
        { title: 'The job you want could be plainer', isNoStrength: true },
      );
    }
    const note = `Your titles and skills point to ${quoted(titleFor(cv, reading, best.occupation))}.`;
    const unnamed = best.missing.slice(0, 3);
    if (unnamed.length === 0) return scored(share, note, evidence);
    if (isChanging) {
      const description = `${note} Your profile says that you are changing direction: say of each role which part of it the new job asks for, and lead your skills with those.`;
      return scored(share, note, evidence, { title: 'Show what you bring to the new direction', description, targets: [] });
    }
    const isNamed = reading.profileHits.some(
      ({ value }) => value.list === 'title' && [best.occupation.id, best.occupation.next].includes(value.id),
    );
    return scored(share, note, evidence, {
      title: isNamed ? 'Show more of what the job you want asks for' : 'Point everything at one kind of job',
      description: isNamed
        ? `${note} Its adverts often ask for ${listed(unnamed, 'or')} too: say where you have done such work.`
        : `${note} If that is the job you want, say so in your profile and show more of what it asks for, such as ${listed(unnamed, 'or')}, where you have done it; if you are changing direction, say that in one sentence.`,
      targets: [],
    });
  },
});
