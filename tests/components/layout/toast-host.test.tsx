import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/layout/toast-host';
import { showToast } from '@/lib/client/toasts';

jest.mock('@/components/layout/toasts', () => ({
  __esModule: true,
  default: () => {
    throw new Error('ChunkLoadError');
  },
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const said = () => screen.queryByRole('alert');

test('without the toast library a message can be closed, and the next one comes alone', async () => {
  render(<ToastHost />);
  act(() => showToast({ title: 'Saved', tone: 'success' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(said()).not.toBeInTheDocument();
  act(() => showToast({ title: 'Sent', tone: 'success' }));
  expect(said()).toHaveTextContent('Sent');
  expect(said()).not.toHaveTextContent('Saved');
});

test('without the toast library a message goes with its action, and what the action says is shown', async () => {
  render(<ToastHost />);
  const onClick = jest.fn();
  act(() => showToast({ title: 'No connection', action: { label: 'Try again', onClick } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(said()).not.toBeInTheDocument();
  onClick.mockImplementation(() => showToast({ title: 'Still no connection' }));
  act(() => showToast({ title: 'No connection', action: { label: 'Try again', onClick } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(said()).toHaveTextContent('Still no connection');
});
