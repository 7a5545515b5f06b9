import { draw, openRow, setUpResultsScreen, unlockedReport } from '@/tests/support/results-page';
import { screen, within } from '@testing-library/react';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';
import type { LedgerLine } from '@/lib/shared/result';

beforeEach(setUpResultsScreen);

const [scored] = sampleBody.result.ledger;
if (!scored) throw new Error('The sample has no ledger.');

const line = (auditId: string, change: Partial<LedgerLine>) => ({ ...scored, auditId, title: `The ${auditId}`, note: '', ...change });
const unjudged = (auditId: string) =>
  line(auditId, {
    outcome: 'not-assessable',
    points: 0,
    maxPoints: 0,
    evidence: [],
    fix: null,
    gain: 0,
  });

async function openLedger(ledger: unknown[]) {
  await draw(sampleReport({ ledger: ledger as typeof sampleBody.result.ledger }, { emailAddress: unlockedReport().emailAddress }));
  await openRow('Why this score');
  return within(screen.getByRole('region', { name: 'Why this score' }));
}

describe('the receipt of the score', () => {
  test('opens a line only where something is inside', async () => {
    const receipt = await openLedger([
      line('outcomes', {}),
      line('spelling', { evidence: [], fix: null, gain: 0, points: 4, maxPoints: 4, ownMaxPoints: 4 }),
    ]);
    expect(receipt.getByText('The outcomes').closest('summary')).not.toBeNull();
    expect(receipt.getByText('The spelling').closest('summary')).toBeNull();
  });

  test('gathers what is not judged in one row of its category', async () => {
    const receipt = await openLedger([line('outcomes', {}), unjudged('length'), unjudged('order')]);
    expect(receipt.getByText('2 not judged').closest('summary')).not.toBeNull();
    expect(receipt.getAllByText('not assessed')).toHaveLength(1);
    expect(receipt.getByText('The length')).not.toBeVisible();
  });

  test('has no points for a category of which nothing is judged', async () => {
    const receipt = await openLedger([unjudged('length'), unjudged('order')]);
    expect(receipt.getByRole('heading', { name: 'Evidence and impact' }).closest('summary')).toHaveTextContent('not assessed');
  });

  test('adds up the points of a category from its lines, and its most too', async () => {
    const spread = { points: 20, maxPoints: 24, ownMaxPoints: 12 };
    const receipt = await openLedger([line('outcomes', spread), unjudged('length')]);
    expect(receipt.getByRole('heading', { name: 'Evidence and impact' }).closest('summary')).toHaveTextContent('20 of 24');
    expect(receipt.getAllByText(/shared among the other lines/)).toHaveLength(1);
  });
});
