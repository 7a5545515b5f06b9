import { sectionNames, type SectionName } from '@/lib/rewrite/section-names';
import { AppError } from '@/lib/shared/errors';

const otherNames: ReadonlyMap<string, SectionName> = new Map([
  ['summary', 'Professional Summary'],
  ['profile', 'Professional Summary'],
  ['personal statement', 'Professional Summary'],
  ['experience', 'Work Experience'],
  ['skills', 'Skills Section'],
  ['skills & expertise', 'Skills Section'],
  ['education & qualifications', 'Education'],
  ['structure & formatting', 'Structure'],
]);

/** A part by its own name or by the title a screen gives it. Throws INVALID_REQUEST for any other name. */
export function sectionNamed(name: string): SectionName {
  const wanted = name.trim().toLowerCase();
  const found = sectionNames.find((known) => known.toLowerCase() === wanted) ?? otherNames.get(wanted);
  if (!found) throw new AppError('request/INVALID_REQUEST');
  return found;
}
