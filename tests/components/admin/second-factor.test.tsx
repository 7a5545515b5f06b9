import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffPage } from '@/components/admin/staff/staff-page';
import type { Account } from '@/lib/shared/staff';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn(), refresh: jest.fn() }) }));

const calls: string[] = [];
let account: Account;
let answers: Record<string, [number, unknown]>;

beforeEach(() => {
  calls.length = 0;
  account = { email: 'owner@example.com', role: 'owner', hasSecondFactor: false, recoveryCodesLeft: 0, isRecent: true };
  const staff = [
    { id: 'm1', email: 'owner@example.com', role: 'owner', createdAt: '2026-11-01T09:00:00.000Z', hasSecondFactor: true },
    { id: 'm2', email: 'viewer@example.com', role: 'viewer', createdAt: '2026-11-02T09:00:00.000Z', hasSecondFactor: false },
  ];
  answers = {
    'GET /api/admin/staff': [200, { staff }],
    'POST /api/admin/staff': [201, { email: 'new@example.com', password: 'a-made-password' }],
    'POST /api/admin/second-factor': [200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }],
    'PUT /api/admin/second-factor': [200, { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] }],
  };
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    const name = `${init?.method} ${url}`;
    if (url !== '/api/admin/account') calls.push(`${name} ${init?.body ?? ''}`.trim());
    const [status, body] = url === '/api/admin/account' ? [200, account] : (answers[name] ?? [200, { status: 'success' }]);
    const text = JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', text: async () => text, json: async () => JSON.parse(text) };
  }) as jest.Mock;
});

const open = () => render(<StaffPage productName="Analyse My CV" email="owner@example.com" role="owner" openComplaints={0} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the second factor of one’s own account', () => {
  it('is set up with a QR code or a key, a first code, and recovery codes to keep', async () => {
    open();
    await press('Second factor');
    expect(await screen.findByText(/It is off\./)).toBeVisible();
    await press('Set it up');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Enter the code that the app shows'), '123456');
    await press('Turn it on');
    expect(await screen.findByLabelText('Recovery codes')).toHaveTextContent('AAAA-BBBB CCCC-DDDD');
    expect(calls).toContain('PUT /api/admin/second-factor {"code":"123456"}');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'recovery-codes.txt');
    await press('I have kept them');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed beside the reason when the code is wrong', async () => {
    answers['PUT /api/admin/second-factor'] = [401, { code: 'INVALID_CODE', message: 'This code is wrong.' }];
    open();
    await press('Second factor');
    await screen.findByText(/It is off\./);
    await press('Set it up');
    const code = await screen.findByLabelText('Enter the code that the app shows');
    await userEvent.type(code, '123456');
    await press('Turn it on');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong.'));
    expect(code).toHaveValue('123456');
  });

  it('says how many recovery codes are left, and is turned off', async () => {
    account = { ...account, hasSecondFactor: true, recoveryCodesLeft: 7 };
    open();
    await press('Second factor');
    expect(await screen.findByText(/7 of 10 recovery codes left/)).toBeVisible();
    await press('Turn it off');
    await waitFor(() => expect(calls).toContain('DELETE /api/admin/second-factor'));
  });
});

describe('asking for a new proof of identity', () => {
  beforeEach(() => {
    account = { ...account, isRecent: false };
  });
  const remove = async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove viewer@example.com' }));
    await press('Remove');
  };

  it('asks for the password before a change, then makes the change', async () => {
    await remove();
    await userEvent.type(await screen.findByLabelText('Your password'), 'my password');
    await press('Confirm');
    await waitFor(() => expect(calls).toContain('DELETE /api/admin/staff/m2'));
    expect(calls).toContain('POST /api/admin/reauthenticate {"password":"my password"}');
  });

  it('asks for a code where a second factor is on', async () => {
    account = { ...account, hasSecondFactor: true };
    await remove();
    await userEvent.type(await screen.findByLabelText('Code from your app, or a recovery code'), '654321');
    await press('Confirm');
    await waitFor(() => expect(calls).toContain('POST /api/admin/reauthenticate {"code":"654321"}'));
  });

  it('changes nothing where it is cancelled, or wrong', async () => {
    answers['POST /api/admin/reauthenticate'] = [401, { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }];
    await remove();
    const password = await screen.findByLabelText('Your password');
    await userEvent.type(password, 'wrong');
    await press('Confirm');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
    await press('Cancel');
    expect(calls.filter((made) => made.startsWith('DELETE'))).toEqual([]);
  });
});

describe('the staff page', () => {
  it('adds somebody and shows the password once', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
    await press('Add');
    expect(await screen.findByText('a-made-password')).toBeVisible();
    expect(calls).toContain('POST /api/admin/staff {"email":"new@example.com","role":"viewer"}');
  });

  it('asks for a valid email without a call', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'new');
    await press('Add');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(calls.filter((made) => made.startsWith('POST'))).toEqual([]);
  });

  it('changes a role', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Role of viewer@example.com'), 'owner');
    await waitFor(() => expect(calls).toContain('PATCH /api/admin/staff/m2 {"role":"owner"}'));
  });
});
