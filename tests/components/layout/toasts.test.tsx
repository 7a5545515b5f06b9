import { act, render, screen } from '@testing-library/react';
import Toasts from '@/components/layout/toasts';
import { showToast } from '@/lib/client/toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
/** The library keeps the others beneath, out of sight. */
const seen = () => screen.queryAllByRole('listitem').filter((toast) => toast.dataset.visible === 'true');

describe('toasts', () => {
  it('are shown one at a time, the latest first', async () => {
    render(<Toasts first={[{ title: 'First' }]} />);
    await pass(100);
    expect(seen().map((toast) => toast.textContent)).toEqual(['First']);
    act(() => showToast({ title: 'Second', description: 'And why.' }));
    await pass(100);
    expect(seen()).toHaveLength(1);
    expect(seen()[0]).toHaveTextContent('SecondAnd why.');
  });

  it('go by themselves after five seconds', async () => {
    render(<Toasts first={[{ title: 'In passing' }]} />);
    await pass(4_500);
    expect(screen.getByText('In passing')).toBeInTheDocument();
    await pass(1_000);
    expect(screen.queryByText('In passing')).not.toBeInTheDocument();
  });
});
