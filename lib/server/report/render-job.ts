import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { DisplayResult } from '@/lib/report/display-result';

/** What may be asked of the child process that makes PDFs. */
export type RenderJob = { kind: 'report'; result: DisplayResult; about: ReportAbout };

export interface RenderRequest {
  id: number;
  job: RenderJob;
}

export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };
