import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WalkthroughScreen from '@/components/walkthrough/walkthrough-screen';
import { FetchAnalysisError, fetchAnalysis } from '@/lib/client/fetch-analysis';
import { fetchSections, requestJobMatch, type JobMatch } from '@/lib/client/improve-calls';
import { renderWithSettings } from '@/tests/support/render-with-settings';
import { sampleBody } from '@/tests/support/sample-report';

jest.mock('@/lib/client/fetch-analysis', () => ({
  ...jest.requireActual<object>('@/lib/client/fetch-analysis'),
  fetchAnalysis: jest.fn(),
}));
jest.mock('@/lib/client/improve-calls', () => ({
  ...jest.requireActual<object>('@/lib/client/improve-calls'),
  fetchSections: jest.fn(),
  requestJobMatch: jest.fn(),
}));
jest.mock('@/lib/guidance/target-advice', () => ({ targetAdvice: () => ({ 'Professional Summary': ['Name the role you want.'] }) }));

const read = jest.mocked(fetchAnalysis);

beforeEach(() => {
  window.localStorage.clear();
  read.mockReset().mockResolvedValue({ status: 'ready', body: sampleBody });
  const source: unknown = {
    sections: { 'Professional Summary': 'A profile.' },
    document: {},
    filename: {},
    options: {},
    today: '2026-01-01',
  };
  jest
    .mocked(fetchSections)
    .mockReset()
    .mockResolvedValue(JSON.parse(JSON.stringify(source)));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const draw = (flowId: 'walkthrough' | 'premium' = 'walkthrough') =>
  act(async () => void renderWithSettings(<WalkthroughScreen flowId={flowId} analysisId="sample-1" />));
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));

test.each([
  ['show', 1],
  ['hide', 0],
] as const)('the promise of a top 10% is a claim: UNSOURCED_CLAIMS=%s', async (claims, times) => {
  await act(async () => void renderWithSettings(<WalkthroughScreen flowId="walkthrough" analysisId="sample-1" />, { claims }));
  expect(await screen.findByRole('heading', { name: 'CV Optimization Walkthrough' })).toBeVisible();
  expect(screen.queryAllByText('Transform your CV into a top 10% document with personalized guidance')).toHaveLength(times);
});

test('without an analysis it asks for one', async () => {
  read.mockRejectedValue(new FetchAnalysisError('x', true));
  await draw();
  expect(await screen.findByRole('heading', { name: 'CV Analysis Required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to CV Analysis' })).toHaveAttribute('href', '/');
});

test('the job strategy needs advert and role, and refuses a malformed address', async () => {
  await draw();
  expect(button('Begin Optimisation')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Job-Specific CV/ }));
  await click('Begin Job-Specific CV Optimisation');
  expect(screen.getByRole('heading', { name: 'Job-Specific Targeting' })).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Job description/), 'Stock controller wanted');
  expect(button('Continue to Professional Summary')).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText(/^Target role/), 'brand-manager');
  expect(button('Continue to Professional Summary')).toBeEnabled();
  await userEvent.type(screen.getByLabelText(/^Job URL/), 'no address');
  expect(button('Continue to Professional Summary')).toBeDisabled();
});

test('the form says what is still needed, and a role of the report takes one tap', async () => {
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: /^Job-Specific CV/ }));
  await click('Begin Job-Specific CV Optimisation');
  expect(button('Continue to Professional Summary')).toHaveAccessibleDescription('Still needed: job description and target role.');
  await userEvent.click(button('Logistics Manager'));
  expect(button('Logistics Manager')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText(/^Your target role/)).toHaveValue('Logistics Manager');
  expect(button('Continue to Professional Summary')).toHaveAccessibleDescription('Still needed: job description.');
  await userEvent.type(screen.getByLabelText(/^Job description/), 'Stock controller wanted');
  expect(button('Continue to Professional Summary')).toHaveAccessibleDescription('');
  expect(button('Continue to Professional Summary')).toBeEnabled();
});

test('from general strategy to the dialog: marked steps count, and only all of them finish', async () => {
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: /^High-Quality General CV/ }));
  await click('Begin High-Quality General CV Optimisation');
  await click('Continue to Professional Summary');
  expect(screen.getByText('1/4 completed')).toBeVisible();
  expect(screen.getByText('Says who you are.')).toBeVisible();
  for (const [index, next] of ['Next Section', 'Next Section', 'Finish Walkthrough'].entries()) {
    expect(button('Mark as Complete')).toBeDisabled();
    if (index === 2) expect(button('Finish Walkthrough')).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Improved text/ }), 'Better words');
    await click('Mark as Complete');
    expect(screen.getByText('Complete')).toBeVisible();
    expect(screen.getByText(`${index + 2}/4 completed`)).toBeVisible();
    await click(next);
  }
  expect(screen.getByRole('dialog', { name: 'CV walkthrough complete!' })).toBeVisible();
  expect(button('Download Your Improved CV')).toBeVisible();
});

test('a gap that is still open is named at the end, with the way back to it', async () => {
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: /^High-Quality General CV/ }));
  await click('Begin High-Quality General CV Optimisation');
  await click('Continue to Professional Summary');
  for (const [text, next] of [
    ['Led a team of [[add figure]', 'Next Section'],
    ['Better words', 'Next Section'],
    ['Better words', 'Finish Walkthrough'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name: /^Improved text/ }), text);
    await click('Mark as Complete');
    await click(next);
  }
  await click('Professional Summary: one gap');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Improved text/ })).toHaveValue('Led a team of [add figure]');
});

test('a target brings advice of its own', async () => {
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: /^Role-Specific CV/ }));
  await click('Begin Role-Specific CV Optimisation');
  await userEvent.selectOptions(screen.getByLabelText(/^Target role/), 'brand-manager');
  await click('Continue to Professional Summary');
  expect(await screen.findByText('Name the role you want.')).toBeVisible();
});

test('the fit to an advert is there at once, and each criterion is explained as the words come', async () => {
  const criteria = [{ text: 'Stock control', kind: 'essential', state: 'missing' } as const];
  let follow: (match: JobMatch) => void = () => undefined;
  jest.mocked(requestJobMatch).mockImplementation((_asked, following) => {
    follow = (match) => act(() => following?.onDraft?.(match));
    return new Promise(() => undefined);
  });
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: /^Job-Specific CV/ }));
  await click('Begin Job-Specific CV Optimisation');
  await userEvent.type(screen.getByLabelText(/^Job description/), 'Stock controller wanted');
  await userEvent.selectOptions(screen.getByLabelText(/^Target role/), 'brand-manager');
  await click('Continue to Professional Summary');
  await click('Compare with the advert');
  follow({ score: 40, criteria });
  expect(screen.getByText('Stock control')).toBeVisible();
  expect(button('Comparing…')).toBeVisible();
  follow({ score: 40, criteria: criteria.map((criterion) => ({ ...criterion, explanation: 'Your CV does not show this.' })) });
  expect(screen.getByText('Your CV does not show this.')).toBeVisible();
});

test('the other flow begins with its targeting and offers no strategy', async () => {
  await draw('premium');
  expect(screen.getByRole('heading', { name: 'Job Targeting' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change strategy' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Steps' }).children).toHaveLength(4);
});
