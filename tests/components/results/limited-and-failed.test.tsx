import { render, screen } from '@testing-library/react';
import FailedScreen from '@/components/results/failed-screen';
import LimitedScreen from '@/components/results/limited-screen';
import { renderWithSettings } from '@/tests/support/render-with-settings';

test('the limited report says what to try, judges nothing and unlocks nothing', () => {
  render(<LimitedScreen message="Analysis not found." onRetry={jest.fn()} onReset={jest.fn()} />);
  expect(screen.getByRole('img', { name: 'CV Score: 30 out of 100, Analysis Limited' })).toBeVisible();
  expect(screen.getAllByText('Unable to assess')).toHaveLength(4);
  expect(screen.getByText('Try DOCX instead of PDF')).toBeVisible();
  expect(screen.getByText(/no judgement of your CV/)).toBeVisible();
  expect(screen.queryByLabelText('Enter your email address')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a report that cannot be opened shows the error and no score', () => {
  renderWithSettings(
    <FailedScreen message="Analysis not found. Please try analysing your CV again." onRetry={jest.fn()} onReset={jest.fn()} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Analysis ErrorAnalysis not found. Please try analysing your CV again.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(/^Reports are kept for 30 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what a report looks like' })).toHaveAttribute('href', '/results/demo');
});
