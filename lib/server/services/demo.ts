import { analyse } from '@/lib/analysis/built-in';
import { filenameFacts } from '@/lib/cv/filename';
import { parse } from '@/lib/cv/parse';
import type { ContactRecord, RedactedDocument } from '@/lib/cv/redacted';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import { today } from './today';

/** The fixed id of the bundled sample analysis; it is served from a constant and never stored. */
export const demoId = 'demo';

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
  return JSON.parse(JSON.stringify(document));
}

let cached: { cvText: string; result: AnalysisResult } | undefined;

export async function demoAnalysis(): Promise<{ cvText: string; result: AnalysisResult }> {
  if (cached) return cached;
  const document = await demoDocument();
  const result = analyse({
    cv: parse(document, today()),
    options: analysisOptionsSchema.parse({}),
    filename: filenameFacts(demoFilename, demoContact),
    today: today(),
  });
  cached = { cvText: document.text, result };
  return cached;
}
