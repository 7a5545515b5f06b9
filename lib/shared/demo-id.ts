/** The fixed id of the bundled sample analysis: it exists on every installation and belongs to everybody. */
export const demoId = 'demo';
