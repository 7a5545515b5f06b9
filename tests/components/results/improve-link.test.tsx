import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImproveLink, guidedAddress } from '@/components/results/actions/next-steps';
import * as reportCalls from '@/lib/client/report-calls';
import { demoId } from '@/lib/shared/demo-id';

jest.mock('@/lib/client/parent-frame', () => ({ isFramed: () => true }));
jest.mock('@/lib/client/report-calls', () => ({
  ...jest.requireActual<typeof reportCalls>('@/lib/client/report-calls'),
  ownerLink: jest.fn(),
}));
const ownerLink = jest.mocked(reportCalls.ownerLink);
const opened = { location: { href: 'about:blank' }, close: jest.fn() };

beforeEach(() => {
  ownerLink.mockReset().mockResolvedValue('/api/cv/owner-link/token');
  opened.location.href = 'about:blank';
  Object.defineProperty(window, 'open', { configurable: true, value: jest.fn(() => opened) });
});

const follow = async (id: string) => {
  render(
    <ImproveLink id={id} to={guidedAddress(id)} className="">
      Do this now
    </ImproveLink>,
  );
  // The test browser goes nowhere; what matters is who opens what.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Do this now' }));
};

test('from a frame the guide opens in a window of its own, which gets the owner link', async () => {
  await follow('report-1');
  expect(ownerLink).toHaveBeenCalledWith('report-1', '/guided-improvement?analysis=report-1');
  expect(opened.location.href).toBe('/api/cv/owner-link/token');
});

test('the sample has no owner: its guide opens where one is', async () => {
  await follow(demoId);
  expect(ownerLink).not.toHaveBeenCalled();
  expect(window.open).not.toHaveBeenCalled();
});
