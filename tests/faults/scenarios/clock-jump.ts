import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { docxCv, pdfCv } from '../../support/cv-files';
import { eventually, startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { countUnfinished, halfDone, withDatabase } from '../stored';
import { makeAdmin, staff } from './make-admin';
import { expectations, type Scenario } from './scenario';

const hour = 60 * 60 * 1000;
const secret = '0123456789abcdef'.repeat(4);
/** The site looks at the queue every minute, and once a second after it started. */
const takenUpMs = 20_000;

/** A wrong clock put right, or the other way round: four hours ahead, then four behind, then a restart at the true time. */
export const clockJump: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  for (const kind of ['SQLite', 'Postgres'] as const) {
    const databaseUrl = await makeDatabase(kind, `clock_${kind.toLowerCase()}`);
    await makeAdmin(databaseUrl);
    const clock = path.join(folder(`clock-${kind}`), 'clock');
    const preload = `--import ${pathToFileURL(path.resolve('tests/faults/shifted-clock.mjs')).href}`;
    const settings = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: secret, DATA_KEY: secret, CLOCK_FILE: clock, NODE_OPTIONS: preload };
    const setClock = (aheadMs: number) => fs.writeFileSync(clock, String(aheadMs));
    setClock(0);
    const site = await startSite(folder(`clock-${kind}`), settings);
    const admin = new Visitor(site.url);
    admin.cookie =
      (await admin.logIn(staff.email, staff.password))?.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ') ?? '';
    const visitor = new Visitor(site.url);
    const upload = await (await visitor.upload(pdfCv, 'visitor.pdf'))?.json();
    const first = await (await visitor.analyse(upload.id, false))?.json();

    for (const [when, aheadMs] of [
      ['four hours ahead', 4 * hour],
      ['four hours behind', -4 * hour],
    ] as const) {
      setClock(aheadMs);
      expect(`${kind}: the report ${when}`, (await visitor.read(first.id))?.status, 200);
      expect(`${kind}: the file ${when}`, (await visitor.get(`/api/cv/pdf-viewer/${upload.id}`))?.status, 200);
      expect(`${kind}: the session ${when}`, (await (await admin.get('/api/admin/auth-status'))?.json())?.authenticated, true);
      const other = new Visitor(site.url);
      const another = await (await other.upload(await docxCv(), 'visitor.docx'))?.json();
      const analysed = await other.analyse(another.id, false);
      expect(`${kind}: an analysis ${when}`, analysed?.status, 200);
      const { id } = await analysed?.json();
      const stored = await withDatabase(databaseUrl, (query) =>
        query(`SELECT "createdAt" FROM "Analysis" WHERE "id" IN ('${first.id}', '${id}') ORDER BY "id" = '${id}'`),
      );
      const [before, during] = stored.map((row) => new Date(String(row.createdAt)).getTime());
      expect(
        `${kind}: hours by which the clock of the site was ${when}`,
        Math.round(((during ?? 0) - (before ?? 0)) / hour),
        aheadMs / hour,
      );
      expect(`${kind}: an unlock ${when}`, (await other.unlock(id, `clock-${aheadMs}@example.com`))?.status, 200);
    }
    await site.kill();

    // Accepted while the clock ran ahead, and abandoned: the lease ends hours from now.
    const lease = new Date(Date.now() + 4 * hour).toISOString();
    await withDatabase(databaseUrl, (query) =>
      query(
        `UPDATE "Analysis" SET "status" = 'processing', "result" = NULL, "score" = NULL, "attempts" = 1, "leaseUntil" = '${lease}' WHERE "id" = '${first.id}'`,
      ),
    );
    setClock(0);
    const later = await startSite(folder(`clock-${kind}`), settings);
    if (!(await eventually(async () => (await countUnfinished(databaseUrl)) === 0, takenUpMs)))
      faults.push(`${kind}: an analysis accepted by a clock ahead was not taken up`);
    const again = Object.assign(new Visitor(later.url), { cookie: visitor.cookie });
    expect(`${kind}: the report at the true time`, (await again.read(first.id))?.status, 200);
    await later.stop();
    faults.push(...(await halfDone(databaseUrl)));
  }
  return faults;
};
