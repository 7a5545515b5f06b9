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
  | 'complaints-read'
  | 'complaint-acknowledged'
  | 'complaint-closed';

/** Keeps who did what to which record and when: ids only, never a name, an address or a text. */
export async function recordEvent(action: AuditAction, adminId: string | null, recordId: string | null = null): Promise<void> {
  await db().auditEvent.create({ data: { id: newId(), action, adminId, recordId } });
}
