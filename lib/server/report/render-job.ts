import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ImprovedCv } from '@/lib/rewrite/improved-cv';

/** What may be asked of the child process that makes PDFs. */
export type RenderJob = { kind: 'report'; result: DisplayResult; about: ReportAbout } | { kind: 'cv'; improved: ImprovedCv };

export interface RenderRequest {
  id: number;
  job: RenderJob;
}

export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };
