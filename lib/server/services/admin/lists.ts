import { NextResponse } from 'next/server';
import { requireOwner, requireRecent, type AdminSession } from '@/lib/server/auth/session';
import { csvStream } from '@/lib/server/csv/csv-stream';
import type { Cell } from '@/lib/server/csv/csv-rows';
import { recordEvent } from '@/lib/server/db/audit-events';
import { readBatches, readPage, type KeysetList } from '@/lib/server/db/keyset';
import { attachment } from '@/lib/server/http/attachment';
import type { ListQuery } from '@/lib/server/http/list-query';
import type { StaffAction } from '@/lib/shared/staff';
import { today } from '../analyses/today';

interface AnsweredList<Row extends { id: string }> {
  list: KeysetList<Row>;
  /** What the rows are called in the answer. */
  rowsName: string;
  filename: string;
  exported: StaffAction;
  columns: Record<string, (row: Row) => Cell>;
}

/** A page as JSON; for an owner whose sign-in is recent the whole list as CSV, with the same search and order. */
export async function answerList<Row extends { id: string }>(
  { list, rowsName, filename, exported, columns }: AnsweredList<Row>,
  query: ListQuery,
  admin: AdminSession,
): Promise<Response> {
  if (query.format === 'csv') {
    requireOwner(admin);
    requireRecent(admin);
    await recordEvent(exported, admin.id);
    return new NextResponse(csvStream(columns, readBatches(list, query)), {
      headers: attachment(`${filename}-${today()}.csv`, 'text/csv; charset=utf-8'),
    });
  }
  const { rows, count, next, previous } = await readPage(list, query);
  return NextResponse.json({ [rowsName]: rows, count, next, previous });
}
