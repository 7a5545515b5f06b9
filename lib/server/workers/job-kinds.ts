import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { PlainReading } from '@/lib/cv/document/plain-reading';
import type { PlaceholderOrigin, RedactedText, Redaction } from '@/lib/cv/document/redacted-document';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ImprovedCv } from '@/lib/rewrite/improved-cv';
import type { LaneName } from './lanes';

export interface ReadResult {
  redaction: Redaction;
  /** Some page was an image and was read by OCR. */
  fallback: boolean;
}

/** A file, and what our own reader made of it. */
interface ReadFile {
  bytes: Uint8Array;
  format: 'pdf' | 'docx';
  text: RedactedText;
  origins: readonly PlaceholderOrigin[];
}

/** A document of ours that becomes a PDF. */
export type RenderInput = { document: 'report'; result: DisplayResult; about: ReportAbout } | { document: 'cv'; improved: ImprovedCv };

/** What each kind of job is given, and what comes of it. */
export interface Jobs {
  read: { input: { bytes: Uint8Array; format: 'pdf' | 'docx' }; output: ReadResult };
  /** One page of a PDF, as a PNG. */
  drawPage: { input: { bytes: Uint8Array; page: number }; output: Uint8Array };
  /** What a plain reader keeps of a file that was read. */
  comparePlainly: { input: ReadFile; output: PlainReading };
  /** Reads and redacts a file that our own reader cannot read. */
  readPlainly: { input: { bytes: Uint8Array; format: 'pdf' | 'docx' }; output: ReadResult };
  render: { input: RenderInput; output: Uint8Array };
}

export type JobKind = keyof Jobs;

export interface JobKindSettings {
  lane: LaneName;
  /** The child is killed where the job takes longer. */
  deadlineMs: number;
  /** The deadline once the child has said that the job is slow. */
  slowDeadlineMs: number;
}

export const jobKinds: Record<JobKind, JobKindSettings> = {
  read: { lane: 'reading', deadlineMs: 15_000, slowDeadlineMs: 60_000 },
  drawPage: { lane: 'reading', deadlineMs: 15_000, slowDeadlineMs: 15_000 },
  comparePlainly: { lane: 'plainReading', deadlineMs: 15_000, slowDeadlineMs: 15_000 },
  // The first reader has had its time already.
  readPlainly: { lane: 'plainFallback', deadlineMs: 5_000, slowDeadlineMs: 5_000 },
  render: { lane: 'rendering', deadlineMs: 30_000, slowDeadlineMs: 30_000 },
};

const isReadResult = (output: unknown): output is ReadResult =>
  typeof output === 'object' && output !== null && 'redaction' in output && 'fallback' in output;
const isBytes = (output: unknown): output is Uint8Array => output instanceof Uint8Array;

/** Whether a child's answer is what its kind of job gives. */
export const isOutput: { [Kind in JobKind]: (output: unknown) => output is Jobs[Kind]['output'] } = {
  read: isReadResult,
  drawPage: isBytes,
  comparePlainly: (output): output is PlainReading =>
    typeof output === 'object' && output !== null && 'reader' in output && 'lines' in output,
  readPlainly: isReadResult,
  render: isBytes,
};
