import { isWeakRating } from './weak-rating';

/** A change of the education is proposed where the section is rated weak; else the section stays as it is. */
export const needsEducationChange = (rating: string | null): boolean => isWeakRating(rating);
