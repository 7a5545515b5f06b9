import { Prisma } from '@/lib/generated/sqlite/client';
import type { Person } from '@/lib/shared/admin';
import { fileUrl, reportUrl } from './admin-lists';
import { db } from './client';
import { flag, queryTuples, text, utcTime } from './json-rows';
import { containsText, type KeysetList, type Stretch } from './keyset';

/**
 * One row per person. A person is the email left on an upload, or else the browser it came from (`personKey`). The row takes the place
 * of the person's latest upload, so paging reads uploads and skips all but each person's latest.
 */
const latestOnly = Prisma.sql`"sample" = false AND NOT EXISTS (
  SELECT 1 FROM "Upload" AS "later"
  WHERE "later"."sample" = false AND "later"."personKey" = "Upload"."personKey"
    AND ("later"."createdAt", "later"."id") > ("Upload"."createdAt", "Upload"."id"))`;

/** A browser's hash is no search text: a search finds people by their email only. */
const isNamed = () => containsText('personKey', '@');

export const people = (search: string | null): KeysetList<Person> => ({
  table: 'Upload',
  where: search ? Prisma.sql`${latestOnly} AND ${isNamed()}` : latestOnly,
  searchColumn: 'personKey',
  sorts: { lastSeenAt: { column: 'createdAt', kind: 'date', valueOf: (row) => new Date(row.lastSeenAt) } },
  countQuery: (needle) =>
    Prisma.sql`SELECT COUNT(DISTINCT "personKey") AS "count" FROM "Upload" WHERE "sample" = false ${
      needle ? Prisma.sql`AND ${isNamed()} AND ${containsText('personKey', needle)}` : Prisma.empty
    }`,
  read: readPeople,
});

const analysisFields = {
  id: true,
  createdAt: true,
  status: true,
  score: true,
  summary: true,
  lead: { select: { email: true, emailSearch: true, proven: true, marketingConsent: true } },
} as const;

const latestColumns = Prisma.sql`"id", "personKey", "createdAt", "filename",
  EXISTS (SELECT 1 FROM "UploadFile" WHERE "uploadId" = "Upload"."id")`;

async function readPeople(stretch: Stretch): Promise<Person[]> {
  const rows = await queryTuples('Upload', latestColumns, stretch);
  const latest = rows.map(([id, personKey, createdAt, filename, hasFile]) => ({
    id: text(id),
    personKey: text(personKey),
    lastSeenAt: utcTime(createdAt),
    filename: text(filename),
    hasFile: flag(hasFile),
  }));
  const uploads = await db().upload.findMany({
    where: { sample: false, personKey: { in: latest.map((upload) => upload.personKey) } },
    select: { personKey: true, createdAt: true, analyses: { select: analysisFields } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const byPerson = new Map<string, typeof uploads>();
  for (const upload of uploads) byPerson.set(upload.personKey, [...(byPerson.get(upload.personKey) ?? []), upload]);
  return latest.map(({ id, personKey, lastSeenAt, filename, hasFile }) => {
    const own = byPerson.get(personKey) ?? [];
    const analyses = own.flatMap((each) => each.analyses).filter((analysis) => analysis.status === 'ready');
    analyses.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const newest = analyses.at(-1);
    const leads = analyses.flatMap((analysis) => analysis.lead ?? []);
    const asWritten = leads.find((lead) => lead.emailSearch === personKey)?.email;
    return {
      id,
      email: personKey.includes('@') ? (asWritten ?? personKey) : null,
      uploads: own.length,
      analyses: analyses.length,
      bestScore: analyses.length ? Math.max(...analyses.map((analysis) => analysis.score ?? 0)) : null,
      latestScore: newest?.score ?? null,
      summary: newest?.summary ?? null,
      firstSeenAt: own[0]?.createdAt.toISOString() ?? lastSeenAt,
      lastSeenAt,
      marketingConsent: leads.some((lead) => lead.proven && lead.marketingConsent),
      uploadId: id,
      filename,
      cvDownloadUrl: hasFile ? fileUrl(id) : null,
      reportUrl: newest ? reportUrl(newest.id) : null,
    };
  });
}
