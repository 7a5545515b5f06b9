import type { Cv } from '@/lib/cv/cv';
import type { CvText, RedactedText } from '@/lib/cv/document/redacted-document';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { OfficialStatistics } from './official';
import type { EnglishCheck } from './slip';
import type { AnalysisOptions } from '@/lib/shared/result';

/** Redacted unless it says otherwise: only the built-in engine also takes `AnalysisInput<CvText>`, drafts of the browser. */
export interface AnalysisInput<Text extends CvText = RedactedText> {
  cv: Cv<Text>;
  options: AnalysisOptions;
  filename: FilenameFacts;
  /** ISO yyyy-mm-dd. */
  today: string;
  /** null in the browser: work is placed on the server. */
  official: OfficialStatistics | null;
  /** What the server's dictionary made of the CV; in the browser what it made of the original, in the lines that stay. */
  english: EnglishCheck;
}
