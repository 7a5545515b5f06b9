import { draw, drawOnPhone, openRow, setUpResultsScreen, unlockedReport } from '@/tests/support/results-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerPlace, reveal } from '@/components/results/report/finding-address';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);
afterEach(() => window.history.replaceState(null, '', '/'));

const row = (name: string) => screen.getByRole('button', { name });

describe('a part of the report', () => {
  test('waits as a closed row that says its answer, and opens in place', async () => {
    await draw(unlockedReport());
    expect(row('Salary Benchmark')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Salary Benchmark')).toHaveAccessibleDescription(/£34,000 - £46,000/);
    expect(row('Why this score')).toHaveAccessibleDescription('72 of 100');
    expect(screen.getByText('Few achievements carry numbers')).not.toBeVisible();
    await openRow('Why this score');
    expect(screen.getByText('Few achievements carry numbers')).toBeVisible();
  });

  test('says that it is locked, and keeps its answer to itself', async () => {
    await draw();
    expect(row('Salary Benchmark')).toHaveAccessibleDescription(/locked/);
    expect(document.body).not.toHaveTextContent('£34,000');
  });

  test('opens where a finding leads to one of its lines', async () => {
    await draw(unlockedReport());
    act(() => reveal(ledgerPlace('outcomes')));
    expect(row('Why this score')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Few achievements carry numbers').closest('summary')).toHaveFocus();
  });

  test('opens where the address names it', async () => {
    window.history.replaceState(null, '', '#salary');
    await draw(unlockedReport());
    await waitFor(() => expect(row('Salary Benchmark')).toHaveAttribute('aria-expanded', 'true'));
  });
});

describe('the list of fixes', () => {
  test('says a fix in full once it is opened, with the way to where it is done', async () => {
    await draw(unlockedReport());
    expect(screen.getByText('Add figures in words.')).not.toBeVisible();
    await openRow('Add figures');
    expect(screen.getByText('Add figures in words.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fix it ?: Add figures$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/guided-improvement?analysis=sample-1'),
    );
  });

  test('names the fix of the box at the top as a way back to it', async () => {
    await draw(sampleReport({ oneThing: { ...sampleBody.result.oneThing, title: 'Add figures' } }));
    await userEvent.click(screen.getByRole('link', { name: 'Add figures' }));
    expect(screen.getByRole('heading', { name: 'If you just change one thing' })).toHaveFocus();
  });

  test('offers nobody else a way into the editor', async () => {
    await draw(sampleReport({}, { owner: false }));
    await openRow('Add figures');
    expect(screen.queryByRole('link', { name: /^Fix it/ })).not.toBeInTheDocument();
  });

  test('the plan leads to what was said of an improvement instead of saying it again', async () => {
    const improvements = sampleBody.result.improvements.map((item) => ({ ...item, auditId: 'outcomes', gain: 5, minutes: 15 })).slice(0, 1);
    const actionPlan = {
      highPriority: [{ title: 'Add figures', description: 'Add figures in words.' }],
      mediumPriority: [{ title: 'Call the university', description: 'It keeps your grades.' }],
    };
    await draw(sampleReport({ improvements, actionPlan }, { emailAddress: 'z•••@example.com' }));
    await openRow('Your plan');
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(plan.queryByText('Add figures in words.')).not.toBeInTheDocument();
    expect(plan.getByText('It keeps your grades.')).toBeVisible();
    await userEvent.click(plan.getByRole('link', { name: 'Add figures' }));
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', 'improvement-outcomes');
  });
});

describe('on a phone', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('the report has three sides, walked by arrow keys, and the address names the one in front', async () => {
    await drawOnPhone(unlockedReport());
    expect(tab('Verdict')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Fixes'));
    expect(window.location.hash).toBe('#fixes');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('My CV')).toHaveFocus();
    expect(tab('My CV')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    expect(tab('Verdict')).toHaveFocus();
    expect(document.getElementById('verdict')).toHaveAttribute('aria-labelledby', 'tab-verdict');
  });

  test('an address within the page brings its side to the front', async () => {
    window.history.replaceState(null, '', '#my-data');
    await drawOnPhone();
    await waitFor(() => expect(tab('My CV')).toHaveAttribute('aria-selected', 'true'));
    expect(row('My data')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a quote brings the CV to the front, with the words marked', async () => {
    await drawOnPhone();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(tab('My CV')).toHaveAttribute('aria-selected', 'true');
    expect(document.activeElement?.tagName).toBe('MARK');
  });

  test('a locked fix leads to the email form on its own side of the report', async () => {
    await drawOnPhone();
    await userEvent.click(tab('Fixes'));
    await userEvent.click(screen.getByRole('button', { name: /^Locked: 2 more/ }));
    expect(tab('Verdict')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Enter your email address')).toHaveFocus();
  });
});

test('a returning reader finds the same rows open', async () => {
  window.sessionStorage.setItem('readingPlace:sample-1', JSON.stringify({ panel: null, rows: ['roles'], y: 700 }));
  await draw();
  await waitFor(() => expect(row('Suitable roles')).toHaveAttribute('aria-expanded', 'true'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700 });
});

test('a second tab of the browser learns that the report was unlocked', async () => {
  await draw();
  window.localStorage.setItem('reportUnlocked:sample-1', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});
