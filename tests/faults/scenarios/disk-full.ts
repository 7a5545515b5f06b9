import { pdfCv } from '../../support/cv-files';
import { startSite } from '../../support/site/site';
import { Visitor } from '../../support/site/visitor';
import { halfDone } from '../stored';
import { expectations, type Scenario } from './scenario';

/** In units of 512 bytes: room for the empty database and a few uploads. */
const fileBlocks = 2_000;
const mostUploads = 60;

export const diskFull: Scenario = async ({ makeDatabase, folder }) => {
  const { faults, expect } = expectations();
  const databaseUrl = await makeDatabase('SQLite', 'disk_full');
  const site = await startSite(folder('disk-full'), { DATABASE_URL: databaseUrl }, { fileBlocks });
  const visitor = new Visitor(site.url);
  const first = await (await visitor.upload(pdfCv, 'visitor.pdf'))?.json();
  const { id } = await (await visitor.analyse(first.id, false))?.json();
  let refused: Response | null = null;
  for (let count = 0; count < mostUploads && !refused; count++) {
    const response = await visitor.upload(pdfCv, 'visitor.pdf');
    if (response?.status !== 201) refused = response;
  }
  expect('an upload on a full disk', [refused?.status, (await refused?.json())?.code], [500, 'INTERNAL']);
  expect('an earlier report on a full disk', (await visitor.read(id))?.status, 200);
  await site.stop();

  const roomy = await startSite(folder('disk-full'), { DATABASE_URL: databaseUrl });
  const later = Object.assign(new Visitor(roomy.url), { cookie: visitor.cookie });
  expect('the report once there is room', (await later.read(id))?.status, 200);
  expect('an upload once there is room', (await later.upload(pdfCv, 'visitor.pdf'))?.status, 201);
  await roomy.stop();
  faults.push(...(await halfDone(databaseUrl)));
  return faults;
};
