import { draw, drawOnPhone, setUpResultsScreen, unlockedReport } from '@/tests/support/results-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

beforeEach(setUpResultsScreen);

describe('the contents', () => {
  test('unfold the part they lead to', async () => {
    await draw();
    document.querySelector('#ledger > details')?.removeAttribute('open');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'In this report' })).getByRole('link', { name: 'Why this score' }));
    expect(document.querySelector('#ledger > details')).toHaveAttribute('open');
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

  test('a quote unfolds the text it stands in', async () => {
    await drawOnPhone();
    const oneThing = screen.getByRole('region', { name: 'If you just change one thing' });
    await userEvent.click(within(oneThing).getByRole('button', { name: /Responsible for the stock room/ }));
    expect(document.querySelector('#reading > details')).toHaveAttribute('open');
  });

  test('on a desk everything is open', async () => {
    await draw(unlockedReport());
    expect(openParts().every(Boolean)).toBe(true);
  });
});
