import type { Cv } from '@/lib/cv/cv';
import type { CvText, RedactedText } from '@/lib/cv/document/redacted-document';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { OfficialStatistics } from './official';
import type { EnglishCheck } from './slip';
import type { AnalysisOptions } from '@/lib/shared/result';

/** Redacted text by default; only the built-in engine also takes `AnalysisInput<CvText>`, drafts in the browser. */
export interface AnalysisInput<Text extends CvText = RedactedText> {
  cv: Cv<Text>;
  options: AnalysisOptions;
  filename: FilenameFacts;
  /** ISO yyyy-mm-dd. */
  today: string;
  /** null in the browser, because work is placed on the server. */
  official: OfficialStatistics | null;
  /** The server's check of the English; in the browser that of the original, for the lines that are unchanged. */
  english: EnglishCheck;
}
