import type { ReportAbout } from '@/components/report-pdf/report-about';
import type { PlainReading } from '@/lib/cv/document/plain-reading';
import type { PlaceholderOrigin, RedactedText, Redaction } from '@/lib/cv/document/redacted-document';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ImprovedCv } from '@/lib/rewrite/improved-cv';
import type { Corrections } from '@/lib/shared/corrections';
import type { SuggestionAnswer } from '@/lib/shared/drafts';
import type { AnalysisOptions, AnalysisResult } from '@/lib/shared/result';
import type { StatementForm } from '@/lib/shared/statement';
import type { suggestionBody } from '@/lib/shared/wire';
import type { ExportedCv, ExportRequest } from '@/lib/server/jobs/export-cv';
import type { FitAnswer } from '@/lib/server/jobs/match-job';
import type { PutRight } from '@/lib/server/jobs/put-right';
import type { RedactedFurther } from '@/lib/server/jobs/redactions';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import type { z } from 'zod';
import type { LaneName } from './lanes';

export interface ReadResult {
  redaction: Redaction;
  /** True where some page was an image and was read by OCR. */
  fallback: boolean;
}

interface FileToRead {
  bytes: Uint8Array;
  format: 'pdf' | 'docx';
  /** The title is personal: in many files it holds the candidate's name. */
  filename?: string;
}

/** A file, and the document that our own reader made of it. */
interface ReadFile extends FileToRead {
  text: RedactedText;
  origins: readonly PlaceholderOrigin[];
}

/** A document that is drawn as a PDF. */
export type RenderInput = { document: 'report'; result: DisplayResult; about: ReportAbout } | { document: 'cv'; improved: ImprovedCv };

/** A stored CV and the day of the analysis, ISO yyyy-mm-dd. */
interface CvToday {
  cv: StoredCv;
  today: string;
}

/** The input and output of each kind of job. Output that grows with the CV is JSON as bytes, so that the web process need not parse it. */
export interface Jobs {
  /** null where a page is an image: the job `recognise` then reads the file. */
  read: { input: FileToRead; output: ReadResult | null };
  recognise: { input: FileToRead; output: ReadResult };
  /** The text of a person specification. */
  readSpecification: { input: FileToRead; output: string };
  /** One page of a PDF, as a PNG. */
  drawPage: { input: { bytes: Uint8Array; page: number }; output: Uint8Array };
  analyse: { input: CvToday & { options: AnalysisOptions }; output: AnalysisResult };
  match: { input: CvToday & { jobDescription: string; targetRole: string | undefined }; output: FitAnswer };
  /** A supporting statement as JSON; without a CV it is written from answers alone. */
  statement: { input: { cv: StoredCv | null; asked: StatementForm; today: string }; output: Uint8Array };
  suggest: { input: CvToday & { asked: z.infer<typeof suggestionBody>; result: AnalysisResult }; output: SuggestionAnswer };
  export: { input: CvToday & ExportRequest; output: ExportedCv };
  /** What an export would change, as JSON. */
  exportChanges: { input: CvToday & Pick<ExportRequest, 'sections'>; output: Uint8Array };
  /** What the editors in the owner's browser start from. */
  sections: { input: CvToday & { options: AnalysisOptions }; output: Uint8Array };
  /** The reading, as JSON, for its owner to correct. */
  reading: { input: CvToday; output: Uint8Array };
  putRight: { input: CvToday & { corrections: Corrections; options: AnalysisOptions }; output: PutRight };
  /** The details that were taken out, as JSON. */
  redactions: { input: { cv: StoredCv }; output: Uint8Array };
  /** `corrections`: those of each analysis of the CV. */
  redactFurther: { input: { cv: StoredCv; words: readonly string[]; corrections: readonly (string | null)[] }; output: RedactedFurther };
  /** The parsed fields, as JSON. */
  fields: { input: CvToday; output: Uint8Array };
  /** The document pane, as JSON: where every word is on its page. */
  view: { input: { cv: StoredCv; uploadId: string }; output: Uint8Array };
  /** What a plain reader keeps of a file that our own reader has read. */
  comparePlainly: { input: ReadFile; output: PlainReading };
  /** Reads and redacts a file that our own reader cannot read. */
  readPlainly: { input: FileToRead; output: ReadResult };
  render: { input: RenderInput; output: Uint8Array };
}

export type JobKind = keyof Jobs;

export interface JobKindSettings {
  lane: LaneName;
  /** The child is killed where the job takes longer. */
  deadlineMs: number;
}

const engineDeadlineMs = 10_000;

export const jobKinds: Record<JobKind, JobKindSettings> = {
  read: { lane: 'reading', deadlineMs: 15_000 },
  recognise: { lane: 'recognising', deadlineMs: 60_000 },
  readSpecification: { lane: 'reading', deadlineMs: 15_000 },
  drawPage: { lane: 'reading', deadlineMs: 15_000 },
  comparePlainly: { lane: 'plainReading', deadlineMs: 15_000 },
  // A short deadline, because our own reader has already used its time on the same file.
  readPlainly: { lane: 'plainFallback', deadlineMs: 5_000 },
  analyse: { lane: 'engine', deadlineMs: engineDeadlineMs },
  match: { lane: 'engine', deadlineMs: engineDeadlineMs },
  statement: { lane: 'engine', deadlineMs: engineDeadlineMs },
  suggest: { lane: 'engine', deadlineMs: engineDeadlineMs },
  export: { lane: 'engine', deadlineMs: engineDeadlineMs },
  exportChanges: { lane: 'engine', deadlineMs: engineDeadlineMs },
  sections: { lane: 'engine', deadlineMs: engineDeadlineMs },
  reading: { lane: 'engine', deadlineMs: engineDeadlineMs },
  putRight: { lane: 'engine', deadlineMs: engineDeadlineMs },
  redactions: { lane: 'engine', deadlineMs: engineDeadlineMs },
  redactFurther: { lane: 'engine', deadlineMs: engineDeadlineMs },
  fields: { lane: 'engine', deadlineMs: engineDeadlineMs },
  view: { lane: 'engine', deadlineMs: engineDeadlineMs },
  render: { lane: 'rendering', deadlineMs: 30_000 },
};

const isBytes = (output: unknown): output is Uint8Array => output instanceof Uint8Array;
const isObjectWith = (output: unknown, ...names: readonly string[]): output is Record<string, unknown> =>
  typeof output === 'object' && output !== null && names.every((name) => name in output);
const isReading = (output: unknown): output is ReadResult => isObjectWith(output, 'redaction', 'fallback');

/** Whether a child's answer has the shape that its kind of job gives. */
export const isOutput: { [Kind in JobKind]: (output: unknown) => output is Jobs[Kind]['output'] } = {
  read: (output): output is ReadResult | null => output === null || isReading(output),
  recognise: isReading,
  readSpecification: (output): output is string => typeof output === 'string',
  drawPage: isBytes,
  comparePlainly: (output): output is PlainReading => isObjectWith(output, 'reader', 'lines'),
  readPlainly: isReading,
  analyse: (output): output is AnalysisResult => isObjectWith(output, 'score', 'ledger'),
  match: (output): output is FitAnswer => isObjectWith(output, 'match', 'own'),
  statement: isBytes,
  suggest: (output): output is SuggestionAnswer => isObjectWith(output, 'suggestion', 'items'),
  export: (output): output is ExportedCv => isObjectWith(output, 'filename', 'made'),
  exportChanges: isBytes,
  sections: isBytes,
  reading: isBytes,
  putRight: (output): output is PutRight => isObjectWith(output, 'result', 'counts'),
  redactions: isBytes,
  redactFurther: (output): output is RedactedFurther => isObjectWith(output, 'document', 'secrets', 'corrections'),
  fields: isBytes,
  view: isBytes,
  render: isBytes,
};
