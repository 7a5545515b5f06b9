import type { Cv, Piece } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { CvText } from '@/lib/cv/document/redacted-document';
import { wholeText } from '../profile/whole-text';
import type { DraftSection } from '../sections/draft-section';
import type { LinesByKind } from '../sections/lines-by-kind';
import type { Trace } from '../trace';
import { readAchievements, readItems, readProjects } from './simple-sections';

type OtherSections = Pick<
  Cv,
  'certificates' | 'memberships' | 'projects' | 'publications' | 'awards' | 'achievements' | 'training' | 'interests' | 'references'
>;

/** Headings over achievements that need not be awards: 'Key achievements', 'Career highlights'. */
const achievementsHeading = /\b(?:achievements|accomplishments|highlights)\b/i;

/** Everything that is neither work, education, skills nor profile. */
export function readOtherSections(
  text: CvText,
  { linesOf }: LinesByKind,
  sections: readonly DraftSection[],
  trace: Trace | undefined,
): OtherSections {
  const achievements = sections.filter(({ kind, heading }) => kind === 'additional' && heading && achievementsHeading.test(heading.text));
  return {
    certificates: readItems(text, linesOf('certifications'), trace, true),
    memberships: readItems(text, linesOf('memberships'), trace),
    projects: readProjects(text, linesOf('projects'), trace),
    publications: readItems(text, linesOf('publications'), trace),
    awards: readAchievements(text, linesOf('awards'), trace),
    achievements: achievements.flatMap(({ lines }) => readAchievements(text, lines, trace)),
    training: readItems(text, linesOf('training'), trace, true),
    interests: readWhole(text, linesOf('interests'), 'interests', trace),
    references: readReferences(text, sections, trace),
  };
}

/** The text of the references; their heading where nothing is below it. */
function readReferences(text: CvText, sections: readonly DraftSection[], trace: Trace | undefined): Piece | null {
  const references = sections.filter(({ kind }) => kind === 'references');
  const lines = references.flatMap((section) => section.lines);
  return readWhole(text, lines, 'references', trace) ?? references[0]?.heading ?? null;
}

function readWhole(text: CvText, lines: readonly Line[], kind: string, trace: Trace | undefined): Piece | null {
  for (const { start } of lines) trace?.note(start, { step: 'other', readAs: 'item', rule: `${kind}.whole-section` });
  return wholeText(text, lines);
}
