/** The note of an audit that failed by a mistake of ours. */
export const ERRORED_NOTE = 'This check could not be made.';

/** Of a category in which nothing could be judged, so that nobody loses points by it. */
export const AVERAGE_TITLE = 'Counted until it is judged';
export const AVERAGE_NOTE = 'As much as what we could judge has earned on average.';
