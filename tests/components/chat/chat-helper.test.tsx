import { act, fireEvent, screen } from '@testing-library/react';
import { ChatHelper } from '@/components/chat/chat-helper';
import { renderWithSettings } from '@/tests/support/render-with-settings';

const prompts = ["I'd like section-by-section improvement help", 'Show me quick 5-minute high-impact changes'];

async function open() {
  renderWithSettings(<ChatHelper />);
  fireEvent.click(screen.getByRole('button', { name: 'Open CV Helper' }));
  await screen.findByRole('heading', { name: 'CV Helper' });
  jest.useFakeTimers();
}
afterEach(() => jest.useRealTimers());

const ask = (question: string) => {
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: question } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('opens with one greeting and two prompts, which go with the first question', async () => {
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  prompts.forEach((name) => expect(screen.getByRole('button', { name })).toBeVisible());
  ask('How many pages?');
  prompts.forEach((name) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
});

test('answers after 1200 ms; until then a spinner shows and sending is disabled', async () => {
  await open();
  ask('How many pages?');
  expect(screen.getByRole('status')).toHaveTextContent('Writing an answer');
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'more' } });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_199));
  expect(screen.queryByText(/2 pages are standard/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/2 pages are standard/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('blank text cannot be sent', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: '   ' } });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('Escape closes the panel, gives the focus back and keeps the conversation', async () => {
  await open();
  ask('gap');
  act(() => jest.advanceTimersByTime(1_200));
  fireEvent.keyDown(screen.getByLabelText('Your question'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Open CV Helper' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Open CV Helper' }));
  expect(screen.getByText(/Be honest about a gap/)).toBeVisible();
});

test('with a report open, an answer leads to its part and makes way for it', async () => {
  await open();
  const report = document.createElement('div');
  report.dataset.report = '';
  report.innerHTML = '<section id="salary"></section>';
  document.body.append(report);
  ask('What should I earn?');
  act(() => jest.advanceTimersByTime(1_200));
  const link = screen.getByRole('link', { name: 'Go to pay' });
  expect(link).toHaveAttribute('href', '#salary');
  fireEvent.click(link);
  expect(screen.getByRole('button', { name: 'Open CV Helper' })).toHaveFocus();
  report.remove();
});
