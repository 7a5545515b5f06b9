/** The fixed id of the bundled sample analysis, which every installation has and everybody may read. */
export const demoId = 'demo';
