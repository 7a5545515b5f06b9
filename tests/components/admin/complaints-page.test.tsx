import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComplaintsPage } from '@/components/admin/complaints/complaints-page';
import type { Complaint } from '@/lib/shared/admin';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn(), refresh }) }));

const waiting: Complaint = {
  id: 'reference-1',
  createdAt: '2026-11-01T09:00:00.000Z',
  message: 'My report still opens.\nPlease look.',
  email: 'jo@example.com',
  acknowledgedAt: null,
  closedAt: null,
};
const calls: string[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  calls.length = 0;
  answers = {
    '/api/admin/complaints': { complaints: [waiting], count: 1, open: 1 },
    '/api/admin/deletions': {
      deletions: [{ id: 'receipt-1', createdAt: '2026-11-20T08:00:00.000Z', kind: 'upload', askedBy: 'owner', analyses: 2, emails: 1 }],
    },
    '/api/admin/events': {
      events: [{ id: 'e1', createdAt: '2026-11-20T07:00:00.000Z', action: 'file-downloaded', staff: 'staff@example.com', recordId: 'u1' }],
    },
  };
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method} ${url} ${init?.body ?? ''}`.trim());
    const body = answers[url];
    const text = JSON.stringify(body ?? { status: 'success' });
    const status = body === null ? 500 : 200;
    return { ok: status < 400, status, statusText: '', text: async () => text, json: async () => JSON.parse(text) };
  }) as jest.Mock;
});

const open = (openComplaints = 1) =>
  render(<ComplaintsPage productName="Analyse My CV" email="staff@example.com" openComplaints={openComplaints} />);

describe('the page of complaints and proof', () => {
  it('shows a complaint with the day it must be acknowledged by, and marks it', async () => {
    open();
    expect(await screen.findByText(/My report still opens\./)).toBeVisible();
    expect(screen.getByText('Acknowledge by 2026-12-01')).toBeVisible();
    expect(screen.getByRole('link', { name: 'jo@example.com' })).toHaveAttribute('href', 'mailto:jo@example.com');
    answers['/api/admin/complaints'] = {
      complaints: [{ ...waiting, acknowledgedAt: '2026-11-02T09:00:00.000Z' }],
      count: 1,
      open: 1,
    };
    await userEvent.click(screen.getByRole('button', { name: /^Acknowledged/ }));
    expect(await screen.findByText('Being looked into')).toBeVisible();
    expect(calls).toContain('PATCH /api/admin/complaints/reference-1 {"status":"acknowledged"}');
    expect(screen.queryByRole('button', { name: /^Acknowledged/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Outcome told/ }));
    expect(calls).toContain('PATCH /api/admin/complaints/reference-1 {"status":"closed"}');
    expect(refresh).toHaveBeenCalled();
  });

  it('shows the proof of deletions and what the staff did', async () => {
    open();
    const deletions = await screen.findByRole('region', { name: 'Table of deletions' });
    expect(within(deletions).getByRole('row', { name: /The person 2 1 receipt-1/ })).toBeVisible();
    const events = screen.getByRole('region', { name: 'Table of staff events' });
    expect(within(events).getByRole('row', { name: /staff@example\.com File downloaded u1/ })).toBeVisible();
  });

  it('says where nothing is', async () => {
    answers = {
      '/api/admin/complaints': { complaints: [], count: 0, open: 0 },
      '/api/admin/deletions': { deletions: [] },
      '/api/admin/events': { events: [] },
    };
    open(0);
    expect(await screen.findByText('No complaints')).toBeVisible();
    expect(await screen.findByText('Nobody has asked for a deletion yet')).toBeVisible();
  });

  it('offers another try where a list does not load', async () => {
    answers['/api/admin/complaints'] = null;
    open();
    expect(await screen.findByText('Error loading complaints')).toBeVisible();
    answers['/api/admin/complaints'] = { complaints: [waiting], count: 1, open: 1 };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/My report still opens\./)).toBeVisible();
  });

  it('counts open complaints beside its link', () => {
    open(3);
    const link = screen.getByRole('link', { name: 'Complaints and proof 3 open' });
    expect(link).toHaveAttribute('aria-current', 'page');
  });
});
