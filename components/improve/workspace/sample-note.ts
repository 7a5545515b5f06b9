/** Over the editors, where the report is the bundled sample. */
export const sampleNote = 'You are working on a sample CV. Suggestions and scores are made in your browser, without a call.';
