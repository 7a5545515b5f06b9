/** Ratings that say that a part needs work. */
const weakRatings = new Set(['Poor', 'Below Average', 'Needs Improvement']);

export const isWeakRating = (rating: string | null): boolean => rating !== null && weakRatings.has(rating);
