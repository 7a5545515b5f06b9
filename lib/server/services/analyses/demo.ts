import type { ContactRecord, RedactedText } from '@/lib/cv/document/redacted-document';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import { placeholderOriginsSchema, redactedDocumentSchema, storedDocument, storedSecrets } from '@/lib/server/db/stored-kinds';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import { runJob, serverItself } from '@/lib/server/workers/pool';
import { today } from './today';

export { demoId } from '@/lib/shared/demo-id';

export const demoFilename = 'Alex-Morgan-CV.pdf';
/** The sample's fictional owner, whose details the exports of the sample carry. */
export const demoContact: ContactRecord = {
  name: 'Alex Morgan',
  email: 'alex.morgan@example.com',
  phone: '07700 900142',
  location: 'Leeds LS8',
  links: [{ kind: 'linkedin', url: 'linkedin.com/in/alex-morgan-ops-example' }],
};

/** The sample CV after redaction; scripts/demo-document.ts makes it from public/sample. */
async function demoDocument() {
  const { default: document } = await import('@/lib/content/demo-document.json');
  return redactedDocumentSchema.parse(document);
}

/** The sample as a stored CV, with its fictional owner's details for the placeholders. */
export async function demoCv(): Promise<StoredCv> {
  const { default: origins } = await import('@/lib/content/demo-origins.json');
  return {
    filename: demoFilename,
    document: storedDocument.write(await demoDocument()),
    corrections: null,
    secrets: storedSecrets.write({ origins: placeholderOriginsSchema.parse(origins), contact: demoContact }),
  };
}

let cached: { cvText: RedactedText; result: AnalysisResult } | undefined;

export async function demoAnalysis(): Promise<{ cvText: RedactedText; result: AnalysisResult }> {
  if (cached) return cached;
  const { text } = await demoDocument();
  const result = await runJob('analyse', { cv: await demoCv(), options: analysisOptionsSchema.parse({}), today: today() }, serverItself);
  cached = { cvText: text, result };
  return cached;
}
