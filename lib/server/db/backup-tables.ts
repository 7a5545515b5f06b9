import { db, type Queries } from './client';

/** One row as a line of JSON. Dates and bytes are marked, so that each database reads backups of the other. */
const writeRow = (row: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (value instanceof Date) return [name, { date: value.toISOString() }];
        if (value instanceof Uint8Array) return [name, { bytes: Buffer.from(value).toString('base64') }];
        return [name, value];
      }),
    ),
  );

function revive(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('date' in value && typeof value.date === 'string') return new Date(value.date);
  if ('bytes' in value && typeof value.bytes === 'string') return Uint8Array.from(Buffer.from(value.bytes, 'base64'));
  return value;
}

interface BackupTable {
  name: string;
  /** All rows in batches, in the order of their key. */
  read: (queries: Queries) => AsyncGenerator<string[]>;
  write: (queries: Queries, lines: string[]) => Promise<void>;
  clear: (queries: Queries) => Promise<unknown>;
}

const batch = 100;

function table<Row extends object>(
  name: string,
  read: (queries: Queries, after: string, take: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  write: (queries: Queries, rows: Row[]) => Promise<unknown>,
  clear: (queries: Queries) => Promise<unknown>,
  take = batch,
): BackupTable {
  const readRow = (line: string): Row => JSON.parse(line, revive);
  return {
    name,
    async *read(queries) {
      let after = '';
      for (;;) {
        const rows = await read(queries, after, take);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(writeRow);
        after = keyOf(last);
      }
    },
    write: async (queries, lines) => {
      await write(queries, lines.map(readRow));
    },
    clear,
  };
}

const byId = (gt: string, take: number) => ({ where: { id: { gt } }, orderBy: { id: 'asc' as const }, take });
const byUpload = (gt: string, take: number) => ({ where: { uploadId: { gt } }, orderBy: { uploadId: 'asc' as const }, take });
const idOf = (row: { id: string }): string => row.id;
const uploadOf = (row: { uploadId: string }): string => row.uploadId;
const few = 10;

/** The tables of a backup, each after those it refers to. A test compares the list with the schema. */
export const backupTables: readonly BackupTable[] = [
  table(
    'Upload',
    (q, gt, take) => q.upload.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.upload.createMany({ data }),
    (q) => q.upload.deleteMany(),
  ),
  table(
    'UploadFile',
    (q, gt, take) => q.uploadFile.findMany(byUpload(gt, take)),
    uploadOf,
    (q, data) => q.uploadFile.createMany({ data }),
    (q) => q.uploadFile.deleteMany(),
    few,
  ),
  table(
    'UploadSecrets',
    (q, gt, take) => q.uploadSecrets.findMany(byUpload(gt, take)),
    uploadOf,
    (q, data) => q.uploadSecrets.createMany({ data }),
    (q) => q.uploadSecrets.deleteMany(),
  ),
  table(
    'Analysis',
    (q, gt, take) => q.analysis.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.analysis.createMany({ data }),
    (q) => q.analysis.deleteMany(),
  ),
  table(
    'Statement',
    (q, gt, take) => q.statement.findMany({ where: { analysisId: { gt } }, orderBy: { analysisId: 'asc' }, take }),
    (row) => row.analysisId,
    (q, data) => q.statement.createMany({ data }),
    (q) => q.statement.deleteMany(),
  ),
  table(
    'Advert',
    (q, gt, take) => q.advert.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.advert.createMany({ data }),
    (q) => q.advert.deleteMany(),
  ),
  table(
    'Lead',
    (q, gt, take) => q.lead.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.lead.createMany({ data }),
    (q) => q.lead.deleteMany(),
  ),
  table(
    'WebhookDelivery',
    (q, gt, take) => q.webhookDelivery.findMany({ where: { leadId: { gt } }, orderBy: { leadId: 'asc' }, take }),
    (row) => row.leadId,
    (q, data) => q.webhookDelivery.createMany({ data }),
    (q) => q.webhookDelivery.deleteMany(),
  ),
  table(
    'SentText',
    (q, gt, take) => q.sentText.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.sentText.createMany({ data }),
    (q) => q.sentText.deleteMany(),
  ),
  table(
    'ClaudeCall',
    (q, gt, take) => q.claudeCall.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.claudeCall.createMany({ data }),
    (q) => q.claudeCall.deleteMany(),
  ),
  table(
    'ClaudeDay',
    (q, gt, take) => q.claudeDay.findMany({ where: { day: { gt } }, orderBy: { day: 'asc' }, take }),
    (row) => row.day,
    (q, data) => q.claudeDay.createMany({ data }),
    (q) => q.claudeDay.deleteMany(),
  ),
  table(
    'Admin',
    (q, gt, take) => q.admin.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.admin.createMany({ data }),
    (q) => q.admin.deleteMany(),
  ),
  table(
    'SecondFactor',
    (q, gt, take) => q.secondFactor.findMany({ where: { adminId: { gt } }, orderBy: { adminId: 'asc' }, take }),
    (row) => row.adminId,
    (q, data) => q.secondFactor.createMany({ data }),
    (q) => q.secondFactor.deleteMany(),
  ),
  table(
    'RecoveryCode',
    (q, gt, take) => q.recoveryCode.findMany({ where: { hash: { gt } }, orderBy: { hash: 'asc' }, take }),
    (row) => row.hash,
    (q, data) => q.recoveryCode.createMany({ data }),
    (q) => q.recoveryCode.deleteMany(),
  ),
  table(
    'AuditEvent',
    (q, gt, take) => q.auditEvent.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.auditEvent.createMany({ data }),
    (q) => q.auditEvent.deleteMany(),
  ),
  table(
    'Complaint',
    (q, gt, take) => q.complaint.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.complaint.createMany({ data }),
    (q) => q.complaint.deleteMany(),
  ),
  table(
    'JobRun',
    (q, gt, take) => q.jobRun.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.jobRun.createMany({ data }),
    (q) => q.jobRun.deleteMany(),
  ),
  table(
    'Deletion',
    (q, gt, take) => q.deletion.findMany(byId(gt, take)),
    idOf,
    (q, data) => q.deletion.createMany({ data }),
    (q) => q.deletion.deleteMany(),
  ),
  table(
    'CorrectionCount',
    (q, gt, take) => q.correctionCount.findMany({ where: { kind: { gt } }, orderBy: { kind: 'asc' }, take }),
    (row) => row.kind,
    (q, data) => q.correctionCount.createMany({ data }),
    (q) => q.correctionCount.deleteMany(),
  ),
  table(
    'Suppression',
    (q, gt, take) => q.suppression.findMany({ where: { emailHash: { gt } }, orderBy: { emailHash: 'asc' }, take }),
    (row) => row.emailHash,
    (q, data) => q.suppression.createMany({ data }),
    (q) => q.suppression.deleteMany(),
  ),
];

/** Sessions, single-use tokens and counters: useless after a restore. */
export const notBackedUp = ['OwnerToken', 'HandOver', 'AdminSession', 'LoginAttempts', 'RateLimiterFlexible'];

const transactionTimeouts = { maxWait: 30_000, timeout: 60 * 60_000 };

/** All rows as of one moment, each line with its table's name in front. */
export async function readEverything(take: (name: string, line: string) => Promise<void>): Promise<void> {
  const read = async (queries: Queries) => {
    for (const { name, read } of backupTables) for await (const lines of read(queries)) for (const line of lines) await take(name, line);
  };
  await db().$transaction(read, { ...transactionTimeouts, isolationLevel: 'Serializable' });
}

/** Deletions and withdrawals of the replaced database are kept, because they are newer than the backup. */
const kept = ['Deletion', 'Suppression'];

/** Replaces the existing rows by those of the backup, all or nothing. */
export async function replaceEverything(rows: AsyncIterable<{ name: string; line: string }>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await db().$transaction(async (queries) => {
    const stays = new Map<string, Set<string>>();
    for (const { name, read } of backupTables.filter((each) => kept.includes(each.name))) {
      const lines = new Set<string>();
      for await (const some of read(queries)) for (const line of some) lines.add(line);
      stays.set(name, lines);
    }
    await queries.adminSession.deleteMany();
    for (const { clear } of backupTables.toReversed()) await clear(queries);
    const waiting = new Map<string, string[]>();
    const flush = async (name: string) => {
      const lines = waiting.get(name) ?? [];
      waiting.delete(name);
      const target = backupTables.find((each) => each.name === name);
      if (!target) throw new Error(`The backup holds a table '${name}' that this version does not know.`);
      if (lines.length) await target.write(queries, lines);
    };
    let current = '';
    const add = async (name: string, line: string) => {
      if (name !== current && current) await flush(current);
      current = name;
      const lines = [...(waiting.get(name) ?? []), line];
      waiting.set(name, lines);
      counts[name] = (counts[name] ?? 0) + 1;
      if (lines.length >= (name === 'UploadFile' ? few : batch)) await flush(name);
    };
    for await (const { name, line } of rows) {
      stays.get(name)?.delete(line);
      await add(name, line);
    }
    for (const [name, lines] of stays) for (const line of lines) await add(name, line);
    if (current) await flush(current);
  }, transactionTimeouts);
  return counts;
}
