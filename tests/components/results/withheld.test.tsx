import { draw, drawOnPhone, openRow, setUpResultsScreen } from '@/tests/support/results-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notShown } from '@/lib/analysis/wording/report/unsure';
import { notJudged } from '@/lib/analysis/wording/report/insights';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

const { result } = sampleBody;
const row = (name: string) => screen.getByRole('button', { name });

/** A report whose jobs may not have been read. */
const unsure = () => {
  const level = { range: notShown, average: notShown, figures: null };
  return sampleReport({
    suitableRoles: [notShown],
    roleMatches: [],
    salaryBenchmark: {
      ...result.salaryBenchmark,
      currentLevel: { ...level, context: 'We show pay once you have checked it.' },
      nextLevel: { ...level, requirements: 'We show pay once you have checked it.' },
      industryComparison: [],
      source: null,
      confidence: 'none',
    },
    confidence: { work: 'unsure' },
  } as unknown as Partial<typeof result>);
};

describe('a report whose jobs may not have been read', () => {
  test('locks no pay and no insights that are not in it, and promises none', async () => {
    await draw(unsure());
    expect(row('Salary Benchmark')).toHaveAccessibleDescription(/^Not shown yet/);
    for (const name of ['Salary Benchmark', 'Career Insights']) expect(row(name)).not.toHaveAccessibleDescription(/locked/);
    expect(row('Suitable roles')).toHaveAccessibleDescription('Not shown yet');
    expect(screen.getByText(/^Opens every section and improvement, and the PDF\./)).toBeVisible();
    await openRow('Salary Benchmark');
    expect(screen.queryByText('We could not tell your official group of jobs.')).not.toBeInTheDocument();
  });

  test('asks for the check over the verdict, and not again over the other tabs of a phone', async () => {
    await drawOnPhone(unsure());
    const notice = screen.getByRole('region', { name: /Check what we read/ });
    expect(notice).not.toHaveClass('max-lg:not-print:hidden');
    await userEvent.click(screen.getByRole('tab', { name: 'Fixes' }));
    expect(notice).toHaveClass('max-lg:not-print:hidden');
  });
});

test('the unlock form names the parts that the report has', async () => {
  await draw(sampleReport({ salaryBenchmark: undefined } as unknown as Partial<typeof result>));
  expect(screen.getByText(/^Opens career insights, every section and improvement, and the PDF\./)).toBeVisible();
});

test('an insight that is not judged is left out', async () => {
  const { professionalAssessment: assessment } = result;
  const careerInsights = { ...assessment.careerInsights, industryRelevance: notJudged.description, industryRelevancePercentage: 0 };
  const notes = { ...careerInsights, notes: { industryRelevance: { meaning: '', improve: '' } } };
  await draw(
    sampleReport({ professionalAssessment: { ...assessment, careerInsights: notes } } as unknown as Partial<typeof result>, {
      emailAddress: 'j•••@example.com',
    }),
  );
  await openRow('Career Insights');
  expect(screen.getByRole('heading', { name: 'Leadership Indicators' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Industry Relevance' })).not.toBeInTheDocument();
  expect(screen.queryByText('Industry Relevance')).not.toBeInTheDocument();
  expect(screen.queryByText('Not judged')).not.toBeInTheDocument();
});

describe('fixes that are worth no points', () => {
  const fix = (title: string, change: Record<string, unknown>) => ({
    ...result.improvements[0],
    title,
    gain: 0,
    kind: 'gains-points',
    ...change,
  });
  const titles = async (...improvements: unknown[]) => {
    await draw(sampleReport({ improvements } as unknown as Partial<typeof result>));
    return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  };

  test('do not stand under points', async () => {
    expect(await titles(fix('One', {}))).not.toContain('Gains points');
  });

  test('come under a title of their own after others', async () => {
    const found = await titles(fix('One', { kind: 'loses-readers' }), fix('Two', {}));
    expect(found).toEqual(expect.arrayContaining(['Loses readers', 'Other fixes']));
  });
});
