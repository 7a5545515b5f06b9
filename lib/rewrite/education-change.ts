/** Ratings for which a change is proposed; for better ones the part stays as it is. */
const weakRatings = new Set(['Poor', 'Below Average', 'Needs Improvement']);

export const needsEducationChange = (rating: string | null): boolean => rating !== null && weakRatings.has(rating);
