import type { ImprovedBlock, ImprovedCv } from '@/lib/rewrite/improved-cv';
import { AppError } from '@/lib/shared/errors';
import { hasOpenSlots } from '@/lib/statement/draft/text';
import { paragraphsIn, plainText } from '@/lib/statement/plain-text';
import { exportDocx } from '@/lib/server/export/export-docx';
import { exportPdf } from '@/lib/server/export/export-pdf';
import type { Caller } from '@/lib/server/workers/pool';
import { today } from '../analyses/today';

export const statementFormats = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
export type StatementFormat = keyof typeof statementFormats;

const title = 'Supporting statement';

const block = (kind: ImprovedBlock['kind'], text: string): ImprovedBlock => ({ kind, text, aside: null });

/** Each criterion is printed in bold above its own paragraphs. */
const documentOf = (text: string): ImprovedCv => ({
  name: null,
  title,
  above: [],
  top: [],
  sections: [
    {
      kind: 'additional',
      heading: title,
      blocks: paragraphsIn(text).flatMap(({ heading, text: words }) => [
        ...(heading ? [block('head', heading)] : []),
        ...words.split('\n').map((line) => block('paragraph', line)),
      ]),
    },
  ],
  leftOut: [],
});

/** The statement as its writer left it. Throws UNFILLED_SLOTS while a slot is still open. */
export async function exportStatement(
  text: string,
  format: StatementFormat,
  caller: Caller,
): Promise<{ bytes: Uint8Array; filename: string }> {
  if (hasOpenSlots(text)) throw new AppError('export/UNFILLED_SLOTS');
  const document = documentOf(plainText(text));
  const bytes = format === 'pdf' ? await exportPdf(document, caller) : await exportDocx(document);
  return { bytes, filename: `Supporting-statement-${today()}.${format}` };
}
