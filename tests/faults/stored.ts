import { createClient } from '@libsql/client';
import { Client } from 'pg';

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Runs `work` with a connection of its own beside the site's. */
export async function withDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  if (url.startsWith('file:')) {
    const client = createClient({ url });
    try {
      return await work(async (sql) => (await client.execute(sql)).rows.map((row) => ({ ...row })));
    } finally {
      client.close();
    }
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/** Each question counts records that stand half-done; every answer must be nought. */
const questions: Record<string, string> = {
  'uploads without their file or originals': `SELECT COUNT(*) AS "count" FROM "Upload" u WHERE NOT EXISTS (SELECT 1 FROM "UploadFile" f WHERE f."uploadId" = u."id") OR NOT EXISTS (SELECT 1 FROM "UploadSecrets" s WHERE s."uploadId" = u."id")`,
  'files without their upload': `SELECT COUNT(*) AS "count" FROM "UploadFile" f WHERE NOT EXISTS (SELECT 1 FROM "Upload" u WHERE f."uploadId" = u."id")`,
  'ready analyses without a result': `SELECT COUNT(*) AS "count" FROM "Analysis" WHERE "status" = 'ready' AND ("result" IS NULL OR "score" IS NULL)`,
  'unfinished analyses with a result': `SELECT COUNT(*) AS "count" FROM "Analysis" WHERE "status" <> 'ready' AND "result" IS NOT NULL`,
  'emails of no report': `SELECT COUNT(*) AS "count" FROM "Lead" l WHERE l."analysisId" IS NULL OR NOT EXISTS (SELECT 1 FROM "Analysis" a WHERE a."id" = l."analysisId")`,
  'failed analyses': `SELECT COUNT(*) AS "count" FROM "Analysis" WHERE "status" = 'failed'`,
  'deleted uploads that are still there': `SELECT COUNT(*) AS "count" FROM "Deletion" d JOIN "Upload" u ON u."id" = d."recordId"`,
};

export const halfDone = (url: string): Promise<string[]> =>
  withDatabase(url, async (query) => {
    const found: string[] = [];
    for (const [what, sql] of Object.entries(questions)) {
      const count = Number((await query(sql))[0]?.count ?? Number.NaN);
      if (count !== 0) found.push(`${count} ${what}`);
    }
    if (url.startsWith('file:')) {
      const [check] = await query('PRAGMA integrity_check');
      if (Object.values(check ?? {})[0] !== 'ok') found.push('the database file is damaged');
    }
    return found;
  });

export const countUnfinished = (url: string): Promise<number> =>
  withDatabase(url, async (query) =>
    Number((await query(`SELECT COUNT(*) AS "count" FROM "Analysis" WHERE "status" = 'processing'`))[0]?.count),
  );
