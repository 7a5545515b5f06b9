import { headedCv, headedLooks, usualHeadings } from '@/tests/support/documents/headed-cv';

/** Where what was read is as likely wrong as right. */
const unsure = 0.5;
const sure = 0.85;

describe('how surely a CV was read', () => {
  it.each(headedLooks)('is high where every section is found: %s', async (look) => {
    const { confidence } = await headedCv(0, look, usualHeadings);
    expect(Math.min(confidence.work, confidence.education, confidence.skills)).toBeGreaterThanOrEqual(sure);
  });

  it.each(headedLooks)('is low for schools that stand under a heading nobody knows, and for no other part: %s', async (look) => {
    const { education, confidence } = await headedCv(1, look, { ...usualHeadings, education: 'Bits and pieces' });
    expect(education).toEqual([]);
    expect(confidence.education).toBeLessThan(unsure);
  });

  it.each(['plain docx', 'plain pdf'] as const)('is low for skills below a line nobody knows for a heading: %s', async (look) => {
    const { confidence } = await headedCv(0, look, { ...usualHeadings, skills: 'Bits and pieces' });
    expect(confidence.skills).toBeLessThan(unsure);
  });

  it.each(headedLooks)('is low for jobs whose heading names something else: %s', async (look) => {
    const { confidence } = await headedCv(0, look, { ...usualHeadings, work: 'Publications' });
    expect(confidence.work).toBeLessThan(unsure);
  });
});
