import { render, screen } from '@testing-library/react';
import { ScoreGauge } from '@/components/results/report/score-gauge';

test('sparkles appear above 80 only', () => {
  const { rerender } = render(<ScoreGauge score={80} label="Excellent" />);
  expect(screen.queryByTestId('sparkles')).not.toBeInTheDocument();
  rerender(<ScoreGauge score={81} label="Excellent" />);
  expect(screen.getByTestId('sparkles')).toBeInTheDocument();
});

test('the word of the badge takes no colour that argues with the ring', () => {
  render(<ScoreGauge score={72} label="Very Good" />);
  const badge = screen.getByText('Very Good');
  expect(badge).toHaveClass('tone-yellow', { exact: false });
  expect(badge).not.toHaveClass('tone-text');
  expect(badge.querySelector('svg')).toHaveClass('tone-text');
});

test('the score is said whole while its figure still counts up', () => {
  render(<ScoreGauge score={64} label="Good" />);
  expect(screen.getByRole('img', { name: 'CV Score: 64 out of 100, Good' })).toBeVisible();
  expect(screen.getByText('CV Score')).toBeVisible();
});

test('the figure is counted by style, so that it ends at the score whether or not a script runs', () => {
  const { container } = render(<ScoreGauge score={64} label="Good" />);
  const figure = container.querySelector<HTMLElement>('.counting-up');
  expect(figure?.style.getPropertyValue('--figure')).toBe('64');
  expect(figure?.style.animationDuration).toBe('2000ms');
  expect(container.querySelector('.arc-growing')).toHaveAttribute('stroke-dasharray', '64 100');
});
