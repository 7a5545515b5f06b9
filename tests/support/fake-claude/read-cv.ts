import type { AnalysisInput } from '@/lib/analysis/analyser';
import { filenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { analysisOptionsSchema } from '@/lib/shared/result';

const today = '2026-11-21';

/** What was read of a file as an analyser gets it, by the way every upload goes. */
export function inputOf(read: ExtractedDocument, filename = 'Forename-Surname-CV.pdf'): AnalysisInput {
  const { document, contact } = redact(read);
  const cv = parse(document, today);
  return {
    cv,
    options: analysisOptionsSchema.parse({}),
    filename: filenameFacts(filename, contact),
    today,
    official: officialStatistics,
    english: englishOf(cv),
  };
}
