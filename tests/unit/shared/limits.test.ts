import { limits } from '@/lib/shared/limits';

/** As the specification says them. */
describe('the limits', () => {
  it.each([
    ['bytes of an upload', limits.uploadBytes, 5_242_880],
    ['improvements before the rest is only counted', limits.improvementsShown, 4],
    ['strengths before the unlock', limits.strengthsShown, 2],
    ['fixes before the unlock', limits.fixesShown, 2],
    ['characters of a card', limits.cardTextLength, 50],
    ['characters of a section’s excerpt', limits.sectionExcerptLength, 500],
    ['guided steps', limits.guidedSteps, 5],
    ['minutes of a guided step', limits.guidedMinutesPerStep, 3],
    ['characters of a summary in the overview', limits.adminSummaryLength, 50],
    ['width of the viewer', limits.popupWidth, 900],
    ['height of the viewer', limits.popupHeight, 800],
    ['size of the gauge', limits.gaugeSize, 220],
    ['thickness of the gauge', limits.gaugeThickness, 16],
    ['the score of a result without one', limits.defaultScore, 77],
    ['the score above which it sparkles', limits.sparklesAbove, 80],
    ['rows of a page', limits.pageSize, 50],
    ['rows of the longest page', limits.maxPageSize, 200],
  ])('%s', (_what, limit, specified) => {
    expect(limit).toBe(specified);
  });

  it('take PDF and DOCX, and leave room for the form around the largest file', () => {
    expect(limits.fileTypes).toEqual(['pdf', 'docx']);
    expect(limits.uploadBodyBytes).toBeGreaterThan(limits.uploadBytes);
  });
});
