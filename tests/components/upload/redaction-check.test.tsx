import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RedactionCheck } from '@/components/redactions/redaction-check';
import { HttpError } from '@/lib/client/http';
import type { Redactions } from '@/lib/shared/redactions';

const found: Redactions = {
  taken: [
    { kind: 'NAME', text: 'Alex Morgan' },
    { kind: 'EMAIL', text: 'alex@example.com' },
  ],
  sensitive: [{ category: 'health', text: 'I have epilepsy' }],
  top: ['Quillon', 'Ardent'],
};

function draw(
  redactions: Redactions = found,
  takeOut = jest.fn(async (): Promise<Redactions> => ({ ...found, sensitive: [], top: ['Ardent'] })),
) {
  render(<RedactionCheck of="u1" calls={{ fetch: async () => redactions, takeOut }} />);
  return takeOut;
}

it('shows what was taken out and asks whether that is all', async () => {
  draw();
  expect(await screen.findByText('Alex Morgan')).toBeVisible();
  expect(screen.getByText('alex@example.com')).toBeVisible();
  expect(screen.getByText('Is this your name? Is there anything else to take out?')).toBeVisible();
});

it('asks for the name where none was recognised', async () => {
  draw({ ...found, taken: [] });
  expect(await screen.findByText('Which words are your name?')).toBeVisible();
  expect(screen.getByText('We found no personal details to take out.')).toBeVisible();
});

it('takes a word at the top out at one press', async () => {
  const takeOut = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Quillon' }));
  expect(takeOut).toHaveBeenCalledWith(['Quillon']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quillon' })).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('Taken out: Quillon');
});

it('warns of what the law protects specially, and takes it out at one press', async () => {
  const takeOut = draw();
  expect(await screen.findByText('Your CV tells something that the law protects specially')).toBeVisible();
  expect(screen.getByText('Health: ‘I have epilepsy’')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Take it out.*I have epilepsy$/ }));
  expect(takeOut).toHaveBeenCalledWith(['I have epilepsy']);
  await waitFor(() => expect(screen.queryByText(/the law protects specially/)).toBeNull());
});

it('takes out what is typed', async () => {
  const takeOut = draw();
  await userEvent.type(await screen.findByLabelText('Other words to take out'), ' Elm Road {Enter}');
  expect(takeOut).toHaveBeenCalledWith(['Elm Road']);
  await waitFor(() => expect(screen.getByLabelText('Other words to take out')).toHaveValue(''));
});

it('keeps the typed words beside the error where the CV does not have them', async () => {
  const refusal = new HttpError(400, JSON.stringify({ code: 'WORDS_NOT_IN_CV', message: 'We did not find these words in your CV.' }), '');
  draw(
    found,
    jest.fn(async () => Promise.reject(refusal)),
  );
  const field = await screen.findByLabelText('Other words to take out');
  await userEvent.type(field, 'Zyx{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('We did not find these words in your CV.'));
  expect(field).toHaveValue('Zyx');
});

it('counts what would make the list too long', async () => {
  draw({ ...found, taken: Array.from({ length: 15 }, (_, index) => ({ kind: 'PERSONAL', text: `Person ${index}` })) });
  expect(await screen.findByText('and 3 more')).toBeVisible();
});

it('stays away where nothing can be read: the analysis needs no answer', async () => {
  const failing = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(
    <RedactionCheck of="u1" calls={{ fetch: async () => Promise.reject(new Error('offline')), takeOut: jest.fn() }} />,
  );
  await waitFor(() => expect(failing.mock.calls.length + warned.mock.calls.length).toBeGreaterThan(0));
  expect(container).toBeEmptyDOMElement();
  failing.mockRestore();
  warned.mockRestore();
});
