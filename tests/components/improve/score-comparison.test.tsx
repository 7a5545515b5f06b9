import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveScorePanel } from '@/components/improve/live-score/live-score-panel';
import { ScoreComparison } from '@/components/improve/download/score-comparison';
import type { LedgerLine } from '@/lib/shared/result';
import { sampleReport } from '@/tests/support/sample-report';

const [sample] = sampleReport().result.ledger;
const line = (auditId: string, points: number, found: number): LedgerLine[] =>
  sample ? [{ ...sample, auditId, title: 'Achievements carry results', points, found }] : [];
const resultWith = (score: number, ...ledger: LedgerLine[][]) => ({ ...sampleReport().result, score, ledger: ledger.flat() });

const before = resultWith(61, line('results', 4, 4), line('work', 2, 5));
const after = resultWith(67, line('results', 10, 7), line('work', 2, 5));

test('each changed line shows its words before and after', () => {
  render(<ScoreComparison before={before} after={after} afterId="new" history={[]} />);
  const moved = within(screen.getByRole('region', { name: 'Before and after' })).getAllByRole('listitem');
  expect(moved.map((item) => item.textContent)).toEqual([expect.stringContaining('+6:3 results added')]);
  expect(moved[0]).toHaveTextContent('Achievements carry results (4 →before, 10 after)');
  expect(screen.getByText(/The one other line stayed as it was/)).toBeVisible();
});

test('nothing is said of other lines where every line moved', () => {
  const allMoved = resultWith(69, line('results', 10, 7), line('work', 4, 7));
  render(<ScoreComparison before={before} after={allMoved} afterId="new" history={[]} />);
  const comparison = screen.getByRole('region', { name: 'Before and after' });
  expect(within(comparison).getAllByRole('listitem')).toHaveLength(2);
  expect(comparison).not.toHaveTextContent(/other line|No line/);
  expect(within(comparison).getByRole('link', { name: 'Open the new report' })).toBeVisible();
});

test('the live score lists what moved, and explains what it is and how scoring the improved CV differs', async () => {
  const original = { score: 61, lines: before.ledger };
  const live = { score: 67, lines: after.ledger };
  render(<LiveScorePanel scores={{ original, live, hasFailed: false }} reported={61} />);
  const panel = screen.getByRole('region', { name: 'Live score' });
  expect(within(panel).getByRole('status')).toHaveTextContent('Live score67+6 against your report (61)');
  await userEvent.click(within(panel).getByRole('button', { name: 'One line moved' }));
  expect(within(panel).getByRole('region', { name: 'What moved' })).toHaveTextContent('+6:3 results added');
  await userEvent.click(within(panel).getByRole('button', { name: 'What is this?' }));
  expect(within(panel).queryByRole('region', { name: 'What moved' })).not.toBeInTheDocument();
  expect(panel).toHaveTextContent('as you type, in the layout your CV has now; nothing is sent for it');
  expect(panel).toHaveTextContent(/‘Score my improved CV’ at the end is the full check: it makes the new Word file, reads that file/);
});
