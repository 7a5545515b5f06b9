import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceReportList } from '@/components/upload/device-report-list';
import { deviceReports, rememberReport } from '@/lib/client/device-reports';

beforeEach(() => window.localStorage.clear());

test('a device without reports shows no empty list', () => {
  const { container } = render(<DeviceReportList />);
  expect(container).toBeEmptyDOMElement();
});

test('reports are found again newest first, and can be taken off the list, once that was asked', async () => {
  rememberReport({ id: 'a', score: 61, filename: 'first.pdf', date: '2026-11-01' });
  rememberReport({ id: 'b', score: 74, filename: 'second.pdf', date: '2026-11-20' });
  render(<DeviceReportList />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/results/b', '/results/a']);
  expect(screen.getByText('20 November 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take second.pdf off the list' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('The report itself is kept');
  await userEvent.click(screen.getByRole('button', { name: 'Take it off the list' }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a report opened again keeps its first date and name, and ten are kept', () => {
  rememberReport({ id: 'a', score: 61, filename: 'a.pdf', date: '2026-11-01' });
  rememberReport({ id: 'a', score: 61, filename: 'b.pdf', date: '2026-11-09' });
  expect(deviceReports()).toEqual([{ id: 'a', score: 61, filename: 'a.pdf', date: '2026-11-01' }]);
  rememberReport({ id: 'm', score: 61, filename: '[NAME]-CV.pdf', date: '2026-11-01' });
  expect(deviceReports()[0]?.filename).toBe('');
  for (let index = 0; index < 12; index += 1) rememberReport({ id: `r${index}`, score: 1, filename: '', date: '2026-11-10' });
  expect(deviceReports()).toHaveLength(10);
});

test('what somebody wrote into the storage is not trusted', () => {
  window.localStorage.setItem('reportsOnThisDevice', '[{"id":1}]');
  expect(deviceReports()).toEqual([]);
  window.localStorage.setItem('reportsOnThisDevice', '{');
  expect(deviceReports()).toEqual([]);
});
