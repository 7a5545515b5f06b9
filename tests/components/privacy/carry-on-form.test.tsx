import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarryOnForm } from '@/components/privacy/carry-on-form';
import { redeemHandOver } from '@/lib/client/hand-over-calls';
import { HttpError } from '@/lib/client/http';
import { isFramed } from '@/lib/client/parent-frame';
import { renderWithSettings } from '@/tests/support/render-with-settings';

jest.mock('@/lib/client/hand-over-calls', () => ({ redeemHandOver: jest.fn() }));
jest.mock('@/lib/client/parent-frame', () => ({ ...jest.requireActual('@/lib/client/parent-frame'), isFramed: jest.fn(() => false) }));
const redeem = jest.mocked(redeemHandOver);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Open my report here' }));

beforeEach(() => {
  redeem.mockReset();
  window.location.hash = '';
  localStorage.clear();
});

test('what can be no code is said before anybody is asked', async () => {
  renderWithSettings(<CarryOnForm />);
  await userEvent.type(screen.getByLabelText('Code'), 'K7QM');
  await press();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/A code has 8 letters and figures/);
  expect(redeem).not.toHaveBeenCalled();
});

test('a scanned code is put into the field and waits for a click', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  redeem.mockRejectedValue(new HttpError(404, '{"code":"CODE_NOT_FOUND","message":"This code does not work."}', ''));
  window.location.hash = '#K7QM-2XVA';
  renderWithSettings(<CarryOnForm />);
  expect(screen.getByLabelText('Code')).toHaveValue('K7QM-2XVA');
  expect(redeem).not.toHaveBeenCalled();
  await press();
  expect(redeem).toHaveBeenCalledWith('K7QM2XVA');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code does not work.'));
});

test('a frame takes no code from its address: another site could lay its own page over the button', () => {
  jest.mocked(isFramed).mockReturnValueOnce(true);
  window.location.hash = '#K7QM-2XVA';
  renderWithSettings(<CarryOnForm />);
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

test('who has another report here is told what becomes of it, and who has none is not', () => {
  const { unmount } = renderWithSettings(<CarryOnForm />);
  expect(screen.queryByText(/You have another report in this browser/)).toBeNull();
  unmount();
  localStorage.setItem('latestAnalysisId', 'x');
  renderWithSettings(<CarryOnForm />);
  expect(screen.getByText(/You have another report in this browser/)).toBeVisible();
});
