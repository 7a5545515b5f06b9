import type { Cv } from '@/lib/cv/cv';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import type { AnalysisOptions, AnalysisResult } from '@/lib/shared/result';

export interface AnalysisInput {
  cv: Cv;
  options: AnalysisOptions;
  filename: FilenameFacts;
  /** ISO yyyy-mm-dd. */
  today: string;
}

/** The two engines share this: the built-in one (pure) and Claude, which only enriches its prose. */
export interface Analyser {
  name: AnalysisResult['engine'];
  analyse(input: AnalysisInput, signal?: AbortSignal): Promise<AnalysisResult>;
}
