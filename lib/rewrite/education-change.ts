import { isWeakRating } from './weak-rating';

/** A change of the education is proposed where it is rated weak; else the part stays as it is. */
export const needsEducationChange = (rating: string | null): boolean => isWeakRating(rating);
