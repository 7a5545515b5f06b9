import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GuidedScreen from '@/components/guided/guided-screen';
import { FetchAnalysisError, fetchAnalysis } from '@/lib/client/fetch-analysis';
import { fetchSections, requestSuggestion } from '@/lib/client/improve-calls';
import { renderWithSettings } from '@/tests/support/render-with-settings';
import { sampleBody } from '@/tests/support/sample-report';

jest.mock('@/lib/client/fetch-analysis', () => ({
  ...jest.requireActual<object>('@/lib/client/fetch-analysis'),
  fetchAnalysis: jest.fn(),
}));
jest.mock('@/lib/client/improve-calls', () => ({
  ...jest.requireActual<object>('@/lib/client/improve-calls'),
  fetchSections: jest.fn(),
  requestSuggestion: jest.fn(),
}));

const work = 'Stock Controller\n- Responsible for the stock room';
const suggestion = 'Stock Controller\n- Managed the stock room, [add figure]';
const read = jest.mocked(fetchAnalysis);
const ask = jest.mocked(requestSuggestion);

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('latestAnalysisId', 'sample-1');
  read.mockReset().mockResolvedValue({ status: 'ready', body: sampleBody });
  const source: unknown = { sections: { 'Work Experience': work }, document: {}, filename: {}, options: {}, today: '2026-01-01' };
  jest
    .mocked(fetchSections)
    .mockReset()
    .mockResolvedValue(JSON.parse(JSON.stringify(source)));
  ask.mockReset().mockResolvedValue({
    suggestion,
    engine: 'built-in',
    items: [
      {
        before: 'Responsible for the stock room',
        after: 'Managed the stock room, [add figure]',
        reason: 'A verb says what you did.',
        quote: 'Responsible for the stock room',
        slots: [{ id: 's1', question: 'How many lines?' }],
      },
    ],
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const draw = () => act(async () => void renderWithSettings(<GuidedScreen />));
const editor = () => screen.getByRole('textbox', { name: /^Improved content/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test.each([
  ['no stored id', () => window.localStorage.clear(), 'No analysis found. Please analyze your CV first.'],
  ['a failed read', () => read.mockRejectedValue(new FetchAnalysisError('x', true)), 'Failed to load your CV analysis. Please try again.'],
  ['anything else', () => jest.mocked(fetchSections).mockRejectedValue(new Error('x')), 'An unexpected error occurred. Please try again.'],
])('%s is said, with a way back', async (_name, prepare, message) => {
  prepare();
  await draw();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to CV Analyzer' })).toHaveAttribute('href', '/');
});

test('a step is completed only with words in it, and completing moves on', async () => {
  await draw();
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  expect(button('Previous')).toBeDisabled();
  await userEvent.type(editor(), '   ');
  expect(button('Complete & Continue')).toBeDisabled();
  await userEvent.type(editor(), 'My statement');
  await userEvent.click(button('Complete & Continue'));
  expect(screen.getByText('20% completed')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Work Experience' })).toHaveAttribute('aria-selected', 'true');
});

test('a suggestion fills the empty box; each change can be answered, taken back and accepted again', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.click(button('Generate Suggestion'));
  expect(editor()).toHaveValue(suggestion);
  expect(within(screen.getByRole('list', { name: 'Open gaps' })).getAllByRole('button')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('How many lines?'), '400 lines');
  expect(editor()).toHaveValue('Stock Controller\n- Managed the stock room, 400 lines');
  await userEvent.click(button('Undo'));
  expect(editor()).toHaveValue(work);
  await userEvent.click(button('Accept'));
  expect(editor()).toHaveValue('Stock Controller\n- Managed the stock room, 400 lines');
  await userEvent.click(button('Undo last change'));
  expect(editor()).toHaveValue(work);
});

test('a suggestion never overwrites what the visitor has written', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.type(editor(), 'My own words');
  await userEvent.click(button('Generate Suggestion'));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ section: 'Work Experience', text: 'My own words' }));
  expect(editor()).toHaveValue('My own words');
});

test('another browser reads the report and cannot ask for suggestions', async () => {
  read.mockResolvedValue({ status: 'ready', body: { ...sampleBody, owner: false } });
  await draw();
  expect(button('Generate Suggestion')).toBeDisabled();
  expect(fetchSections).not.toHaveBeenCalled();
});
