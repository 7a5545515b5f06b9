import { draw, drawOnPhone, setUpResultsScreen, unlockWith, unlockedReport } from '@/tests/support/results-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerPlace, reveal } from '@/components/results/report/finding-address';
import { sampleBody, sampleReport } from '@/tests/support/sample-report';

beforeEach(setUpResultsScreen);

describe('the contents', () => {
  test('unfold the part they lead to', async () => {
    await draw();
    document.querySelector('#ledger > details')?.removeAttribute('open');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'In this report' })).getByRole('link', { name: 'Why this score' }));
    expect(document.querySelector('#ledger > details')).toHaveAttribute('open');
  });
});

describe('a long list', () => {
  test('spells out the first four improvements and gives each other one a line that opens', async () => {
    await draw(unlockedReport());
    const items = within(screen.getByRole('region', { name: 'Key Improvement Areas' })).getAllByRole('listitem');
    const folded = items.filter((item) => item.querySelector(':scope > details'));
    expect(folded.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Group your skills',
      'Swap a stock phrase',
    ]);
    expect(screen.getByText('Add figures in words.')).toBeVisible();
    expect(screen.getByText('Group your skills in words.')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Group your skills' }));
    expect(screen.getByText('Group your skills in words.')).toBeVisible();
  });

  test('the plan leads to what was said of an improvement instead of saying it again', async () => {
    const improvements = sampleBody.result.improvements.map((item) => ({ ...item, auditId: 'outcomes', gain: 5, minutes: 15 })).slice(0, 1);
    const actionPlan = {
      highPriority: [{ title: 'Add figures', description: 'Add figures in words.' }],
      mediumPriority: [{ title: 'Call the university', description: 'It keeps your grades.' }],
    };
    await draw(sampleReport({ improvements, actionPlan }, { emailAddress: 'z•••@example.com' }));
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(plan.queryByText('Add figures in words.')).not.toBeInTheDocument();
    expect(plan.getByText('It keeps your grades.')).toBeVisible();
    await userEvent.click(plan.getByRole('link', { name: 'Add figures' }));
    expect(document.activeElement?.closest('li')).toHaveAttribute('id', 'improvement-outcomes');
  });
});

describe('on a phone', () => {
  const openParts = () => [...document.querySelectorAll('section > details')].map((part) => part.hasAttribute('open'));

  test('score, fixes and the receipt are open, the other parts wait folded for a tap', async () => {
    await drawOnPhone(unlockedReport());
    expect(openParts().filter(Boolean)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Why this score' })).toHaveTextContent('5 of 12');
    expect(document.querySelector('#salary > details')).not.toHaveAttribute('open');
  });

  test('the receipt begins with its categories, and a way to one of its lines unfolds the category too', async () => {
    await drawOnPhone(unlockedReport());
    const category = () => document.querySelector('#ledger details details');
    expect(category()).not.toHaveAttribute('open');
    expect(within(screen.getByRole('region', { name: 'Why this score' })).getByText('No full marks yet')).toBeVisible();
    act(() => reveal(ledgerPlace('outcomes')));
    expect(category()).toHaveAttribute('open');
    expect(screen.getByText('Few achievements carry numbers').closest('summary')).toHaveFocus();
  });

  test('a quote unfolds the text it stands in', async () => {
    await drawOnPhone();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(document.querySelector('#reading > details')).toHaveAttribute('open');
  });

  test('the bar at the bottom holds the next thing to do: to unlock, then to improve', async () => {
    const bar = () => within(document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body);
    await drawOnPhone();
    expect(bar().getByRole('button', { name: 'Unlock full report' })).toBeVisible();
    await unlockWith('zoe@example.com');
    expect(await bar().findByRole('link', { name: 'Improve my CV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/guided-improvement?analysis=sample-1'),
    );
  });

  test('somebody else’s report can be saved, not improved', async () => {
    await drawOnPhone(sampleReport({}, { owner: false, emailAddress: 'z•••@example.com' }));
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Improve my CV' })).not.toBeInTheDocument();
  });

  test('on a desk everything is open', async () => {
    await draw(unlockedReport());
    expect(openParts().every(Boolean)).toBe(true);
    expect(document.querySelector('#ledger details details')).toHaveAttribute('open');
  });
});
