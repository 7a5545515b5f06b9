/** The note of an audit that failed by a mistake of ours. */
export const ERRORED_NOTE = 'This check could not be made.';
