import { screen } from '@testing-library/react';
import { SalaryBenchmark } from '@/components/results/report/salary-benchmark';
import type { DisplaySalary } from '@/lib/report/display-result';
import { renderWithSettings } from '@/tests/support/render-with-settings';

const source = { name: 'ONS Annual Survey of Hours and Earnings 2025 (provisional)', year: 2025, soc: '1139' };
const placed: DisplaySalary = {
  currentLevel: { range: '£54,500 – £105,000', average: '£75,500', context: `Half earn this. Source: ${source.name}.`, figures: null },
  nextLevel: { range: '£63,000 – £152,000', average: '£100,000', requirements: 'An MBA.', figures: null },
  industryComparison: [],
  source,
  confidence: 'medium',
};
const draw = (salary: DisplaySalary) => renderWithSettings(<SalaryBenchmark salary={salary} hasFullAccess onUnlock={jest.fn()} />);

test('pay names its source once, under the figures', () => {
  draw(placed);
  expect(screen.getByText('Half earn this.')).toBeVisible();
  expect(screen.getAllByText(/ONS Annual Survey/)).toHaveLength(1);
  expect(screen.getByText('Average: £75,500')).toBeVisible();
});

test('what cannot be placed is said once for each level, and not as an average too', () => {
  const nothing = { range: 'Not enough evidence to place your role', average: 'Not enough evidence to place your role', figures: null };
  draw({ ...placed, currentLevel: { ...nothing, context: '' }, nextLevel: { ...nothing, requirements: '' }, source: null });
  expect(screen.getAllByText(/Not enough evidence/)).toHaveLength(2);
});

test('a next level of which nothing is known is left out', () => {
  const nothing = { range: 'No figure to show', average: 'No figure to show', figures: null, requirements: 'Not shown.' };
  draw({ ...placed, nextLevel: nothing });
  expect(screen.queryByText('Next Career Level')).toBeNull();
  expect(screen.getByText('Current Level')).toBeVisible();
});

test('an occupation without an official figure has neither chart nor a word on how sure a figure is', () => {
  const unpublished = { range: 'No figure to show', average: 'No figure to show', figures: null };
  draw({
    ...placed,
    currentLevel: { ...unpublished, context: 'The official surveys have no usable figure for Taxi Driver.' },
    nextLevel: { ...unpublished, requirements: 'There is no usual next title above Taxi Driver.' },
    source: null,
    confidence: 'high',
  });
  expect(screen.getByText('The official surveys have no usable figure for Taxi Driver.')).toBeVisible();
  expect(screen.getByText('There is no usual next title above Taxi Driver.')).toBeVisible();
  expect(screen.queryByText('No figure to show')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/Confidence is|Source:/)).toBeNull();
});
