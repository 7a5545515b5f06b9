import { Prisma } from '@/lib/generated/sqlite/client';
import { staffActions, type EventKind, type StaffAction, type StaffEvent } from '@/lib/shared/staff';
import { newId } from '@/lib/server/ids';
import { db } from './client';
import { queryTuples, text, textOrNull, utcTime } from './json-rows';
import type { KeysetList } from './keyset';

const columns = Prisma.sql`"id", "createdAt", "action", "recordId", (SELECT "email" FROM "Admin" WHERE "Admin"."id" = "AuditEvent"."adminId")`;

const actionsOf = (kind: Exclude<EventKind, 'all'>): Prisma.Sql => Prisma.join([...staffActions[kind]]);

/** Staff events of one kind; 'all' leaves out refused sign-ins. */
export const staffEvents = (kind: EventKind): KeysetList<StaffEvent> => ({
  table: 'AuditEvent',
  where: kind === 'all' ? Prisma.sql`"action" NOT IN (${actionsOf('refused')})` : Prisma.sql`"action" IN (${actionsOf(kind)})`,
  searchColumn: 'action',
  sorts: { createdAt: { column: 'createdAt', kind: 'date', valueOf: (row) => new Date(row.createdAt) } },
  read: async (stretch) => {
    const rows = await queryTuples('AuditEvent', columns, stretch);
    return rows.map(([id, createdAt, action, recordId, staff]) => ({
      id: text(id),
      createdAt: utcTime(createdAt),
      action: text(action),
      staff: textOrNull(staff),
      recordId: textOrNull(recordId),
    }));
  },
});

/** Records who did what to which record and when: ids only, never a name, an address or a text. */
export async function recordEvent(action: StaffAction, adminId: string | null, recordId: string | null = null): Promise<void> {
  await db().auditEvent.create({ data: { id: newId(), action, adminId, recordId } });
}
