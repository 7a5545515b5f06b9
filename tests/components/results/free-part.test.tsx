import { draw, fetchPersonal, openRow, setUpResultsScreen, submitEmail, unlockWith, unlockedReport } from '@/tests/support/results-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_EVIDENCE } from '@/lib/analysis/compose/roles';
import { sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

describe('the question about marketing', () => {
  test('is shown beside the email with its sender, unticked and not required', async () => {
    await draw();
    expect(await screen.findByRole('checkbox', { name: /^Also send me/ })).not.toBeChecked();
    expect(screen.getByLabelText('Enter your email address')).toHaveAccessibleDescription(
      /whether or not you tick .+ The operator of this site keeps the address and sends nothing without that tick\./,
    );
  });

  test('is not put to somebody below the minimum age', async () => {
    fetchPersonal.mockResolvedValue({ name: 'Zoë Ó Briain', filename: 'zoe.pdf', isMinor: true, details: {} });
    await draw();
    expect(await screen.findByText('zoe.pdf')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Also send me/ })).toBeNull();
    await unlockWith('zoe@example.com');
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', false);
  });
});

describe('what is free', () => {
  test.each([
    ['show', 'Your CV is in the top 20% of those we see.', /^Top 5% of CVs reviewed$/],
    ['hide', 'Your CV is strong: a little polish will keep it there.', /^95 out of 100$/],
  ] as const)('a claim without a source is shown only where the settings allow it: %s', async (claims, verdict, position) => {
    await draw(sampleReport({ score: 95 }), { claims });
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.getByText(position)).toBeVisible();
  });

  test('score, verdict, one thing with its quote and gain', async () => {
    await draw();
    expect(screen.getByRole('heading', { level: 1, name: 'Your CV Assessment' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'CV Score: 72 out of 100, Very Good' })).toBeVisible();
    expect(screen.getByText(/^Your CV is solid/)).toBeVisible();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    expect(oneThing).toHaveTextContent('Responsible for the stock room');
    expect(oneThing).toHaveTextContent('up to 5.2 points');
    expect(await screen.findByText('zoe.pdf')).toBeVisible();
  });

  test('the one thing leads its owner to where it is done, and nobody else', async () => {
    const sectionAnalysis = [
      {
        section: 'Work Experience',
        rating: 'Average',
        description: 'd',
        recommendations: ['Add figures to your achievements. Say how much.'],
      },
    ];
    await draw(sampleReport({ sectionAnalysis }));
    expect(screen.getByRole('link', { name: 'Do this now' })).toHaveAttribute(
      'href',
      '/guided-improvement?analysis=sample-1&step=experience',
    );
    cleanup();
    await draw(sampleReport({ sectionAnalysis }, { owner: false }));
    expect(screen.queryByRole('link', { name: 'Do this now' })).not.toBeInTheDocument();
  });

  test('three cards, role and edge cut at fifty characters', async () => {
    await draw();
    expect(screen.getByText('Top 28% of CVs reviewed')).toBeVisible();
    expect(screen.getByText('A strong foundation to build on')).toBeVisible();
    expect(screen.getByText('Operations Manager of a very large distribution ce...')).toBeVisible();
  });

  test('four improvements and how many more there are, two strengths and two fixes', async () => {
    await draw();
    const improvements = screen.getByRole('region', { name: 'Key Improvement Areas' });
    expect(within(improvements).getAllByRole('heading', { level: 4 })).toHaveLength(4);
    expect(improvements).toHaveTextContent('2 more improvement areas in your full report');
    await openRow('Strengths and fixes');
    expect(screen.getByText('Second strength')).toBeVisible();
    expect(screen.queryByText('Third strength')).not.toBeInTheDocument();
    expect(screen.queryByText('Third fix')).not.toBeInTheDocument();
  });

  test('the receipt, what a parser reads, roles and the first section', async () => {
    await draw();
    expect(screen.getByRole('region', { name: 'Why this score' })).toHaveTextContent('5 of 12');
    await userEvent.click(screen.getByRole('button', { name: 'As a parser reads it' }));
    expect(screen.getByRole('region', { name: 'Your CV as text, with the findings marked' })).toHaveTextContent('Cut stock loss by 18%');
    await openRow('Suitable roles');
    expect(screen.getByRole('heading', { name: 'Logistics Manager' })).toBeVisible();
    await openRow('Section by section');
    expect(screen.getByText('Says who you are.')).toBeVisible();
  });

  test('a quote leads to its place in the text', async () => {
    await draw();
    await userEvent.click(screen.getByRole('button', { name: 'As a parser reads it' }));
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(document.activeElement).toHaveTextContent('Responsible for the stock room');
    expect(document.activeElement?.tagName).toBe('MARK');
  });
});

describe('parts that were switched off', () => {
  test('leave no empty box', async () => {
    const { professionalAssessment, salaryBenchmark, aiDetectionAnalysis, ...rest } = unlockedReport().result;
    expect([professionalAssessment, salaryBenchmark, aiDetectionAnalysis]).not.toContain(undefined);
    const options = {
      atsOptimisation: true,
      detailedFeedback: false,
      professionalWorth: false,
      salaryBenchmarking: false,
      aiDetection: false,
    };
    await draw({ ...unlockedReport(), result: { ...rest, options } });
    for (const name of ['Career Insights', 'Salary Benchmark', 'Authenticity', 'Section by section']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: 'Key Improvement Areas' })).toBeVisible();
  });
});

describe('a CV that points to no role', () => {
  test('gets a sentence, never a role of that name', async () => {
    await draw(sampleReport({ suitableRoles: [NO_EVIDENCE], roleMatches: [], professionalAssessment: undefined }));
    await openRow('Suitable roles');
    const roles = screen.getByRole('region', { name: 'Suitable roles' });
    expect(roles).toHaveTextContent(`${NO_EVIDENCE}. Our list of occupations may lack your work`);
    expect(within(roles).queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByText(NO_EVIDENCE)).toBeVisible();
  });
});
