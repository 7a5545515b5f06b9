import type { Confidence, Cv, WorkEntry } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CoreKind, DraftSection } from './sections/draft-section';
import type { Contents } from './sections/evidence';
import { countDatedTitles, hasImplausibleName, isHalfRead, shareOfDoubt, weightOfUnreadDates } from './work/doubts';

interface Read extends Pick<Cv, 'work' | 'education' | 'skills'> {
  /** The jobs whose heads have a second best reading that scores nearly as well. */
  narrowHeads: ReadonlySet<WorkEntry>;
  /** The year in which a job that goes on is held. */
  year: number;
}

/** A sign that a part of the CV was read wrongly, and by how many points it lowers the confidence. */
interface Doubt {
  id: string;
  points: number;
  /** How strongly it holds, 0..1. */
  share: (sections: readonly DraftSection[], read: Read) => number;
}

/** Kinds of sections in which such contents are not misplaced: jobs in a section of voluntary roles are not lost jobs. */
const rightPlaces: Readonly<Record<CoreKind, ReadonlySet<string>>> = {
  experience: new Set(['experience', 'volunteering', 'projects', 'awards', 'interests', 'memberships']),
  education: new Set(['education', 'certifications', 'training']),
  skills: new Set(['skills', 'languages']),
};

/** Kinds of sections in which dates beside a title or employer need not be a lost job. */
const whereJobsAreMentioned: ReadonlySet<string> = new Set(
  'experience volunteering projects education training interests summary top additional awards memberships publications'.split(' '),
);

const sectionsOf = (sections: readonly DraftSection[], kind: CoreKind): readonly (readonly Line[])[] =>
  sections.filter((section) => section.kind === kind).map(({ lines }) => lines);

/** The lines that may be about paid work. */
const linesAbout = (sections: readonly DraftSection[]): readonly Line[] =>
  sections.filter(({ kind }) => !noWork.has(kind)).flatMap(({ lines }) => lines);
const noWork: ReadonlySet<string> = new Set(
  'education volunteering projects awards memberships publications references interests'.split(' '),
);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A stretch is certain where the next best kind scores so many points less. */
const sureMargin = 2;

/** The share of the contents of a kind that are in sections of other kinds, or only narrowly in their own. */
function misplaced(
  sections: readonly DraftSection[],
  kind: CoreKind,
  weightOf: (contents: DraftSection['stretches'][number]['contents']) => number,
): number {
  let all = 0;
  let doubtful = 0;
  for (const section of sections)
    for (const { contents, margin, marginAs } of section.stretches) {
      const weight = Math.min(weightOf(contents), 3);
      const isRight = rightPlaces[kind].has(section.kind);
      all += weight;
      if (!isRight) doubtful += weight;
      else doubtful += weight * (1 - clamp((section.kind === kind ? marginAs[kind] : margin) / sureMargin)) * 0.7;
    }
  return all === 0 ? 0 : doubtful / all;
}

const hasSection = (sections: readonly DraftSection[], kind: CoreKind | 'certifications' | 'training'): boolean =>
  sections.some((section) => section.kind === kind && section.lines.length > 0);

/** Whether contents are in sections other than `kinds`, 0..1: 1 for a job, a school or a list. */
const elsewhere = (sections: readonly DraftSection[], kinds: ReadonlySet<string>, countOf: (contents: Contents) => number): number =>
  clamp(
    sections
      .filter((section) => !kinds.has(section.kind))
      .reduce((sum, { stretches }) => sum + stretches.reduce((all, { contents }) => all + countOf(contents), 0), 0),
  );

/** As `elsewhere`, where no section of the kind was found. */
const lost = (
  sections: readonly DraftSection[],
  kind: CoreKind,
  kinds: ReadonlySet<string>,
  countOf: (contents: Contents) => number,
): number => (hasSection(sections, kind) ? 0 : elsewhere(sections, kinds, countOf));

const shareOf = <One>(all: readonly One[], holds: (one: One) => boolean): number =>
  all.length === 0 ? 0 : all.filter(holds).length / all.length;

/** 1 where there is a section of the kind and nothing was read from it. */
const unread = (sections: readonly DraftSection[], kind: CoreKind, found: number): number =>
  found === 0 && sections.some((section) => section.kind === kind && (section.lines.length > 0 || section.heading !== null)) ? 1 : 0;

/** Kinds of sections in which lists of short items are usual. */
const listPlaces: ReadonlySet<string> = new Set(['skills', 'languages', 'interests', 'certifications', 'training', 'memberships']);

const doubts: Readonly<Record<CoreKind, readonly Doubt[]>> = {
  experience: [
    { id: 'work.misplaced', points: 7, share: (sections) => misplaced(sections, 'experience', ({ jobs }) => jobs) },
    { id: 'work.nothing-read', points: 6, share: (sections, { work }) => unread(sections, 'experience', work.length) },
    { id: 'work.no-section', points: 2, share: (sections) => (hasSection(sections, 'experience') ? 0 : 1) },
    {
      id: 'work.fields-missing',
      points: 4,
      share: (_, { work }) => shareOf(work, ({ title, employer, dates }) => !dates && (!title || !employer)),
    },
    { id: 'work.half-heads', points: 6, share: (_, { work, year }) => shareOfDoubt(work, year, isHalfRead) },
    {
      id: 'work.narrow-heads',
      points: 5,
      share: (_, { work, year, narrowHeads }) => shareOfDoubt(work, year, (one) => narrowHeads.has(one)),
    },
    { id: 'work.no-names', points: 8, share: (_, { work, year }) => shareOfDoubt(work, year, hasImplausibleName) },
    {
      id: 'work.unread-dates',
      points: 4,
      share: (sections, { work, year }) => clamp(weightOfUnreadDates(sectionsOf(sections, 'experience'), work, year)),
    },
    {
      id: 'work.posts-elsewhere',
      points: 4,
      share: (sections, { work }) => (work.length === 0 ? clamp(countDatedTitles(linesAbout(sections))) : 0),
    },
    { id: 'work.among-items', points: 4, share: (sections) => elsewhere(sections, whereJobsAreMentioned, ({ jobs }) => jobs) },
  ],
  education: [
    {
      id: 'education.lost',
      points: 5,
      share: (sections, { education }) =>
        education.length > 0 ? 0 : lost(sections, 'education', rightPlaces.education, ({ schooling }) => schooling),
    },
    {
      id: 'education.misplaced',
      points: 2,
      share: (sections) => misplaced(sections, 'education', ({ schooling }) => (schooling >= 1 ? schooling : 0)),
    },
    { id: 'education.nothing-read', points: 6, share: (sections, { education }) => unread(sections, 'education', education.length) },
    {
      id: 'education.no-section',
      points: 2,
      // CVs of trades and of the forces may have certificates or courses and no education.
      share: (sections, { education }) =>
        education.length > 0 || (['education', 'certifications', 'training'] as const).some((kind) => hasSection(sections, kind)) ? 0 : 1,
    },
    {
      id: 'education.fields-missing',
      points: 3,
      share: (_, { education }) => shareOf(education, ({ institution, award }) => !institution && !award),
    },
  ],
  skills: [
    // A list beside a job tells its duties: 'Filing, typing invoices, petty cash'.
    {
      id: 'skills.lost',
      points: 4,
      share: (sections) => lost(sections, 'skills', listPlaces, ({ lists, jobs }) => (jobs > 0 ? 0 : lists)),
    },
    {
      id: 'skills.misplaced',
      points: 2,
      share: (sections) => misplaced(sections, 'skills', ({ knownSkills, lists }) => (lists > 0 ? knownSkills * 3 : 0)),
    },
    { id: 'skills.nothing-read', points: 6, share: (sections, { skills }) => unread(sections, 'skills', skills.length) },
    { id: 'skills.no-section', points: 2, share: (sections) => (hasSection(sections, 'skills') ? 0 : 1) },
  ],
};

/** Points of a reading without any doubt, which give a confidence of .97. */
const pointsWithoutDoubt = 3.5;

/**
 * How certain it is that work, education and skills were read completely, 0..1. It depends on how narrowly the sections were decided, on
 * contents in sections where they do not belong, and on what was read from the sections. The points were set on labelled documents.
 */
export function confidenceOf(sections: readonly DraftSection[], read: Read): Confidence {
  const of = (kind: CoreKind): number => {
    const points = doubts[kind].reduce((sum, doubt) => sum - doubt.points * doubt.share(sections, read), pointsWithoutDoubt);
    return Math.round(100 / (1 + Math.exp(-points))) / 100;
  };
  return { work: of('experience'), education: of('education'), skills: of('skills') };
}
