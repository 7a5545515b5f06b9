import { Prisma } from '@/lib/generated/sqlite/client';
import type { Person } from '@/lib/shared/admin';
import { fileUrl, reportUrl } from './admin-lists';
import { db } from './client';
import { containsText, type KeysetList } from './keyset';

/**
 * One row per person. A person is the email left on an upload, or else the browser it came from (`personKey`); the row
 * stands where their latest upload stands, so paging walks uploads and leaves out all but each person's latest.
 */
interface PersonRow {
  id: string;
  at: Date;
  wire: Person;
}

const latestOnly = Prisma.sql`"sample" = false AND NOT EXISTS (
  SELECT 1 FROM "Upload" AS "later"
  WHERE "later"."sample" = false AND "later"."personKey" = "Upload"."personKey"
    AND ("later"."createdAt", "later"."id") > ("Upload"."createdAt", "Upload"."id"))`;

/** A browser's hash is nobody's words: a search finds people by their email only. */
const isNamed = () => containsText('personKey', '@');

export const people = (search: string | null): KeysetList<PersonRow> => ({
  table: 'Upload',
  where: search ? Prisma.sql`${latestOnly} AND ${isNamed()}` : latestOnly,
  searchColumn: 'personKey',
  sorts: { lastSeenAt: { column: 'createdAt', kind: 'date', valueOf: (row) => row.at } },
  countQuery: (text) =>
    Prisma.sql`SELECT COUNT(DISTINCT "personKey") AS "count" FROM "Upload" WHERE "sample" = false ${
      text ? Prisma.sql`AND ${isNamed()} AND ${containsText('personKey', text)}` : Prisma.empty
    }`,
  read: readPeople,
});

const analysisFields = {
  id: true,
  createdAt: true,
  status: true,
  score: true,
  summary: true,
  lead: { select: { email: true, emailSearch: true, marketingConsent: true } },
} as const;

async function readPeople(latestUploadIds: string[]): Promise<PersonRow[]> {
  const latest = await db().upload.findMany({
    where: { id: { in: latestUploadIds } },
    select: { id: true, personKey: true, createdAt: true, filename: true, file: { select: { uploadId: true } } },
  });
  const uploads = await db().upload.findMany({
    where: { sample: false, personKey: { in: latest.map((upload) => upload.personKey) } },
    select: { personKey: true, createdAt: true, analyses: { select: analysisFields } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const byPerson = new Map<string, typeof uploads>();
  for (const upload of uploads) byPerson.set(upload.personKey, [...(byPerson.get(upload.personKey) ?? []), upload]);
  return latest.map((upload) => {
    const own = byPerson.get(upload.personKey) ?? [];
    const analyses = own.flatMap((each) => each.analyses).filter((analysis) => analysis.status === 'ready');
    analyses.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const newest = analyses.at(-1);
    const leads = analyses.flatMap((analysis) => analysis.lead ?? []);
    const asWritten = leads.find((lead) => lead.emailSearch === upload.personKey)?.email;
    return {
      id: upload.id,
      at: upload.createdAt,
      wire: {
        id: upload.id,
        email: upload.personKey.includes('@') ? (asWritten ?? upload.personKey) : null,
        uploads: own.length,
        analyses: analyses.length,
        bestScore: analyses.length ? Math.max(...analyses.map((analysis) => analysis.score ?? 0)) : null,
        latestScore: newest?.score ?? null,
        summary: newest?.summary ?? null,
        firstSeenAt: (own[0] ?? upload).createdAt.toISOString(),
        lastSeenAt: upload.createdAt.toISOString(),
        marketingConsent: leads.some((lead) => lead.marketingConsent),
        uploadId: upload.id,
        filename: upload.filename,
        cvDownloadUrl: upload.file ? fileUrl(upload.id) : null,
        reportUrl: newest ? reportUrl(newest.id) : null,
      },
    };
  });
}
