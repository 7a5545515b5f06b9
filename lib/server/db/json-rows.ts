import { z } from 'zod';
import { Prisma } from '@/lib/generated/sqlite/client';
import { env } from '@/lib/server/env';
import { db } from './client';
import { isPostgres } from './kind';
import type { Stretch, Table } from './keyset';

const answer = z.tuple([z.object({ rows: z.string().nullable() })]);
const isTuples = (value: unknown): value is unknown[][] => Array.isArray(value) && value.every(Array.isArray);

/**
 * A range of rows in order, made into one text by the database. The drivers' own rows, an object with two properties for each column,
 * take most of the time and memory of an export.
 */
export async function queryTuples(table: Table, columns: Prisma.Sql, { ids, order }: Stretch): Promise<unknown[][]> {
  const from = Prisma.raw(`FROM "${table}"`);
  // Postgres scans the whole table for ids given with IN; given as an array they are looked up one by one.
  const query = isPostgres(env().DATABASE_URL)
    ? Prisma.sql`SELECT json_agg(json_build_array(${columns}) ORDER BY ${order})::text AS "rows" ${from} WHERE "id" = ANY(ARRAY(${ids}))`
    : Prisma.sql`SELECT json_group_array(json_array(${columns}) ORDER BY ${order}) AS "rows" ${from} WHERE "id" IN (${ids})`;
  const [{ rows }] = answer.parse(await db().$queryRaw(query));
  const tuples: unknown = JSON.parse(rows ?? '[]');
  if (!isTuples(tuples)) throw new TypeError(`${table}: the database answered no rows`);
  return tuples;
}

/** One cell each. Checked by hand, because a zod schema takes several kB a row, too much in an export of 100,000 rows. */
export function text(cell: unknown): string {
  if (typeof cell !== 'string') throw new TypeError(`text expected, not ${typeof cell}`);
  return cell;
}

export const textOrNull = (cell: unknown): string | null => (cell === null ? null : text(cell));

export function number(cell: unknown): number {
  if (typeof cell !== 'number') throw new TypeError(`number expected, not ${typeof cell}`);
  return cell;
}

/** SQLite has no booleans. */
export const flag = (cell: unknown): boolean => cell === true || cell === 1;

/** Postgres writes a time without its zone. */
export const utcTime = (cell: unknown): string => new Date(/[+Z]/.test(text(cell)) ? text(cell) : `${text(cell)}Z`).toISOString();
