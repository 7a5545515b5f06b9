import type { Cv } from '@/lib/cv/cv';
import type { Figure } from './figure-context';
import { findFigures } from './figures';
import type { Reading } from '../reading';
import { overlapsAny } from '../../text/spans';

/** The figures of the profile; one inside a stock phrase ('gives 110%') measures nothing. */
export const profileFigures = ({ text, profile }: Cv, { profileTokens, profileHits }: Reading): Figure[] => {
  if (!profile) return [];
  const stock = profileHits.filter(({ value }) => value.list === 'cliche');
  return findFigures(profileTokens, text.slice(profile.start, profile.end), profile.start).filter((figure) => !overlapsAny(stock, figure));
};
