import { z } from 'zod';
import { AppError } from '@/lib/shared/errors';
import { Prisma } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';
import { db } from './client';
import { isPostgres } from './kind';

/**
 * Keyset paging: a page begins after the value and id that another ended with, so that the last page of 100,000 rows is as quick as the
 * first. The ids are found on an index alone, and only the columns of the answer are then read.
 */
type SortKind = 'date' | 'text' | 'number';
export type Table = 'Lead' | 'Upload' | 'Analysis' | 'AuditEvent';

export interface KeysetList<Row extends { id: string }> {
  table: Table;
  /** Restricts the rows of the list. */
  where: Prisma.Sql;
  /** Lower-cased column that a search looks into. */
  searchColumn: string;
  sorts: Record<string, { column: string; kind: SortKind; valueOf: (row: Row) => Date | string | number }>;
  /** A quicker way to count than with `where`, if there is one. */
  countQuery?: (search: string | null) => Prisma.Sql;
  read: (stretch: Stretch) => Promise<Row[]>;
}

/** Rows of a list as queries: which rows, in which order. */
export interface Stretch {
  ids: Prisma.Sql;
  order: Prisma.Sql;
}

export interface PageRequest {
  /** Name of an order; a leading '-' means descending. */
  sort: string;
  search: string | null;
  after: string | null;
  before: string | null;
  last: boolean;
  pageSize: number;
}

export interface Page<Row> {
  rows: Row[];
  count: number;
  next: string | null;
  previous: string | null;
}

type Value = Date | string | number;
interface Place {
  value: Value;
  id: string;
}

const noNul = z.string().refine((text) => !text.includes('\0'));
/** Values that the column can hold: on Postgres others make the query fail. */
const valueSchemas = { date: z.iso.datetime().regex(/^[1-9]/), text: noNul, number: z.int32() };

const writeCursor = (sort: string, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value instanceof Date ? value.toISOString() : value, id])).toString('base64url');

/** Throws INVALID_REQUEST for a malformed cursor, or one of another order. */
function readCursor(sort: string, kind: SortKind, cursor: string): Place {
  const schema = z.tuple([z.literal(sort), valueSchemas[kind], noNul]);
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw new AppError('request/INVALID_REQUEST');
  const [, value, id] = parsed.data;
  return { value: kind === 'date' ? new Date(value) : value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A plain substring, because LIKE would take the underscore of an address for a wildcard. */
export const containsText = (column: string, search: string): Prisma.Sql => {
  const find = Prisma.raw(isPostgres(env().DATABASE_URL) ? 'strpos' : 'instr');
  return Prisma.sql`${find}(${Prisma.raw(`"${column}"`)}, ${search.toLowerCase()}) > 0`;
};

const countRows = z.array(z.object({ count: z.coerce.number() }));

async function queryCount(query: Prisma.Sql): Promise<number> {
  return countRows.parse(await db().$queryRaw(query))[0]?.count ?? 0;
}

const matching = <Row extends { id: string }>(list: KeysetList<Row>, search: string | null): Prisma.Sql =>
  search ? Prisma.sql`${list.where} AND ${containsText(list.searchColumn, search)}` : list.where;

const countMatching = <Row extends { id: string }>(list: KeysetList<Row>, search: string | null): Prisma.Sql =>
  Prisma.sql`SELECT COUNT(*) AS "count" FROM ${Prisma.raw(`"${list.table}"`)} WHERE ${matching(list, search)}`;

interface Walk {
  sort: string;
  search: string | null;
  /** The row before the page, itself left out; null for the first page, or with `backwards` the last. */
  from: Place | null;
  backwards: boolean;
  take: number;
}

function sortOf<Row extends { id: string }>(list: KeysetList<Row>, sort: string) {
  const falling = sort.startsWith('-');
  const found = list.sorts[falling ? sort.slice(1) : sort];
  if (!found) throw new AppError('request/INVALID_REQUEST');
  return { ...found, falling };
}

/** Rows in the order they were read; with `backwards` the last row comes first. */
function readStretch<Row extends { id: string }>(list: KeysetList<Row>, walk: Walk): Promise<Row[]> {
  const { column, falling } = sortOf(list, walk.sort);
  const descending = falling !== walk.backwards;
  const columnSql = Prisma.raw(`"${column}"`);
  const beyond = Prisma.raw(descending ? '<' : '>');
  const bound = walk.from ? Prisma.sql`AND (${columnSql}, "id") ${beyond} (${walk.from.value}, ${walk.from.id})` : Prisma.empty;
  const direction = Prisma.raw(descending ? 'DESC' : 'ASC');
  const order = Prisma.sql`${columnSql} ${direction}, "id" ${direction}`;
  const ids = Prisma.sql`
    SELECT "id" FROM ${Prisma.raw(`"${list.table}"`)}
    WHERE ${matching(list, walk.search)} ${bound}
    ORDER BY ${order}
    LIMIT ${walk.take}`;
  return list.read({ ids, order });
}

export async function readPage<Row extends { id: string }>(list: KeysetList<Row>, request: PageRequest): Promise<Page<Row>> {
  const { kind, valueOf } = sortOf(list, request.sort);
  const { sort, search, pageSize } = request;
  const cursor = request.before ?? request.after;
  const backwards = request.last || request.before !== null;
  const from = cursor && !request.last ? readCursor(sort, kind, cursor) : null;
  const [walked, count] = await Promise.all([
    readStretch(list, { sort, search, from, backwards, take: pageSize + 1 }),
    queryCount(list.countQuery?.(search) ?? countMatching(list, search)),
  ]);
  const shown = walked.slice(0, pageSize);
  const rows = backwards ? shown.reverse() : shown;
  const hasBeyond = walked.length > pageSize;
  const cursorOf = (row: Row | undefined) => (row ? writeCursor(sort, { value: valueOf(row), id: row.id }) : null);
  return {
    rows,
    count,
    next: (backwards ? from !== null : hasBeyond) ? cursorOf(rows.at(-1)) : null,
    previous: (backwards ? hasBeyond : from !== null) ? cursorOf(rows[0]) : null,
  };
}

const batchSize = 1_000;

/**
 * The whole list in batches. One batch is read ahead, so that the database works while the previous one is written out; no more, so
 * that memory stays bounded for a list of any length.
 */
export async function* readBatches<Row extends { id: string }>(
  list: KeysetList<Row>,
  { sort, search }: Pick<PageRequest, 'sort' | 'search'>,
): AsyncGenerator<Row[]> {
  const { valueOf } = sortOf(list, sort);
  const readFrom = (from: Place | null) => readStretch(list, { sort, search, from, backwards: false, take: batchSize });
  let ahead: Promise<Row[]> = readFrom(null);
  for (;;) {
    const rows = await ahead;
    const last = rows.at(-1);
    if (!last) return;
    ahead = readFrom({ value: valueOf(last), id: last.id });
    // Where the client leaves, nothing waits for the batch that was read ahead.
    ahead.catch(() => undefined);
    yield rows;
  }
}
