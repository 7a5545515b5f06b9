import { open, seal, type Sealed } from '@/lib/server/encryption';
import { newId } from '@/lib/server/ids';
import { db } from './client';
import { storedComplaint, type ComplaintText } from './stored-kinds';

export interface Complaint extends ComplaintText {
  id: string;
  createdAt: Date;
  acknowledgedAt: Date | null;
  closedAt: Date | null;
}

export async function createComplaint(text: ComplaintText, createdAt: Date): Promise<string> {
  const id = newId();
  await db().complaint.create({ data: { id, createdAt, ...seal(Buffer.from(storedComplaint.write(text)), id) } });
  return id;
}

type ComplaintRow = Omit<Complaint, keyof ComplaintText> & Sealed;

const readComplaint = ({ keyId, bytes, ...row }: ComplaintRow): Complaint => ({
  ...row,
  ...storedComplaint.read(open({ keyId, bytes }, row.id).toString('utf8')),
});

/** Open ones first, each group with the oldest first. */
export async function listComplaints(take: number): Promise<{ complaints: Complaint[]; count: number; open: number }> {
  const order = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
  const [waiting, closed, count, openCount] = await Promise.all([
    db().complaint.findMany({ where: { closedAt: null }, orderBy: order, take }),
    db().complaint.findMany({ where: { closedAt: { not: null } }, orderBy: order, take }),
    db().complaint.count(),
    db().complaint.count({ where: { closedAt: null } }),
  ]);
  return { complaints: [...waiting, ...closed].slice(0, take).map(readComplaint), count, open: openCount };
}

/** The complaints that gave this address for the answer, oldest first. They are encrypted, so each has to be decrypted. */
export async function findComplaintsOfEmail(email: string): Promise<Complaint[]> {
  const wanted = email.trim().toLowerCase();
  const rows = await db().complaint.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(readComplaint).filter((complaint) => complaint.email?.trim().toLowerCase() === wanted);
}

/** Marks it as acknowledged, or as closed once the outcome was sent. False when there is none; the first date is kept. */
export async function markComplaint(id: string, status: 'acknowledged' | 'closed', now: Date): Promise<boolean> {
  const row = await db().complaint.findUnique({ where: { id }, select: { acknowledgedAt: true, closedAt: true } });
  if (!row) return false;
  const acknowledgedAt = row.acknowledgedAt ?? now;
  const closedAt = status === 'closed' ? (row.closedAt ?? now) : row.closedAt;
  await db().complaint.updateMany({ where: { id }, data: { acknowledgedAt, closedAt } });
  return true;
}

export const countOpenComplaints = (): Promise<number> => db().complaint.count({ where: { closedAt: null } });

/** Complaints that have waited for an acknowledgement since before `since`; the law allows thirty days. */
export const countUnacknowledged = (since: Date): Promise<number> =>
  db().complaint.count({ where: { acknowledgedAt: null, closedAt: null, createdAt: { lt: since } } });
