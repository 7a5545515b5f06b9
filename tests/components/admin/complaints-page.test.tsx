import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComplaintsPage } from '@/components/admin/complaints/complaints-page';
import type { Complaint } from '@/lib/shared/admin';
import type { StaffRole } from '@/lib/shared/staff';

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
  window.history.replaceState(null, '', '/admin/complaints');
  calls.length = 0;
  answers = {
    '/api/admin/complaints': { complaints: [waiting], count: 1, open: 1 },
    '/api/admin/deletions': {
      deletions: [{ id: 'receipt-1', createdAt: '2026-11-20T08:00:00.000Z', kind: 'upload', askedBy: 'owner', analyses: 2, emails: 1 }],
    },
    '/api/admin/events': {
      events: [{ id: 'e1', createdAt: '2026-11-20T07:00:00.000Z', action: 'file-downloaded', staff: 'staff@example.com', recordId: 'u1' }],
      count: 51,
      next: 'further',
      previous: null,
    },
  };
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method} ${url} ${init?.body ?? ''}`.trim());
    const body = answers[url.replace(/[?&]pageSize=13(?=&|$)/, '').replace('events&', 'events?')];
    const text = JSON.stringify(body ?? { status: 'success' });
    const status = body === null ? 500 : 200;
    return { ok: status < 400, status, statusText: '', text: async () => text, json: async () => JSON.parse(text) };
  }) as jest.Mock;
});

const open = (openComplaints = 1, role: StaffRole = 'owner') =>
  render(<ComplaintsPage productName="Analyse My CV" email="staff@example.com" role={role} openComplaints={openComplaints} />);

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

  it('shows what the staff did by kind and page by page, refused sign-ins apart', async () => {
    open();
    const event = (id: string, action: string) => ({ id, createdAt: '2026-11-19T07:00:00.000Z', action, staff: null, recordId: null });
    const page = (id: string, action: string) => ({ events: [event(id, action)], count: 51, next: null, previous: null });
    answers['/api/admin/events?after=further'] = page('e2', 'person-deleted');
    answers['/api/admin/events?kind=refused'] = page('e3', 'sign-in-refused');
    const pages = await screen.findByRole('navigation', { name: 'Pages of staff events' });
    expect(within(pages).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('row', { name: /Person deleted/ })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Refused sign-ins');
    expect(await screen.findByRole('row', { name: /Unknown Sign in refused/ })).toBeVisible();
    expect(window.location.search).toBe('?kind=refused');
  });

  it('lets a viewer read complaints and mark none', async () => {
    open(1, 'viewer');
    expect(await screen.findByText(/My report still opens\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Acknowledged/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Outcome told/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  });

  it('says where nothing is', async () => {
    answers = {
      '/api/admin/complaints': { complaints: [], count: 0, open: 0 },
      '/api/admin/deletions': { deletions: [] },
      '/api/admin/events': { events: [], count: 0, next: null, previous: null },
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
