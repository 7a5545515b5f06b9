import type { Cv } from '@/lib/cv/cv';
import { namesOf, type Occupation } from '@/lib/facts/occupations';
import type { Reading } from '../reading';
import { rungOf } from './seniority';

/** The person's own title as adverts write it ('Gas Engineer' where the occupation is called otherwise), if it is known. */
export const ownTitle = (cv: Cv, { roles, newest }: Reading, occupation: Occupation): string | null => {
  if (roles.every(({ occupationIds }) => !occupationIds.includes(occupation.id))) return null;
  for (const span of [...newest.slice(0, 2).map(({ entry }) => entry.title), cv.headline]) {
    const said = span?.text.toLowerCase() ?? '';
    if (said === '') continue;
    const known = namesOf(occupation).filter((name) => said.includes(name.toLowerCase()));
    const longest = known.sort((a, b) => b.length - a.length)[0];
    if (longest === occupation.title) return null;
    // A past internship is no title to search for.
    if (longest && rungOf(longest) !== 0) return longest;
  }
  return null;
};

/** The name of an occupation in the report: the person's own title where it is one of its names. */
export const titleFor = (cv: Cv, reading: Reading, occupation: Occupation): string => ownTitle(cv, reading, occupation) ?? occupation.title;
