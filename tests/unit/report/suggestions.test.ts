import { readResult } from '@/lib/report/read-result';
import { improvementSuggestions } from '@/lib/report/suggestions';

const mend = { title: 'Say more', description: 'Say what is missing.', minutes: 10 };
const line = (criterion: string, category: string, points: number, maxPoints: number) => ({
  criterion,
  category,
  points,
  maxPoints,
  outcome: 'scored',
  severity: points < maxPoints ? 'high' : 'good',
  fix: points < maxPoints ? mend : null,
  evidence: [{ quote: `quote of ${criterion}`, start: 0, end: 11, page: 1 }],
});
const all = (earned: number) => [
  line('C1', 'C Evidence and impact', 12 * earned, 12),
  line('A5', 'A Machine-readable', 2 * earned, 2),
  line('B1', 'B Structure and length', 4 * earned, 4),
  line('B2', 'B Structure and length', 3 * earned, 3),
  line('E1', 'E Skills and qualifications', 4 * earned, 4),
];
const suggestionsFor = (stored: Record<string, unknown>) =>
  improvementSuggestions(readResult(stored)).map(({ priority, impact, title }) => ({ priority, impact, title }));

const metrics = { priority: 1, impact: 'HIGH', title: 'Add figures to your achievements' };
const dates = { priority: 1, impact: 'HIGH', title: 'Give every role its dates' };
const structure = { priority: 2, impact: 'MEDIUM', title: 'Make the structure easier to scan' };
const skills = { priority: 2, impact: 'MEDIUM', title: 'Group your skills' };

describe('the four suggestions of the report', () => {
  it('are raised together, HIGH before MEDIUM, where everything is missing', () => {
    expect(suggestionsFor({ ledger: all(0) })).toEqual([metrics, dates, structure, skills]);
  });

  it('are not raised where nothing is missing', () => {
    expect(suggestionsFor({ ledger: all(1) })).toEqual([]);
  });

  it.each([
    ['C1', metrics],
    ['A5', dates],
    ['B', structure],
    ['E1', skills],
  ])('raises for %s alone what %p says', (criterion, expected) => {
    const ledger = all(1).map((entry) => (entry.criterion.startsWith(criterion) ? { ...entry, points: 0, fix: mend } : entry));
    expect(suggestionsFor({ ledger })).toEqual([expected]);
  });

  it('asks for figures only where more are missing than are there', () => {
    const earning = (share: number) =>
      all(1).map((entry) => (entry.criterion === 'C1' ? { ...entry, points: 12 * share, fix: mend } : entry));
    expect(suggestionsFor({ ledger: earning(0.49) })).toEqual([metrics]);
    expect(suggestionsFor({ ledger: earning(0.5) })).toEqual([]);
  });

  it('does not ask for figures where the check itself asks for nothing', () => {
    expect(
      suggestionsFor({ ledger: all(1).map((entry) => (entry.criterion === 'C1' ? { ...entry, points: 1, fix: null } : entry)) }),
    ).toEqual([]);
  });

  it('does not raise what could not be assessed', () => {
    expect(suggestionsFor({ ledger: all(0).map((entry) => ({ ...entry, outcome: 'not-assessable' })) })).toEqual([]);
  });

  it('does not ask for groups where a label or other skills may stand between the quoted ones, or where the check asks for nothing', () => {
    const quotes = (starts: number[]) => starts.map((start) => ({ quote: 'EPOS', start, end: start + 4, page: 1 }));
    const withQuotes = (starts: number[], fix: typeof mend | null = mend) =>
      all(1).map((entry) => (entry.criterion === 'E1' ? { ...entry, points: 1, fix, evidence: quotes(starts) } : entry));
    expect(suggestionsFor({ ledger: withQuotes([0, 6, 12]) })).toEqual([skills]);
    expect(suggestionsFor({ ledger: withQuotes([0, 6, 24]) })).toEqual([]);
    expect(suggestionsFor({ ledger: withQuotes([0, 6, 200]) })).toEqual([]);
    expect(suggestionsFor({ ledger: withQuotes([0, 6, 12], null) })).toEqual([]);
  });

  it('quotes the weak line', () => {
    expect(improvementSuggestions(readResult({ ledger: all(0) }))[0]?.quote).toBe('quote of C1');
  });

  it('reads the advice of a result without a ledger', () => {
    expect(suggestionsFor({ improvements: ['Quantify your results with metrics', 'Group your skills by theme'] })).toEqual([
      metrics,
      skills,
    ]);
    expect(suggestionsFor({ sections: [{ section: 'Structure & Formatting', rating: 'Poor' }] })).toEqual([structure]);
  });
});
