import { newId } from '@/lib/server/ids';
import { db } from './client';

export type AuditAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'password-changed'
  | 'admin-created'
  | 'admin-reset'
  | 'file-downloaded'
  | 'report-downloaded'
  | 'leads-exported'
  | 'uploads-exported'
  | 'analyses-exported'
  | 'person-deleted'
  | 'person-exported'
  | 'complaints-read'
  | 'complaint-acknowledged'
  | 'complaint-closed';

export interface StaffEvent {
  id: string;
  createdAt: Date;
  action: string;
  /** Email of the account; null for nobody's, or for an account that is gone. */
  staff: string | null;
  recordId: string | null;
}

/** The newest first. */
export async function listEvents(take: number): Promise<StaffEvent[]> {
  const events = await db().auditEvent.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take });
  const ids = [...new Set(events.flatMap((event) => event.adminId ?? []))];
  const admins = await db().admin.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } });
  const emails = new Map(admins.map(({ id, email }) => [id, email]));
  return events.map(({ id, createdAt, action, adminId, recordId }) => ({
    id,
    createdAt,
    action,
    staff: adminId ? (emails.get(adminId) ?? null) : null,
    recordId,
  }));
}

/** Keeps who did what to which record and when: ids only, never a name, an address or a text. */
export async function recordEvent(action: AuditAction, adminId: string | null, recordId: string | null = null): Promise<void> {
  await db().auditEvent.create({ data: { id: newId(), action, adminId, recordId } });
}
