import { findOccupation } from '@/lib/facts/occupations';
import type { OccupationMatch } from './occupation-match';
import type { Reading } from '../reading';

/** Fields whose work seldom comes with numbers: there a named outcome (an inspection grade, an award) weighs more. */
const FIELDS = new Set([
  'healthcare',
  'social-care',
  'education',
  'construction',
  'public-sector',
  'emergency-services',
  'non-profit',
  'hospitality',
  'leisure',
  'creative',
]);
const ADMINISTRATION = /\b(?:administrat\w+|receptionist|secretary|clerk|cleaner|caretaker)\b/i;

export const isRarelyNumeric = (reading: Reading, occupations: readonly OccupationMatch[]): boolean => {
  const recent = reading.roles.slice(0, 2);
  if (recent.some(({ entry }) => ADMINISTRATION.test(entry.title?.text ?? ''))) return true;
  const industries = recent.flatMap(({ occupationIds }) => occupationIds.slice(0, 1)).map((id) => findOccupation(id)?.industry ?? '');
  const known = industries.length > 0 ? industries : [occupations[0]?.occupation.industry ?? ''];
  return known.some((industry) => FIELDS.has(industry));
};
