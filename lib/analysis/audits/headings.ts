import type { SectionKind } from '@/lib/cv/cv';
import { defineAudit, scored } from '../legacy-audit';
import { ADD_SKILLS, NO_PROFILE, PROFILE_WITH_RESULT, SHORTEN_SKILLS, writeProfile, writeSkills } from '../joint-advice';
import { listed } from '../text/wording';

const wanted: readonly [kind: SectionKind, standard: string, worth: number][] = [
  ['experience', 'Work Experience', 0.35],
  ['education', 'Education', 0.25],
  ['skills', 'Skills', 0.2],
  ['summary', 'Profile', 0.2],
];

/** A heading that software knows files what stands under it in the right place. */
export const headings = defineAudit({
  id: 'headings',
  criterion: 'A4',
  category: 'A Machine-readable',
  points: 2,
  title: 'Sections carry headings that software knows',
  partlyTitle: 'Most sections carry headings that software knows',
  failureTitle: 'Some sections have no heading that software knows',
  section: 'Structure',
  fix: {
    title: 'Use standard section headings',
    description:
      'Head the main sections Profile, Work Experience, Education and Skills. Software files the text under a heading it knows; readers find their way by the same words.',
    type: 'Structure',
    minutes: 5,
  },
  run({ cv, reading, occupations }) {
    const found = wanted.map(([kind, standard, worth]) => {
      const section = cv.sections.find((candidate) => candidate.kind === kind && candidate.heading);
      // Without a heading of its own a profile under the name is still found; voluntary work may stand for jobs.
      const present =
        !(kind === 'skills' && reading.isStuffed) &&
        (section !== undefined ||
          (kind === 'summary' && cv.profile !== null) ||
          (kind === 'experience' && cv.sections.some((s) => s.kind === 'volunteering' && s.heading)));
      return { standard, worth, present, heading: section?.heading ?? null };
    });
    const share = found.reduce((sum, { worth, present }) => sum + (present ? worth : 0), 0);
    const isSetAside = reading.isStuffed && cv.skills.length > 0;
    const missing = found
      .filter(({ present, standard }) => !present && !(isSetAside && standard === 'Skills'))
      .map(({ standard }) => `‘${standard}’`);
    const evidence = found.flatMap(({ heading }) => (heading ? [heading] : []));
    if (missing.length === 0 && isSetAside) {
      return scored(share, 'The heading over your skills is there; the list under it is too long beside what your roles show.', evidence, {
        title: SHORTEN_SKILLS,
        description: 'The heading over your skills counts once the list under it is shorter and seen in use.',
        targets: [],
      });
    }
    if (missing.length === 0) return scored(share, 'Profile, experience, education and skills can each be told apart.', evidence);
    const note = `We found no section that reads as ${listed(missing, 'or')}.`;
    if (missing.length === 1 && cv.profile === null && missing[0] === '‘Profile’')
      return scored(
        share,
        NO_PROFILE,
        evidence,
        { title: PROFILE_WITH_RESULT, description: writeProfile(NO_PROFILE), targets: [] },
        { isNoStrength: true },
      );
    if (missing.length === 1 && cv.skills.length === 0 && missing[0] === '‘Skills’')
      return scored(share, note, evidence, { title: ADD_SKILLS, description: writeSkills({ reading, occupations }), targets: [] });
    return scored(share, note, evidence, {
      title: `Add a heading for ${listed(missing)}`,
      description: `${note} If the content is there, give it that heading; if not, add the section.`,
      targets: [],
    });
  },
});
