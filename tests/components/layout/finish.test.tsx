import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinishButton } from '@/components/layout/finish-button';
import { FinishedText } from '@/components/layout/finished-text';
import IdleWatch from '@/components/layout/idle-watch';
import { finishHere, finishIdle, leave } from '@/lib/client/finish';
import { HttpError } from '@/lib/client/http';
import { renderWithSettings } from '@/tests/support/render-with-settings';

jest.mock('@/lib/client/finish', () => ({ finishHere: jest.fn(), finishIdle: jest.fn(), leave: jest.fn() }));
const finish = jest.mocked(finishHere);

const open = async () => {
  renderWithSettings(<FinishButton className="" />);
  await userEvent.click(screen.getByRole('button', { name: 'Finish here' }));
  return screen.findByRole('dialog', { name: 'Finish here?' });
};

beforeEach(() => {
  jest.mocked(finish).mockReset().mockResolvedValue({ status: 'success', reports: 2, receipts: [] });
  jest.mocked(leave).mockReset();
  jest.mocked(finishIdle).mockReset();
});

test('asks one question and, left empty, keeps the reports', async () => {
  await open();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/we delete them after 30 days/);
  await userEvent.click(screen.getByRole('button', { name: 'Finish here' }));
  expect(finish).toHaveBeenCalledWith(false);
  await waitFor(() => expect(leave).toHaveBeenCalledWith({}));
});

test('deletes the reports where it is asked to', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Delete my CV and reports from this site too' }));
  expect(screen.getByText('This cannot be undone.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete and finish' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith({ deleted: '2' }));
  expect(finish).toHaveBeenCalledWith(true);
});

test('says so where the site refuses, and stays', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  finish.mockRejectedValue(new HttpError(429, '{"code":"RATE_LIMIT","message":"Please wait."}', ''));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Finish here' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  [{ isIdle: false, deleted: null }, 'You have finished here', /We delete them after 30 days/],
  [{ isIdle: false, deleted: 1 }, 'You have finished here', /Your CV and your report are deleted/],
  [{ isIdle: true, deleted: null }, 'We ended your session', /no longer knows your CV/],
])('the page afterwards says what happened: %j', (what, title, text) => {
  renderWithSettings(<FinishedText {...what} retentionDays={30} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('warns a minute before, goes on after a click, and ends the session where nobody clicks', () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
  const { unmount } = renderWithSettings(<IdleWatch />);
  act(() => jest.advanceTimersByTime(14 * 60_000 - 1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toHaveTextContent('60 seconds left');
  act(() => screen.getByRole('button', { name: 'I am still here' }).click());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => jest.advanceTimersByTime(15 * 60_000));
  expect(finishIdle).toHaveBeenCalledTimes(1);
  unmount();
  jest.useRealTimers();
});
