import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import type { ContactRecord, PlaceholderOrigin, RedactedDocument, RedactedText } from '@/lib/cv/document/redacted-document';
import { officialStatistics } from '@/lib/placement';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import { placeholderOriginsSchema, redactedDocumentSchema } from '@/lib/server/db/stored-kinds';
import { today } from './today';

export { demoId } from '@/lib/shared/demo-id';

export const demoFilename = 'Alex-Morgan-CV.pdf';
/** The invented owner of the sample: what its exports carry. */
export const demoContact: ContactRecord = {
  name: 'Alex Morgan',
  email: 'alex.morgan@example.com',
  phone: '07700 900142',
  location: 'Leeds LS8',
  links: [{ kind: 'linkedin', url: 'linkedin.com/in/alex-morgan-ops-example' }],
};

/** The sample CV as redaction left it; scripts/demo-document.ts makes it from public/sample. */
export async function demoDocument(): Promise<RedactedDocument> {
  const { default: document } = await import('@/lib/content/demo-document.json');
  return redactedDocumentSchema.parse(document);
}

/** The words of its invented owner, which stand where the placeholders are. */
export async function demoOrigins(): Promise<PlaceholderOrigin[]> {
  const { default: origins } = await import('@/lib/content/demo-origins.json');
  return placeholderOriginsSchema.parse(origins);
}

let cached: { cvText: RedactedText; result: AnalysisResult } | undefined;

export async function demoAnalysis(): Promise<{ cvText: RedactedText; result: AnalysisResult }> {
  if (cached) return cached;
  const document = await demoDocument();
  const result = analyse({
    cv: parse(document, today()),
    options: analysisOptionsSchema.parse({}),
    filename: filenameFacts(demoFilename, demoContact),
    today: today(),
    official: officialStatistics,
  });
  cached = { cvText: document.text, result };
  return cached;
}
