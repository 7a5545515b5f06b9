import { analyseLines } from '@/tests/support/analyse-lines';
import { weakCv } from '@/tests/support/strong-cv';

test('critical fixes, plan and list name what matters most in one order', () => {
  const { improvements, quickWins, actionPlan } = analyseLines(weakCv);
  const titles = improvements.map(({ title }) => title);
  const high = improvements.filter(({ priority }) => priority === 'High').map(({ title }) => title);
  expect(high.length).toBeGreaterThan(1);
  expect(quickWins.map((text) => text.replace(/ \([^()]*\)$/, ''))).toEqual(high.slice(0, 6));
  const planned = [...actionPlan.highPriority, ...actionPlan.mediumPriority].map(({ title }) => title);
  expect(planned).toEqual(titles.filter((title) => planned.includes(title)));
  expect(planned.slice(0, high.length)).toEqual(high.slice(0, planned.length));
});
