import { download, draw, openRow, setUpResultsScreen, submitEmail, unlockWith, unlockedReport } from '@/tests/support/results-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@/lib/client/http';
import { testSettings } from '@/tests/support/render-with-settings';

beforeEach(setUpResultsScreen);

describe('what is locked', () => {
  test('is not in the document at all', async () => {
    await draw();
    for (const hidden of [
      'Describes duties.',
      '£34,000 - £46,000',
      'A team of 14.',
      'One stock phrase',
      'Insider Recruiter Secret',
      'Group your skills',
    ]) {
      expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    }
    expect(document.body.innerHTML).not.toContain('£38,000');
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.queryByText('Ready to find your job matches?')).not.toBeInTheDocument();
  });

  test('leads to the email form, and its tooltip says how', async () => {
    await draw();
    await openRow('Salary Benchmark');
    const lock = screen.getByRole('button', { name: /Locked: pay for your kind of role/ });
    await act(async () => lock.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Unlock report above to view this section');
    await userEvent.click(lock);
    expect(screen.getByLabelText('Enter your email address')).toHaveFocus();
  });
});

describe('unlocking', () => {
  test('an email opens everything, without a reload and without marketing', async () => {
    await draw();
    expect(screen.getByRole('checkbox', { name: testSettings.consent.text })).not.toBeChecked();
    await unlockWith('zoe@example.com');
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', false);
    expect(window.localStorage.getItem('user_email')).toBe('zoe@example.com');
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBe('true');
    await openRow('Strengths and fixes');
    expect(screen.getByText('Third strength')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Group your skills' })).toBeVisible();
    await openRow('Salary Benchmark');
    expect(screen.getAllByText('£34,000 - £46,000')[0]).toBeVisible();
    await openRow('CV File Secrets');
    expect(screen.getByRole('heading', { name: 'Professional Naming Formula' })).toBeVisible();
    expect(await screen.findByText('Zoë-Ó-Briain-CV.pdf')).toBeVisible();
  });

  test('a ticked box sends the consent along', async () => {
    await draw();
    await userEvent.click(screen.getByRole('checkbox', { name: testSettings.consent.text }));
    await unlockWith('zoe@example.com');
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(submitEmail).toHaveBeenCalledWith('sample-1', 'zoe@example.com', true);
  });

  test('a failed submission leaves the report locked', async () => {
    submitEmail.mockRejectedValue(new HttpError(429, '{"code":"RATE_LIMIT","message":"Busy."}', ''));
    await draw();
    await unlockWith('zoe@example.com');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBeNull();
  });

  test('a report that already has an email is open, and the browser remembers it', async () => {
    await draw(unlockedReport());
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.queryByLabelText('Enter your email address')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('reportUnlocked:sample-1')).toBe('true');
  });

  test('the stored flag of another report does not open this one', async () => {
    window.localStorage.setItem('reportUnlocked:other', 'true');
    await draw();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });
});

describe('with full access', () => {
  test('insights are words, and no markup of a result ever runs', async () => {
    await draw(unlockedReport());
    await openRow('Career Insights');
    expect(screen.getByText('Nine years')).toBeVisible();
    expect(document.querySelector('main script, section script')).toBeNull();
    expect(screen.getByText('Senior, top 30%')).toBeVisible();
    expect(screen.getAllByText('What this means')).toHaveLength(4);
    expect(screen.getByText('£38,000 - £47,500')).toBeVisible();
  });

  test('the PDF is made on the click and the button says so meanwhile', async () => {
    let finish: () => void = () => undefined;
    download.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await draw(unlockedReport());
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    const busy = await screen.findAllByRole('button', { name: 'Generating...' });
    await userEvent.click(busy[0] ?? document.body);
    expect(download).toHaveBeenCalledTimes(1);
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ score: 72 }), expect.objectContaining({ name: 'Zoë Ó Briain' }));
    finish();
    expect((await screen.findAllByRole('button', { name: 'Download PDF' })).length).toBeGreaterThan(0);
  });

  test('the banner leads to the job app in a new tab, and goes when no app is set', async () => {
    await draw(unlockedReport());
    const link = screen.getByRole('link', { name: /Register Now/ });
    expect(link).toHaveAttribute('href', 'https://jobs.example.com/register');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('without an app there is no banner', async () => {
    await draw(unlockedReport(), { jobAppUrl: null });
    expect(screen.queryByText('Ready to find your job matches?')).not.toBeInTheDocument();
  });

  test('the recruiter claim can be switched off and leaves no empty box', async () => {
    await draw(unlockedReport(), { claims: 'hide' });
    expect(screen.queryByText('Insider Recruiter Secret')).not.toBeInTheDocument();
    expect(screen.getByText('72 out of 100')).toBeVisible();
  });
});
