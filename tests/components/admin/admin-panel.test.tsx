import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminPanel } from '@/components/admin/admin-panel';
import { listenForToasts, type ToastMessage } from '@/lib/client/toasts';
import type { CvAnalysis, CvUpload, Figures, LeadEmail, Person } from '@/lib/shared/admin';
import type { StaffRole } from '@/lib/shared/staff';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));
// The chart library measures a layout, which there is none of here; the numbers stand in the table beside it.
jest.mock('@/components/admin/tabs/figure-chart', () => ({ __esModule: true, default: () => null }));

const lead: LeadEmail = {
  id: 'l1',
  email: 'priya@example.com',
  analysisId: 'a1',
  createdAt: '2026-11-20T09:30:00.000Z',
  proven: true,
  marketingConsent: true,
  consentAt: '2026-11-20T09:30:00.000Z',
  consentWording: '1: Yes, please.',
};
const upload: CvUpload = {
  id: 'u1',
  filename: 'Priya CV.pdf',
  fileType: 'pdf',
  contentLength: 1536,
  uploadedAt: '2026-11-20T09:29:00.000Z',
  hasFileBuffer: true,
  downloadUrl: '/api/admin/uploads/u1/file',
};
const analysis: CvAnalysis = {
  id: 'a1',
  score: 75,
  summary: 'Clear and well ordered.',
  createdAt: '2026-11-20T09:29:30.000Z',
  cvUploadId: 'u1',
  options: { atsOptimisation: true, detailedFeedback: true, professionalWorth: false, salaryBenchmarking: true, aiDetection: true },
  cvDownloadUrl: '/api/admin/uploads/u1/file',
  reportUrl: '/api/admin/analyses/a1/report.pdf',
  engine: 'claude',
  claudeTokens: 7_420,
};
const person: Person = {
  id: 'u1',
  email: 'priya@example.com',
  uploads: 2,
  analyses: 3,
  bestScore: 81,
  latestScore: 75,
  summary: 'Clear and well ordered, with figures in most of the lines that speak of work.',
  firstSeenAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:29:00.000Z',
  marketingConsent: true,
  uploadId: 'u1',
  filename: 'Priya CV.pdf',
  cvDownloadUrl: '/api/admin/uploads/u1/file',
  reportUrl: '/api/admin/analyses/a1/report.pdf',
};
const figures: Figures = {
  uploadsPerDay: [{ day: '2026-11-20', uploads: 4 }],
  conversion: { analyses: 40, leads: 10 },
  scores: [{ from: 70, to: 79, count: 3 }],
  engines: [{ name: 'built-in', count: 40 }],
  corrections: [{ name: 'title', count: 3 }],
  errors: [{ name: 'API_KEY_ERROR', count: 2 }],
  webhook: null,
  unsourcedClaims: 7,
  claude: {
    calls: 12,
    inputTokens: 60_000,
    outputTokens: 30_000,
    tokensToday: 9_000,
    dailyTokens: 2_000_000,
    cost: 0.63,
    kept: 118,
    dropped: 2,
    failures: [{ name: 'rate-limit', count: 2 }],
  },
  lastPurge: '2026-11-21T08:00:00.000Z',
  lastBackup: null,
};

type Answer = { status: number; body: unknown };
let answers: Record<string, Answer>;
const calls: string[] = [];
const toasts: ToastMessage[] = [];
const ok = (body: unknown): Answer => ({ status: 200, body });
const page = (rows: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  ok({ ...rows, count: 1, next: null, previous: null, ...more });

beforeEach(() => {
  calls.length = 0;
  toasts.length = 0;
  replace.mockClear();
  window.history.replaceState(null, '', '/admin');
  answers = {
    '/api/lead-emails': page({ emails: [lead] }),
    '/api/cv-uploads': page({ uploads: [upload] }),
    '/api/cv-analyses': page({ analyses: [analysis] }),
    '/api/admin/overview': page({ people: [person] }),
    '/api/admin/figures': ok(figures),
    '/api/admin/account': ok({ email: 'staff@example.com', role: 'owner', hasSecondFactor: false, recoveryCodesLeft: 0, isRecent: true }),
  };
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method} ${url.replace(/[?&]pageSize=13$/, '')}`);
    const { status, body } = answers[url.split('?')[0] ?? ''] ?? { status: 404, body: {} };
    const text = JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', text: async () => text, json: async () => JSON.parse(text) };
  }) as jest.Mock;
  stopListening = listenForToasts((toast) => toasts.push(toast));
});
let stopListening: () => void;
afterEach(() => stopListening());

function open(query = '', role: StaffRole = 'owner') {
  window.history.replaceState(null, '', `/admin${query}`);
  render(<AdminPanel role={role} productName="Analyse My CV" email="staff@example.com" openComplaints={0} initialQuery={query} />);
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });
const emptyLists = { emails: [], uploads: [], analyses: [], people: [] };

describe('the admin panel', () => {
  it('offers a viewer neither exports, nor deletions, nor accounts', async () => {
    open('', 'viewer');
    expect(await screen.findByRole('link', { name: 'priya@example.com' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  });

  it.each([
    ['a session that stands', ok({ authenticated: true }), false],
    ['no session', ok({ authenticated: false }), true],
    ['no answer', { status: 500, body: {} }, true],
  ])('brought back from the browser’s memory with %s, asks the server first', async (_name, status, leaves) => {
    answers['/api/admin/auth-status'] = status;
    open();
    await screen.findByRole('link', { name: 'priya@example.com' });
    const back = new Event('pageshow');
    Object.assign(back, { persisted: true });
    window.dispatchEvent(back);
    await waitFor(() => expect(calls).toContain('GET /api/admin/auth-status'));
    await waitFor(() => expect(replace.mock.calls).toEqual(leaves ? [['/admin/login']] : []));
  });

  it('has four tabs and opens on the lead emails', async () => {
    open();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Lead Emails',
      'CV Uploads',
      'CV Analyses',
      'User Overview',
    ]);
    expect(tab('Lead Emails')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('link', { name: 'priya@example.com' })).toBeInTheDocument();
  });

  it('offers no link to a report that the retention purge took from an address', async () => {
    answers['/api/lead-emails'] = page({ emails: [{ ...lead, analysisId: null }] });
    open();
    expect(await screen.findByText('No longer kept')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /the report of/ })).not.toBeInTheDocument();
  });

  it('loads a list only when its tab is opened, and not again when it is opened again', async () => {
    const user = open();
    await screen.findByText('priya@example.com');
    expect(calls).toEqual(['GET /api/lead-emails']);
    await user.click(tab('CV Uploads'));
    await screen.findByText('Priya CV.pdf');
    await user.click(tab('Lead Emails'));
    await screen.findByText('priya@example.com');
    expect(calls).toEqual(['GET /api/lead-emails', 'GET /api/cv-uploads']);
  });

  it('does not load again when the window is looked at again', async () => {
    open();
    await screen.findByText('priya@example.com');
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(calls).toHaveLength(1);
  });

  it('calls what nobody has analysed so, and not unable to be', async () => {
    answers['/api/admin/overview'] = page({ people: [{ ...person, analyses: 0, bestScore: null, latestScore: null, summary: null }] });
    const user = open();
    await user.click(tab('User Overview'));
    expect(await screen.findByText('Not analysed')).toBeInTheDocument();
    expect(screen.queryByText('Unable to Analyse')).not.toBeInTheDocument();
  });

  it('moves between tabs with the arrow keys', async () => {
    const user = open();
    await user.click(tab('Lead Emails'));
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Priya CV.pdf')).toBeInTheDocument();
  });

  it('shows file sizes in units and the original CV', async () => {
    open('?tab=uploads');
    expect(await screen.findByText('1.5 KB')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download of Priya CV.pdf' })).toHaveAttribute('href', '/api/admin/uploads/u1/file');
  });

  it('offers no link where no file is kept', async () => {
    answers['/api/cv-uploads'] = page({ uploads: [{ ...upload, hasFileBuffer: false, downloadUrl: null }] });
    open('?tab=uploads');
    expect(await screen.findByText('No file kept')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  });

  it("gives a score the staff's own label and both downloads", async () => {
    open('?tab=analyses');
    expect(await screen.findByText('Good')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Original CV/ })).toHaveAttribute('href', '/api/admin/uploads/u1/file');
    expect(screen.getByRole('link', { name: /^Report PDF/ })).toHaveAttribute('href', '/api/admin/analyses/a1/report.pdf');
    expect(screen.getByText('Feedback, Salary, Language, ATS')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '7,420' })).toBeInTheDocument();
  });

  it('cuts summaries of the overview at 50 characters', async () => {
    open('?tab=overview');
    const cell = await screen.findByText(/^Clear and well ordered, with/);
    expect(cell.textContent).toBe(`${(person.summary ?? '').slice(0, 50).trimEnd()}...`);
  });

  it('shows the figures with a table behind each chart', async () => {
    open('?tab=overview');
    expect(await screen.findByText('25%')).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: '70-79', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('API_KEY_ERROR')).toBeInTheDocument();
    expect(screen.getByText('Claims shown without a source')).toBeInTheDocument();
    expect(screen.getByText('118 of 120')).toBeInTheDocument();
  });

  it.each([
    ['', 'No lead emails collected yet'],
    ['?tab=uploads', 'No CV uploads available'],
    ['?tab=analyses', 'No CV analyses available'],
    ['?tab=overview', 'No user data available'],
  ])('says that an empty list at %j is empty', async (query, text) => {
    for (const path of Object.keys(answers).slice(0, 4)) answers[path] = page(emptyLists, { count: 0 });
    open(query);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [{ status: 500, body: { code: 'INTERNAL', message: 'Something went wrong on our side.' } }, 'Something went wrong on our side.'],
    [{ status: 200, body: { nonsense: true } }, /./],
  ])('says what could not be loaded, and loads it on Try Again: %j', async (failure, text) => {
    const good = answers['/api/lead-emails'];
    answers['/api/lead-emails'] = failure;
    const user = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading lead emails');
    expect(alert).toHaveTextContent(text);
    if (good) answers['/api/lead-emails'] = good;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('priya@example.com')).toBeInTheDocument();
  });

  it('leads back to the login page when the session has ended', async () => {
    answers['/api/lead-emails'] = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' } };
    open();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/login'));
  });

  it.each(['', '?tab=uploads', '?tab=analyses'])('refreshes the list at %j', async (query) => {
    const user = open(query);
    await screen.findByText('1 in total');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('refreshes everything from the overview', async () => {
    const user = open('?tab=overview');
    await screen.findByText('1 in total');
    await screen.findByText('25%');
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Refresh All Data' }));
    await waitFor(() => expect(calls.sort()).toEqual(['GET /api/admin/figures', 'GET /api/admin/overview']));
    expect(screen.queryByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('searches when the typing rests and keeps the search in the address, the export and the next visit', async () => {
    const user = open();
    await screen.findByText('priya@example.com');
    await user.keyboard('/');
    await user.type(screen.getByLabelText('Search emails'), 'pri');
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/lead-emails?search=pri'));
    expect(window.location.search).toBe('?search=pri');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/lead-emails?format=csv&search=pri');
    expect(calls).toHaveLength(2);
  });

  it('sorts by a heading, says how, and keeps it in the address', async () => {
    const user = open();
    const heading = async () => screen.findByRole('columnheader', { name: /^Email/ });
    expect(await heading()).toHaveAttribute('aria-sort', 'none');
    await user.click(within(await heading()).getByRole('button'));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/lead-emails?sort=email'));
    expect(await heading()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(await heading()).getByRole('button'));
    await waitFor(() => expect(window.location.search).toBe('?sort=-email'));
  });

  it('pages by the cursors the server gave, and Back returns', async () => {
    answers['/api/lead-emails'] = page({ emails: [lead] }, { count: 120, next: 'onwards', previous: null });
    const user = open();
    await screen.findByText('120 in total');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/lead-emails?after=onwards'));
    await user.click(screen.getByRole('button', { name: 'Last' }));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/lead-emails?last=1'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?after=onwards'));
  });

  it('asks for as many rows as the window holds', async () => {
    open();
    await screen.findByText('priya@example.com');
    expect(jest.mocked(global.fetch)).toHaveBeenCalledWith('/api/lead-emails?pageSize=13', expect.anything());
  });

  it('goes from row to row by the arrows and stays with the same action', async () => {
    const names = ['ana', 'ben', 'cai'];
    answers['/api/lead-emails'] = page({ emails: names.map((name) => ({ ...lead, id: name, email: `${name}@example.com` })) });
    const user = open();
    await screen.findByText('ana@example.com');
    const deletion = (name: string) => screen.getByRole('button', { name: `Delete the data of ${name}@example.com` });
    screen.getByRole('region', { name: 'Table of lead emails' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'ana@example.com' })).toHaveFocus();
    deletion('ana').focus();
    await user.keyboard('{ArrowDown}');
    expect(deletion('ben')).toHaveFocus();
    await user.keyboard('{End}');
    expect(deletion('cai')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(deletion('ben')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(deletion('ana')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  describe('deleting a person', () => {
    it('asks first, deletes on yes, says what went and loads again', async () => {
      answers['/api/admin/people'] = ok({ status: 'success', emails: 1, uploads: 2, analyses: 3 });
      const user = open();
      await user.click(await screen.findByRole('button', { name: 'Delete the data of priya@example.com' }));
      expect(calls).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Delete for good' }));
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]?.description).toBe('1 email, 2 uploads and 3 analyses removed.');
      expect(calls).toEqual([
        'GET /api/lead-emails',
        'GET /api/admin/account',
        'DELETE /api/admin/people?email=priya%40example.com',
        'GET /api/lead-emails',
      ]);
    });

    it('keeps everything on no', async () => {
      const user = open();
      await user.click(await screen.findByRole('button', { name: 'Delete the data of priya@example.com' }));
      await user.click(screen.getByRole('button', { name: 'Keep' }));
      expect(calls).toHaveLength(1);
    });
  });

  describe('the account', () => {
    it('logs out and leads to the sign-in', async () => {
      answers['/api/admin/logout'] = ok({ status: 'success' });
      const user = open();
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/login'));
      expect(calls).toContain('POST /api/admin/logout');
    });

    it('says so when logging out failed', async () => {
      answers['/api/admin/logout'] = { status: 500, body: {} };
      const user = open();
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(toasts[0]?.title).toBe('Logout Failed'));
      expect(replace).not.toHaveBeenCalled();
    });

    it('changes the password, and refuses a short one before any call', async () => {
      answers['/api/admin/password'] = ok({ status: 'success' });
      const user = open();
      await user.click(screen.getByRole('button', { name: 'Change password' }));
      await user.type(screen.getByLabelText('Present password'), 'the old password');
      await user.type(screen.getByLabelText('New password'), 'short');
      const dialog = screen.getByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
      expect(screen.getByText('Please use at least 10 characters.')).toBeInTheDocument();
      expect(calls).not.toContain('POST /api/admin/password');
      await user.type(screen.getByLabelText('New password'), ' is too short');
      await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
      await waitFor(() => expect(toasts[0]?.title).toBe('Password changed'));
    });
  });
});
