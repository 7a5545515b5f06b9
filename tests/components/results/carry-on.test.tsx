import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CarryOnDialog from '@/components/results/actions/carry-on-dialog';
import { offerHandOver, revokeHandOver } from '@/lib/client/hand-over-calls';
import { timings } from '@/lib/shared/timings';
import { renderWithSettings } from '@/tests/support/render-with-settings';

jest.mock('@/lib/client/hand-over-calls', () => ({ offerHandOver: jest.fn(), revokeHandOver: jest.fn() }));
const offer = jest.mocked(offerHandOver);
const now = new Date('2026-03-02T09:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
  offer.mockReset().mockResolvedValue({
    code: 'K7QM-2XVA',
    url: '/carry-on#K7QM-2XVA',
    expiresAt: new Date(now.getTime() + timings.handOverMs).toISOString(),
  });
  jest.mocked(revokeHandOver).mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  renderWithSettings(<CarryOnDialog id="own" onClose={jest.fn()} />, { publicUrl: 'https://cv.example.org' });
  expect(await screen.findByText('K7QM-2XVA')).toBeVisible();
};
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('shows one code, where to type it and how long it works', async () => {
  await open();
  expect(screen.getByText('cv.example.org/carry-on')).toBeVisible();
  expect(screen.getByText(/It works once, until \d\d:10/)).toBeVisible();
  expect(offer).toHaveBeenCalledTimes(1);
});

test('a code can be cancelled, and a new one made', async () => {
  await open();
  await user().click(screen.getByRole('button', { name: 'Cancel the code' }));
  expect(revokeHandOver).toHaveBeenCalledWith('own');
  expect(await screen.findByText('The code no longer works.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Make a new code' }));
  expect(await screen.findByText('K7QM-2XVA')).toBeVisible();
});

test('after ten minutes it says that the code has run out', async () => {
  await open();
  act(() => jest.advanceTimersByTime(timings.handOverMs));
  expect(screen.getByText('The code has run out.')).toBeVisible();
  expect(screen.queryByText('K7QM-2XVA')).toBeNull();
});
