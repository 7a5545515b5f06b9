import { GET as getParsed } from '@/app/api/cv/analysis/[analysisId]/parsed/route';
import { POST as postUpload } from '@/app/api/cv/upload/route';
import { db } from '@/lib/server/db/client';
import { countWorkTime } from '@/lib/server/http/rate-limit';
import { call, formWith } from '../../support/call';
import { docxCv } from '../../support/cv-files';
import { describeOnBothDatabases } from '../../support/databases';
import { p, writeDocx } from '../../support/documents/write-docx';

const from = (address: string) => ({ 'x-forwarded-for': address });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describeOnBothDatabases('a text that is too long for a CV', () => {
  it('is refused with 422, and nothing of it is kept', async () => {
    const form = formWith(writeDocx({ body: p('1,'.repeat(60_000)) }), 'cv.docx');
    expect(await codeOf(await call(postUpload, { method: 'POST', form }))).toEqual([422, 'TEXT_TOO_LONG']);
    expect(await db().upload.count()).toBe(0);
  });
});

const parsed = (address: string) => call(getParsed, { params: { analysisId: 'demo' }, headers: from(address) });

describeOnBothDatabases(
  'a client whose work took two seconds for each analysis it may ask for',
  () => {
    it('is told when to come back, whatever it asks for, and nobody else is', async () => {
      expect((await parsed('192.0.2.1')).status).toBe(200);
      await countWorkTime('192.0.2.1', 2_000);
      const refused = await parsed('192.0.2.1');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await codeOf(refused)).toEqual([429, 'RATE_LIMIT']);
      const form = formWith(await docxCv(), 'cv.docx');
      expect(await codeOf(await call(postUpload, { method: 'POST', form, headers: from('192.0.2.1') }))).toEqual([429, 'RATE_LIMIT']);
      expect((await parsed('192.0.2.2')).status).toBe(200);
    });
  },
  { RATE_LIMIT_ANALYSES: '1' },
);

describeOnBothDatabases(
  'a site without a limit of analyses',
  () => {
    it('counts no time', async () => {
      await countWorkTime('192.0.2.1', 1_000_000);
      expect((await parsed('192.0.2.1')).status).toBe(200);
    });
  },
  { RATE_LIMIT_ANALYSES: '0' },
);
