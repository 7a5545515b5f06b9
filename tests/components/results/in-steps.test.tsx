import { setUpResultsScreen, submitEmail } from '@/tests/support/results-page';
import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '@/components/layout/settings-context';
import ResultsScreen from '@/components/results/results-screen';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { openingOf, type ReportOpening } from '@/lib/report/report-opening';
import { testSettings } from '@/tests/support/render-with-settings';
import { sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

const screenOf = (report: ReadAnalysis | ReportOpening) => (
  <SettingsProvider settings={testSettings}>
    <ResultsScreen id="sample-1" report={report} onSubmitEmail={submitEmail} onReset={() => undefined} />
  </SettingsProvider>
);
const improvements = () => screen.queryByRole('heading', { name: 'Key Improvement Areas' });
const ledger = () => screen.queryByRole('heading', { name: 'Why this score' });
const contents = () => screen.queryByRole('navigation', { name: 'In this report' });

test('where the opening stands, what lies far below comes a frame after what comes next, and the contents with it', async () => {
  const { rerender } = render(screenOf(openingOf(sampleReport())));
  expect(improvements()).toBeNull();
  rerender(screenOf(sampleReport()));
  expect(improvements()).toBeInTheDocument();
  expect(ledger()).toBeNull();
  expect(contents()).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Why this score' })).toBeInTheDocument();
  expect(contents()).toBeInTheDocument();
});
