import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GuidedScreen from '@/components/guided/guided-screen';
import { FetchAnalysisError, fetchAnalysis } from '@/lib/client/fetch-analysis';
import { fetchSections, requestSuggestion, type SuggestionAnswer } from '@/lib/client/improve-calls';
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

jest.mock('@/components/improve/suggestions/local-suggestions', () => ({
  localSuggestions: () => () =>
    Promise.resolve({
      suggestion: 'Made in the browser',
      engine: 'built-in',
      items: [{ before: '', after: 'Made in the browser', reason: 'x', quote: '', slots: [] }],
    }),
}));

const work = 'Stock Controller\n- Responsible for the stock room';
const suggestion = 'Stock Controller\n- Managed the stock room, [add figure]';
const answerOf = (after: string): SuggestionAnswer => ({
  suggestion: `Stock Controller\n- ${after}`,
  engine: 'built-in',
  items: [
    {
      before: 'Responsible for the stock room',
      after,
      reason: 'A verb says what you did.',
      quote: 'Responsible for the stock room',
      slots: [{ id: 's1', question: 'How many lines?' }],
    },
  ],
});
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
  ask.mockReset().mockResolvedValue(answerOf('Managed the stock room, [add figure]'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  // The test browser has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  window.scrollBy = jest.fn();
});

afterEach(() => window.history.replaceState(null, '', '/'));

const draw = () => act(async () => renderWithSettings(<GuidedScreen />));
const editor = () => screen.getByRole('textbox', { name: /^Improved content/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the analysis its address names is opened, even where this window has no storage of it', async () => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/guided-improvement?analysis=framed-1');
  await draw();
  expect(read.mock.calls[0]?.[0]).toBe('framed-1');
});

test('the step a finding leads to is open, once: a reload stays where one went', async () => {
  window.history.replaceState(null, '', '/guided-improvement?analysis=sample-1&step=skills');
  await draw();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Skills & Expertise/);
  expect(window.location.search).toBe('?analysis=sample-1');
  await userEvent.click(button('Next'));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Education & Qualifications/);
});

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
  await userEvent.click(screen.getByText('Download your CV as it is now'));
  expect(button('Download Your Improved CV')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Work Experience' })).toHaveAttribute('aria-selected', 'true');
});

test('finishing the last step leads to what there is to be had for it; a finished draft that is opened again does not', async () => {
  const { unmount } = await draw();
  for (const name of ['Complete & Continue', 'Complete & Continue', 'Complete & Continue', 'Complete & Continue', 'Finish']) {
    fireEvent.change(editor(), { target: { value: 'My words' } });
    await userEvent.click(button(name));
  }
  const done = screen.getByRole('region', { name: 'Congratulations' });
  expect(done).toHaveFocus();
  expect(within(done).getByRole('button', { name: 'Download Your Improved CV' })).toBeVisible();
  unmount();
  await draw();
  expect(screen.getByRole('region', { name: 'Congratulations' })).not.toHaveFocus();
});

test('the sample can be worked on: its suggestions are made in the browser', async () => {
  window.history.replaceState(null, '', '/guided-improvement?analysis=demo');
  await draw();
  expect(screen.getByText(/^You are working on a sample CV/)).toBeVisible();
  await userEvent.click(button('Generate Suggestion'));
  await userEvent.click(button('Accept'));
  expect(editor()).toHaveValue('Made in the browser Cut stock loss by 18% in six months\nResponsible for the stock room');
  expect(ask).not.toHaveBeenCalled();
});

test('a suggestion that did not come leaves the words of the CV, which can be taken back', async () => {
  ask.mockRejectedValue(new Error('x'));
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.click(button('Generate Suggestion'));
  expect(editor()).toHaveValue(work);
  await userEvent.click(button('Undo last change'));
  expect(editor()).toHaveValue('');
});

test('gaps that are still open are named before the download, each with the way to it', async () => {
  await draw();
  for (const text of ['My words', 'Led a team, [add figure]', 'My words', 'My words', 'My words']) {
    fireEvent.change(editor(), { target: { value: text } });
    await userEvent.click(button(/^(?:Complete & Continue|Finish)$/));
  }
  const done = within(screen.getByRole('region', { name: 'Congratulations' }));
  expect(done.getByText('One gap is still open')).toBeVisible();
  await userEvent.click(done.getByRole('button', { name: 'Work Experience: one gap' }));
  expect(screen.getByRole('tabpanel', { name: /Work Experience/ })).toHaveFocus();
  fireEvent.change(editor(), { target: { value: 'Led a team of six' } });
  expect(done.queryByText('One gap is still open')).not.toBeInTheDocument();
});

test('a suggestion is offered beside the words of the CV: each change is accepted, answered, taken back and accepted again', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.click(button('Generate Suggestion'));
  expect(editor()).toHaveValue(work);
  expect(screen.getByText('Suggested')).toBeVisible();
  await userEvent.click(button('Accept'));
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

describe('who came by a fix of the report', () => {
  const item = (before: string, after: string) => ({ before, after, reason: 'A verb says what you did.', quote: before, slots: [] });
  const lines = 'Stock Controller\n- Took the calls\n- Responsible for the stock room\n- Kept the rota';
  const come = async (answer: SuggestionAnswer) => {
    ask.mockResolvedValue(answer);
    const source: unknown = { sections: { 'Work Experience': lines }, document: {}, filename: {}, options: {}, today: '2026-01-01' };
    jest.mocked(fetchSections).mockResolvedValue(JSON.parse(JSON.stringify(source)));
    window.history.replaceState(null, '', '/guided-improvement?analysis=sample-1&step=experience&fix=0');
    await draw();
  };

  test('finds the words of their CV in the box and the change about that fix first, and nothing accepted', async () => {
    const items = [item('Took the calls', 'Answered the calls'), item('Responsible for the stock room', 'Ran the stock room')];
    await come({ suggestion: lines, engine: 'built-in', items });
    const changes = await screen.findByRole('region', { name: 'Suggested changes' });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(editor()).toHaveValue(lines);
    expect(within(changes).getByText('Add figures')).toBeVisible();
    expect(within(changes).getAllByText('Suggested')).toHaveLength(2);
    expect(within(changes).getAllByRole('listitem')[0]).toHaveTextContent('stock room');
    expect(window.location.search).toBe('?analysis=sample-1');
  });

  test('is led from a question to its words in the box', async () => {
    const questions = ['Kept the rota', 'Responsible for the stock room'].map((quote) => ({ quote, question: 'How many, how much?' }));
    await come({ suggestion: lines, engine: 'built-in', items: [], questions });
    const asked = await screen.findByRole('region', { name: 'Questions about your lines' });
    expect(within(asked).getAllByRole('listitem')[0]).toHaveTextContent('stock room');
    await userEvent.click(within(asked).getByRole('button', { name: 'Add it to “Responsible for the stock room”' }));
    expect(editor()).toHaveFocus();
    await userEvent.keyboard(', 400 lines');
    expect(editor()).toHaveValue(lines.replace('stock room', 'stock room, 400 lines'));
  });
});

test('who asks for suggestions is brought to them, once', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  expect(scrollIntoView).not.toHaveBeenCalled();
  await userEvent.click(button('Generate Suggestion'));
  expect(scrollIntoView.mock.instances).toEqual([screen.getByRole('region', { name: 'Suggested changes' })]);
  await userEvent.click(button('Accept'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a question does not repeat the line above it to the eye, and names it to a screen reader', async () => {
  const answer = answerOf('Managed the stock room, [add figure]');
  const slots = [{ id: 's1', question: 'How many, how much? For “Responsible for the stock room”.' }];
  ask.mockResolvedValue({ ...answer, items: answer.items.map((item) => ({ ...item, slots })) });
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.click(button('Generate Suggestion'));
  expect(screen.getByLabelText(/^How many, how much\? For “Responsible for the stock room”\.$/)).toBeVisible();
  expect(screen.getByText('For “Responsible for the stock room”.')).toHaveClass('sr-only');
});

test('a suggestion never overwrites what the visitor has written', async () => {
  await draw();
  await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
  await userEvent.type(editor(), 'My own words');
  await userEvent.click(button('Generate Suggestion'));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ section: 'Work Experience', text: 'My own words' }), expect.anything());
  expect(editor()).toHaveValue('My own words');
});

describe('while Claude writes', () => {
  const better = { ...answerOf('Ran the stock room, [add figure]'), engine: 'claude' } as const;
  let follow: (answer: SuggestionAnswer) => void;
  let signal: AbortSignal | undefined;
  let finish: (answer: SuggestionAnswer) => void;
  const generate = async () => {
    ask.mockImplementation((_asked, following) => {
      follow = (answer) => act(() => following?.onDraft?.(answer));
      signal = following?.signal;
      return new Promise((resolve) => (finish = resolve));
    });
    const screenDrawn = await draw();
    await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
    await userEvent.click(button('Generate Suggestion'));
    follow(answerOf('Managed the stock room, [add figure]'));
    return screenDrawn;
  };

  test('the built-in suggestion is offered at once and gives way to better words; none is in the text before it is accepted', async () => {
    await generate();
    expect(screen.getByRole('region', { name: 'Suggested changes' })).toHaveTextContent('Managed');
    expect(editor()).toHaveValue(work);
    expect(button('Writing…')).toHaveAttribute('aria-disabled', 'true');
    follow(better);
    expect(editor()).toHaveValue(work);
    expect(screen.getByText(/by the built-in engine and Claude/)).toBeVisible();
    await act(async () => finish(better));
    expect(button('Generate Suggestion')).toBeEnabled();
    await userEvent.click(button('Accept'));
    expect(editor()).toHaveValue('Stock Controller\n- Ran the stock room, [add figure]');
    await userEvent.click(button('Undo last change'));
    expect(editor()).toHaveValue(work);
  });

  test('nothing that the visitor has touched changes under their hands', async () => {
    await generate();
    await userEvent.type(screen.getByLabelText('How many lines?'), '400 lines');
    follow(better);
    await act(async () => finish(better));
    await userEvent.click(button('Accept'));
    expect(editor()).toHaveValue('Stock Controller\n- Managed the stock room, 400 lines');
  });

  test('words that stand in a text which the visitor went on writing stay', async () => {
    await generate();
    await userEvent.click(button('Accept'));
    await userEvent.type(editor(), ' and more');
    follow(better);
    expect(editor()).toHaveValue(`${suggestion} and more`);
    expect(screen.getByText('Accepted')).toBeVisible();
  });

  test('moving to another step neither moves back nor loses a word; leaving the page ends the call', async () => {
    const { unmount } = await generate();
    await userEvent.click(screen.getByRole('tab', { name: 'Personal Statement' }));
    await userEvent.type(editor(), 'My statement');
    follow(better);
    await act(async () => finish(better));
    expect(editor()).toHaveValue('My statement');
    await userEvent.click(screen.getByRole('tab', { name: 'Work Experience' }));
    expect(editor()).toHaveValue(work);
    await userEvent.click(button('Generate Suggestion'));
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

test('another browser reads the report and cannot ask for suggestions', async () => {
  read.mockResolvedValue({ status: 'ready', body: { ...sampleBody, owner: false } });
  await draw();
  expect(button('Generate Suggestion')).toBeDisabled();
  expect(fetchSections).not.toHaveBeenCalled();
});
