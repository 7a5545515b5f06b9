import { AppError } from '@/lib/shared/errors';
import { recordEvent } from '@/lib/server/db/audit-events';
import { createComplaint, listComplaints, markComplaint, type Complaint } from '@/lib/server/db/complaints';
import type { ComplaintText } from '@/lib/server/db/stored-kinds';
import { log } from '@/lib/server/log';

/** Stores a complaint, encrypted. The complainant can ask about it by the returned reference. */
export async function receiveComplaint(text: ComplaintText, now: Date): Promise<{ reference: string; receivedAt: string }> {
  const reference = await createComplaint(text, now);
  log().info({ complaint: reference }, 'complaint received');
  return { reference, receivedAt: now.toISOString() };
}

const listed = 200;

export async function readComplaints(adminId: string): Promise<{ complaints: Complaint[]; count: number; open: number }> {
  await recordEvent('complaints-read', adminId);
  return listComplaints(listed);
}

/** Throws NOT_FOUND. */
export async function handleComplaint(id: string, status: 'acknowledged' | 'closed', adminId: string, now: Date): Promise<void> {
  if (!(await markComplaint(id, status, now))) throw new AppError('request/NOT_FOUND');
  await recordEvent(status === 'closed' ? 'complaint-closed' : 'complaint-acknowledged', adminId, id);
}
