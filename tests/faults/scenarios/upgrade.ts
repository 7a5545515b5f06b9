import { startSite, script } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { withDatabase } from '../stored';
import { expectations, type Scenario } from './scenario';
import demoDocument from '@/lib/content/demo-document.json';
import { sampleResult } from '../../unit/report/sample-result';

/** The last schema before consent and reports were kept apart: the step that rebuilds a table others point to. */
const earlier = '20261121093554_claude_usage';

/** What version 1 stored: no version number, and another name for a professional email address. */
const document = JSON.stringify(demoDocument).replaceAll('"isProfessional":', '"sober":');
const quoted = (json: string): string => `'${json.replaceAll("'", "''")}'`;

const rows = [
  `INSERT INTO "Upload" ("id", "filename", "filenameSearch", "fileType", "contentLength", "pages", "fallback", "ownerHash", "sample", "personKey", "document") VALUES ('upload-of-an-earlier-ver', 'CV.pdf', 'cv.pdf', 'pdf', 10, 1, false, 'browser', false, 'jo@example.com', ${quoted(document)})`,
  `INSERT INTO "Analysis" ("id", "uploadId", "status", "options", "result", "score", "summary", "attempts", "sample") VALUES ('report-of-an-earlier-ver', 'upload-of-an-earlier-ver', 'ready', '{}', ${quoted(JSON.stringify(sampleResult))}, 76, 'Clear.', 1, false)`,
  `INSERT INTO "Lead" ("id", "email", "emailSearch", "analysisId", "marketingConsent", "consentWording", "sample") VALUES ('lead', 'jo@example.com', 'jo@example.com', 'report-of-an-earlier-ver', true, '1: Yes, please.', false)`,
  `INSERT INTO "WebhookDelivery" ("leadId", "attempts", "dueAt") VALUES ('lead', 2, '2030-01-01 00:00:00')`,
];

export const upgrade: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const { migrate } = await script('prisma');
  for (const kind of ['SQLite', 'Postgres'] as const) {
    const databaseUrl = await makeDatabase(kind, `upgrade_${kind.toLowerCase()}`, earlier);
    await withDatabase(databaseUrl, async (query) => {
      for (const row of rows) await query(row);
    });
    // Two starts at once, as with two instances of the new version.
    await Promise.all([migrate(databaseUrl), migrate(databaseUrl)]);
    const lead = await withDatabase(databaseUrl, (query) =>
      query(
        `SELECT l."email", l."analysisId", l."consentWording", d."attempts" FROM "Lead" l JOIN "WebhookDelivery" d ON d."leadId" = l."id"`,
      ),
    );
    expect(`the lead and its delivery on ${kind}`, lead, [
      { email: 'jo@example.com', analysisId: 'report-of-an-earlier-ver', consentWording: '1: Yes, please.', attempts: 2 },
    ]);
    const site = await startSite(folder(`upgrade-${kind}`), { DATABASE_URL: databaseUrl });
    const report = await new Visitor(site.url).read('report-of-an-earlier-ver');
    expect(`the report on ${kind}`, [report?.status, (await report?.json())?.result?.score], [200, sampleResult.score]);
    await site.stop();
  }
  return faults;
};
