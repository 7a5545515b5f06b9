import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnEmail } from '@/components/results/actions/own-email';
import { HttpError } from '@/lib/client/http';
import * as reportCalls from '@/lib/client/report-calls';
import { renderWithSettings, type testSettings } from '@/tests/support/render-with-settings';

jest.mock('@/lib/client/report-calls', () => ({
  ...jest.requireActual<typeof reportCalls>('@/lib/client/report-calls'),
  fetchOwnEmail: jest.fn(),
  changeEmail: jest.fn(),
}));
const fetchOwnEmail = jest.mocked(reportCalls.fetchOwnEmail);
const changeEmail = jest.mocked(reportCalls.changeEmail);

beforeEach(() => {
  window.localStorage.clear();
  fetchOwnEmail.mockReset().mockResolvedValue({ email: 'zoe@exmaple.com', mayChange: true });
  changeEmail.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = async (settings: Partial<typeof testSettings> = {}) => {
  renderWithSettings(<OwnEmail id="sample-1" />, settings);
  expect(fetchOwnEmail).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('See or change your email'));
};
const save = async (email: string) => {
  const field = await screen.findByLabelText('Your email address');
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('a mistyped address is put right, and its owner reads what happens next', async () => {
  await open({ confirmsEmails: true });
  expect(await screen.findByLabelText('Your email address')).toHaveValue('zoe@exmaple.com');
  expect(screen.getByRole('status')).toHaveTextContent('Not confirmed yet');
  await save('zoe@example.com');
  expect(changeEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com');
  expect(screen.getByRole('status')).toHaveTextContent('Saved. We will send the link to zoe@example.com.');
  expect(window.localStorage.getItem('user_email')).toBe('zoe@example.com');
});

test('where no letters are sent nothing is said of a link', async () => {
  await open();
  await save('zoe@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved\.$/);
});

test('a confirmed address is shown, not asked for', async () => {
  fetchOwnEmail.mockResolvedValue({ email: 'zoe@example.com', mayChange: false });
  await open({ confirmsEmails: true });
  expect(await screen.findByText('zoe@example.com. You have confirmed it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a refusal is said, and what was typed stays', async () => {
  changeEmail.mockRejectedValue(new HttpError(400, '{"code":"INVALID_EMAIL","message":"Please enter a valid email address."}', ''));
  await open();
  await save('zoe@example');
  expect(screen.getByRole('status')).toHaveTextContent('Please enter a valid email address.');
  expect(screen.getByLabelText('Your email address')).toHaveValue('zoe@example');
  expect(window.localStorage.getItem('user_email')).toBeNull();
});
