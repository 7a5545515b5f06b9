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
const fixes = [
  { auditId: 'outcomes', title: 'Add results', description: 'Say what came of the work.', priority: 'High' },
  { auditId: 'skill-list', title: 'Tidy your skills list', description: 'Keep what matters, in 2 or 3 groups.', priority: 'Low' },
];
const suggestionsFor = (stored: Record<string, unknown>) =>
  improvementSuggestions(readResult({ improvements: fixes, ...stored })).map(({ priority, impact, title }) => ({
    priority,
    impact,
    title,
  }));

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

  it('asks for figures and for groups only where the ranked fixes ask for them too', () => {
    expect(suggestionsFor({ ledger: all(0), improvements: [] })).toEqual([dates, structure]);
    const fewSkills = [{ ...fixes[1], description: 'Add those that you have.' }];
    expect(suggestionsFor({ ledger: all(0), improvements: fewSkills })).toEqual([dates, structure]);
  });

  it('does not raise what could not be assessed', () => {
    expect(suggestionsFor({ ledger: all(0).map((entry) => ({ ...entry, outcome: 'not-assessable' })) })).toEqual([]);
  });

  it('quotes the weak line', () => {
    expect(improvementSuggestions(readResult({ ledger: all(0), improvements: fixes }))[0]?.quote).toBe('quote of C1');
  });

  it('reads the advice of a result without a ledger', () => {
    expect(suggestionsFor({ improvements: ['Quantify your results with metrics', 'Group your skills by theme'] })).toEqual([
      metrics,
      skills,
    ]);
    expect(suggestionsFor({ improvements: [], sections: [{ section: 'Structure & Formatting', rating: 'Poor' }] })).toEqual([structure]);
  });
});
