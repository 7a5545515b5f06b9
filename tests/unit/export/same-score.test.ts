import { analyse } from '@/lib/analysis/built-in';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { improvedCv } from '@/lib/rewrite/improved-cv';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import { readDocument } from '@/lib/server/extract/read-document';
import { closePool } from '@/lib/server/workers/pool';
import { bundleReportChild } from '@/tests/support/bundle-report-child';
import { corpusSample } from '@/tests/support/corpus-lines';
import { documentFrom, inputFrom, TODAY } from '@/tests/support/cv-builder';

jest.setTimeout(60_000);

const scoreOf = (document: ExtractedDocument): number => analyse(inputFrom(parse(redact(document).document, TODAY))).score;

beforeAll(bundleReportChild);
afterAll(closePool);

test.each(corpusSample())('$id scores the same as PDF and as DOCX, within two points', async ({ lines }) => {
  const { document, contact, origins } = redact(documentFrom(lines.join('\n')));
  const cv = improvedCv(parse(document, TODAY), { contact, origins });
  const [docx, pdf] = await Promise.all([exportDocx(cv), exportPdf(cv)]);
  const difference = Math.abs(scoreOf(await readDocument(docx, 'docx')) - scoreOf(await readDocument(pdf, 'pdf')));
  expect(difference).toBeLessThanOrEqual(2);
});
