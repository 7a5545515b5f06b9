import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/admin/account/login-form';
import { listenForToasts, type ToastMessage } from '@/lib/client/toasts';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const toasts: ToastMessage[] = [];
const fetchMock = jest.fn();
let stopListening: () => void;

beforeEach(() => {
  toasts.length = 0;
  replace.mockClear();
  fetchMock.mockReset();
  global.fetch = fetchMock;
  stopListening = listenForToasts((toast) => toasts.push(toast));
});
afterEach(() => stopListening());

const answer = (status: number, body: unknown) => ({ ok: status < 400, status, statusText: '', text: async () => JSON.stringify(body) });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

async function submit(address: string, secret: string) {
  const user = userEvent.setup();
  render(<LoginForm />);
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in form', () => {
  it('requires both fields', () => {
    render(<LoginForm />);
    expect(email()).toBeRequired();
    expect(password()).toBeRequired();
  });

  it.each(['', 'staff.example.com'])('asks for a valid email instead of %j, without a call', async (address) => {
    await submit(address, 'secret');
    expect(toasts).toEqual([{ title: 'Invalid email', description: 'Please enter a valid email address.', tone: 'error' }]);
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(email()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('asks for a missing password, without a call', async () => {
    await submit('staff@example.com', '');
    expect(toasts).toEqual([{ title: 'Missing password', description: 'Please enter your admin password.', tone: 'error' }]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('asks for a code once the server does, and sends it with the rest', async () => {
    const refused = { code: 'SECOND_FACTOR_REQUIRED', message: 'Please enter the code that your authenticator app shows.' };
    fetchMock.mockResolvedValueOnce(answer(401, refused));
    await submit('staff@example.com', 'secret');
    const code = await screen.findByLabelText('Code from your app, or a recovery code');
    expect(code).toHaveFocus();
    expect(toasts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(code).toHaveAccessibleDescription('Please enter the code that your authenticator app shows.');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const wrong = { code: 'INVALID_CODE', message: 'This code is wrong or was used before. Please enter the one your app shows now.' };
    fetchMock.mockResolvedValueOnce(answer(401, wrong));
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(JSON.parse(fetchMock.mock.calls[1][1].body)).toEqual({ email: 'staff@example.com', password: 'secret', code: '123456' });
    expect(toasts.at(-1)).toEqual({ title: 'Login Failed', description: wrong.message, tone: 'error' });
    expect(screen.getByLabelText('Code from your app, or a recovery code')).toHaveValue('123456');
  });

  it('disables both fields while the answer is awaited, then leads to the panel', async () => {
    let respond: (value: unknown) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await submit('staff@example.com', 'secret');
    expect(email()).toBeDisabled();
    expect(password()).toBeDisabled();
    await act(async () => respond(answer(200, { status: 'success' })));
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/admin/login',
      expect.objectContaining({ method: 'POST', credentials: 'include', body: '{"email":"staff@example.com","password":"secret"}' }),
    );
    expect(toasts).toEqual([{ title: 'Login Successful', tone: 'success' }]);
    expect(replace).toHaveBeenCalledWith('/admin');
  });

  it.each([
    [{ status: 'error', code: 'INVALID_CREDENTIALS', message: 'Said by the server' }, 'Said by the server'],
    [{}, 'Invalid email or password'],
  ])('shows why it was refused and can be tried again: %j', async (body, text) => {
    fetchMock.mockResolvedValue(answer(401, body));
    await submit('staff@example.com', 'wrong');
    expect(toasts).toEqual([{ title: 'Login Failed', description: text, tone: 'error' }]);
    expect(replace).not.toHaveBeenCalled();
    expect(password()).toBeEnabled();
  });
});
