/** Entry of the child processes that parse, analyse, match and export stored CVs. */
import { analyseCv } from '@/lib/server/jobs/analyse-cv';
import { exportChangesOf, exportCv } from '@/lib/server/jobs/export-cv';
import { matchCv } from '@/lib/server/jobs/match-job';
import { parsedFieldsOf } from '@/lib/server/jobs/parsed-fields';
import { putRightIn } from '@/lib/server/jobs/put-right';
import { redactFurtherIn, redactionsOf } from '@/lib/server/jobs/redactions';
import { readingViewOf } from '@/lib/server/jobs/reading-view';
import { sectionTextsOf } from '@/lib/server/jobs/section-texts';
import { suggestFor } from '@/lib/server/jobs/suggest';
import { documentViewOf } from '@/lib/server/jobs/document-view';
import { writeStatementFor } from '@/lib/server/jobs/write-statement';
import { answerJobs } from './answer-jobs';

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

answerJobs(async ({ kind, input }) => {
  switch (kind) {
    case 'analyse':
      return analyseCv(input);
    case 'match':
      return matchCv(input);
    case 'statement':
      return jsonBytes(writeStatementFor(input));
    case 'suggest':
      return suggestFor(input);
    case 'export':
      return exportCv(input);
    case 'exportChanges':
      return jsonBytes(exportChangesOf(input));
    case 'sections':
      return jsonBytes(sectionTextsOf(input));
    case 'reading':
      return jsonBytes(readingViewOf(input));
    case 'putRight':
      return putRightIn(input);
    case 'redactions':
      return jsonBytes(redactionsOf(input));
    case 'redactFurther':
      return redactFurtherIn(input);
    case 'fields':
      return jsonBytes(parsedFieldsOf(input));
    case 'view':
      return jsonBytes(documentViewOf(input));
    default:
      throw new Error('Not a job of this child.');
  }
});
