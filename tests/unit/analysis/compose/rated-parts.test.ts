import { analyseLines } from '@/tests/support/analyse-lines';
import { strongCv } from '@/tests/support/strong-cv';

test('skills, education and structure are rated only where something is missing: no list is known to be excellent', () => {
  const { sectionAnalysis } = analyseLines(strongCv);
  for (const part of ['Skills Section', 'Education', 'Structure']) {
    const feedback = sectionAnalysis.find(({ section }) => section === part);
    expect(feedback).toBeDefined();
    expect(feedback?.isUnrated ?? (feedback?.recommendations.length ?? 0) > 0).toBe(true);
  }
});
