/** Shown above the editors of the sample report. */
export const sampleNote = 'You are working on a sample CV. Suggestions and scores are made in your browser, without a call.';
