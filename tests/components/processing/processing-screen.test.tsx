import { act, screen } from '@testing-library/react';
import ProcessingScreen from '@/components/processing/processing-screen';
import { renderWithSettings } from '@/tests/support/render-with-settings';
import { facts } from '@/lib/content/facts';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const draw = (isReady = false, onView = jest.fn()) =>
  renderWithSettings(<ProcessingScreen startedAtMs={1_000_000} isReady={isReady} onView={onView} />);

test('eight steps are named, in order, and the current one is marked', () => {
  draw();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Extracting content: in progress',
    'Checking ATS compatibility: waiting',
    'Analysing format and structure: waiting',
    'Evaluating experience and skills: waiting',
    'Measuring professional impact: waiting',
    'Identifying optimal job roles: waiting',
    'Calculating market value: waiting',
    'Generating personalised recommendations: waiting',
  ]);
  act(() => jest.advanceTimersByTime(7_000));
  expect(screen.getByText('Checking ATS compatibility', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
});

test('the stated time and the progress are there', () => {
  draw();
  expect(screen.getByText(/60-90 seconds/)).toBeVisible();
  act(() => jest.advanceTimersByTime(32_500));
  expect(screen.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('aria-valuenow', '50');
});

test('the button comes with the result and is announced, not before', () => {
  const { unmount } = draw();
  expect(screen.queryByRole('button', { name: /view them now/ })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('status')).toHaveTextContent('Your results will appear here.');
  unmount();
  draw(true);
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('button', { name: 'Your results are ready - view them now' }));
});

test('a new fact comes every ten seconds, and the rotation can be stopped', () => {
  draw();
  expect(screen.getByText('Did You Know?')).toBeVisible();
  expect(screen.getByText(facts[0]?.text ?? '')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText(facts[1]?.text ?? '')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(facts[1]?.text ?? '')).toBeVisible();
});
