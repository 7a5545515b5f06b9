import type { AnalysisInput } from '@/lib/analysis/analyser';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import { readDocument } from '@/lib/server/extract/read-document';
import { analysisOptionsSchema } from '@/lib/shared/result';

const today = '2026-11-21';

/** A file as an analyser gets it, by the way every upload goes. */
export async function inputOf(bytes: Uint8Array, kind: 'pdf' | 'docx', filename = 'Forename-Surname-CV.pdf'): Promise<AnalysisInput> {
  const { document, contact } = redact(await readDocument(bytes, kind));
  return { cv: parse(document, today), options: analysisOptionsSchema.parse({}), filename: filenameFacts(filename, contact), today };
}
