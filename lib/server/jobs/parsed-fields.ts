import { parsedFields } from '@/lib/cv/project/parsed-fields';
import type { ParsedFields } from '@/lib/shared/document-view';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { openCv } from './stored-cv';

/** The parsed fields: with the owner's words where the secrets are given, else with placeholders. */
export function parsedFieldsOf({ cv: stored, today }: Jobs['fields']['input']): ParsedFields {
  const { cv, own } = openCv(stored, today);
  return parsedFields(cv, own.origins);
}
