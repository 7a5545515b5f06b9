import type { DisplayResult } from '@/lib/report/display-result';
import type { SectionName } from '@/lib/rewrite/section-names';

export type StepId = 'statement' | 'experience' | 'skills' | 'education' | 'structure';

interface StepSection {
  /** The part of the report and of the suggestion call that belongs to the step. */
  section: SectionName;
  /** Other names that an older result may use for the section. */
  otherNames: readonly string[];
}

/** Separate from the texts of the steps, so that a report can link to a step without loading them. */
export const stepSections: Readonly<Record<StepId, StepSection>> = {
  statement: { section: 'Professional Summary', otherNames: ['Personal Statement', 'Profile', 'Summary'] },
  experience: { section: 'Work Experience', otherNames: ['Experience', 'Employment History'] },
  skills: { section: 'Skills Section', otherNames: ['Skills', 'Skills & Expertise'] },
  education: { section: 'Education', otherNames: ['Education & Qualifications', 'Qualifications'] },
  structure: { section: 'Structure', otherNames: ['Structure & Formatting', 'Formatting', 'Format'] },
};
const stepIds: readonly StepId[] = ['statement', 'experience', 'skills', 'education', 'structure'];

/** The step in which an improvement with this title is made: that of the section whose feedback recommends it. */
export function stepForImprovement(result: DisplayResult, title: string): StepId | null {
  const found = result.sectionAnalysis.find(({ recommendations }) => recommendations.some((text) => text.startsWith(`${title}.`)));
  return stepIds.find((id) => found && [stepSections[id].section, ...stepSections[id].otherNames].includes(found.section)) ?? null;
}
