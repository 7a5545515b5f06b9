import { deleteEverything, draw, openRow, fetchPersonal, setUpResultsScreen } from '@/tests/support/results-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@/lib/client/http';
import { sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

describe('whose report it is', () => {
  test('another browser reads the report, and that the CV stays with its owner', async () => {
    await draw(sampleReport({}, { owner: false }));
    expect(screen.getByText('You are reading a shared report')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my data' })).not.toBeInTheDocument();
    expect(screen.getByText('Two results can be checked, you.')).toBeVisible();
    expect(fetchPersonal).not.toHaveBeenCalled();
  });

  test('deleting asks first, then removes everything here and there', async () => {
    window.localStorage.setItem('user_email', 'zoe@example.com');
    window.localStorage.setItem('guidedProgress:sample-1', '{}');
    window.localStorage.setItem('improvedScores:sample-1', JSON.stringify([{ id: 'improved-1', score: 70, date: '2026-03-02' }]));
    window.localStorage.setItem('walkthroughProgress:improved-1', '{}');
    const { onReset } = await draw();
    await openRow('My data');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    expect(deleteEverything).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByRole('heading', { name: 'Your data is deleted' })).toBeVisible();
    expect(deleteEverything).toHaveBeenCalledWith('sample-1');
    expect(window.localStorage.getItem('user_email')).toBeNull();
    for (const key of ['guidedProgress:sample-1', 'improvedScores:sample-1', 'walkthroughProgress:improved-1'])
      expect(window.localStorage.getItem(key)).toBeNull();
    expect(screen.getByRole('link', { name: new RegExp('r'.repeat(24)) })).toHaveAttribute('href', `/api/cv/deletion/${'r'.repeat(24)}`);
    expect(onReset).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onReset).toHaveBeenCalled();
  });

  test('a failed deletion says that nothing was changed and can be tried again', async () => {
    deleteEverything.mockRejectedValue(new HttpError(503, '', 'down'));
    const { onReset } = await draw();
    await openRow('My data');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Your data is deleted' })).not.toBeInTheDocument();
    expect(onReset).not.toHaveBeenCalled();
  });
});
