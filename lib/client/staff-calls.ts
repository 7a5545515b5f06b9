import {
  accountSchema,
  newStaffAnswer,
  proposedFactorSchema,
  recoveryCodesSchema,
  staffEventsPageSchema,
  staffListSchema,
  type Account,
  type EventKind,
  type Proof,
  type ProposedFactor,
  type StaffEvent,
  type StaffMember,
  type StaffRole,
} from '@/lib/shared/staff';
import { listUrl, type ListPage, type SizedPlace } from './admin-calls';
import { call } from './http';
import { readJson } from './queries';

/** The calls of staff about themselves and their accounts: sign-in, second factor, accounts, events. */

/** The answer has no content; it is read to its end so that the connection is free again. */
async function send(method: string, url: string, body?: unknown): Promise<void> {
  await (await call(method, url, { body })).text();
}

const ask = async (method: string, url: string, body?: unknown): Promise<unknown> => (await call(method, url, { body })).json();

/** `code` is that of the authenticator app, where the account has a second factor. */
export const logIn = (email: string, password: string, code?: string): Promise<void> =>
  send('POST', '/api/admin/login', { email, password, code });
export const logOut = (): Promise<void> => send('POST', '/api/admin/logout');
export const signOutEverywhere = (): Promise<void> => send('POST', '/api/admin/sign-out-everywhere');
export const changePassword = (currentPassword: string, newPassword: string): Promise<void> =>
  send('POST', '/api/admin/password', { currentPassword, newPassword });

export const fetchAccount = async (): Promise<Account> => accountSchema.parse(await readJson('/api/admin/account'));
export const reauthenticate = (proof: Proof): Promise<void> => send('POST', '/api/admin/reauthenticate', proof);

export const beginSecondFactor = async (): Promise<ProposedFactor> =>
  proposedFactorSchema.parse(await ask('POST', '/api/admin/second-factor'));
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  recoveryCodesSchema.parse(await ask('PUT', '/api/admin/second-factor', { code })).recoveryCodes;
export const endSecondFactor = (): Promise<void> => send('DELETE', '/api/admin/second-factor');

export const fetchStaff = async (): Promise<StaffMember[]> => staffListSchema.parse(await readJson('/api/admin/staff')).staff;
export const addStaff = async (email: string, role: StaffRole): Promise<{ email: string; password: string }> =>
  newStaffAnswer.parse(await ask('POST', '/api/admin/staff', { email, role }));
export const changeRole = (id: string, role: StaffRole): Promise<void> => send('PATCH', `/api/admin/staff/${id}`, { role });
export const removeStaff = (id: string): Promise<void> => send('DELETE', `/api/admin/staff/${id}`);

export async function fetchStaffEvents(kind: EventKind, place: SizedPlace): Promise<ListPage<StaffEvent>> {
  const path = listUrl('/api/admin/events', place);
  const url = kind === 'all' ? path : `${path}${path.includes('?') ? '&' : '?'}kind=${kind}`;
  const { events, ...page } = staffEventsPageSchema.parse(await readJson(url));
  return { rows: events, ...page };
}
