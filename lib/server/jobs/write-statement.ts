import { restore } from '@/lib/cv/document/restore';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import type { StatementResult } from '@/lib/shared/statement';
import { writeStatement } from '@/lib/statement/write-statement';
import { openCv } from './stored-cv';

/** A supporting statement in the owner's words. Throws NO_CRITERIA, INVALID_REQUEST. */
export function writeStatementFor({ cv: stored, asked, today }: Jobs['statement']['input']): StatementResult {
  if (stored === null) return writeStatement({ asked, person: null, today });
  const { cv, own } = openCv(stored, today);
  const person = { cv, own: (span: { start: number; end: number }) => restore(cv.text, own.origins, span), name: own.contact.name };
  return writeStatement({ asked, person, today });
}
