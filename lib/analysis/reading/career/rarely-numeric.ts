import { rarelyNumericIndustries, rarelyNumericTitles } from '@/lib/facts/career-words';
import { anyOf } from '@/lib/facts/lists';
import { findOccupation } from '@/lib/facts/occupations';
import type { OccupationMatch } from './occupation-match';
import type { Reading } from '../reading';

const industriesWithoutNumbers = new Set(rarelyNumericIndustries);
const titlesWithoutNumbers = anyOf(rarelyNumericTitles);

/** Whether the recent work is of a kind that seldom comes with numbers (care, teaching, trades, public service). */
export const isRarelyNumeric = (reading: Reading, occupations: readonly OccupationMatch[]): boolean => {
  const recent = reading.roles.slice(0, 2);
  if (recent.some(({ entry }) => titlesWithoutNumbers.test(entry.title?.text ?? ''))) return true;
  const industries = recent.flatMap(({ occupationIds }) => occupationIds.slice(0, 1)).map((id) => findOccupation(id)?.industry ?? '');
  const known = industries.length > 0 ? industries : [occupations[0]?.occupation.industry ?? ''];
  return known.some((industry) => industriesWithoutNumbers.has(industry));
};
