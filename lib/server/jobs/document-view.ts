import { unredactedRuns } from '@/lib/cv/redact/unredacted-runs';
import type { DocumentView } from '@/lib/shared/document-view';
import { storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';
import type { Jobs } from '@/lib/server/workers/job-kinds';

/** Where every word is on its page, in the owner's words. */
export function documentViewOf({ cv, uploadId }: Jobs['view']['input']): DocumentView {
  const document = storedDocument.read(cv.document);
  const origins = cv.secrets === null ? [] : storedSecrets.read(cv.secrets).origins;
  return {
    kind: document.kind,
    uploadId,
    pages: document.kind === 'pdf' ? document.pages.map(({ number, width, height }) => ({ number, width, height })) : [],
    lines: document.lines.map(({ page, region, bullet, headingLevel, cell, items }) => ({
      page,
      region,
      ...(bullet === undefined ? {} : { bullet }),
      ...(headingLevel === undefined ? {} : { headingLevel }),
      ...(cell === undefined ? {} : { cell }),
      items: items.map((item) => ({
        box: item.box,
        bold: item.bold,
        italic: item.italic,
        runs: unredactedRuns(document.text, origins, item),
      })),
    })),
  };
}
