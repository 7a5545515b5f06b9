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
  /** The child is killed where the job has used more processor time. */
  processorMs: number;
  /** The child is killed where the job has lasted longer, whatever else the machine had to do. */
  deadlineMs: number;
}

/** A busy machine may take four times as long as an idle one. */
const atMost = (seconds: number) => ({ processorMs: seconds * 1_000, deadlineMs: seconds * 4_000 });
const engine = { lane: 'engine', ...atMost(10) } as const;

export const jobKinds: Record<JobKind, JobKindSettings> = {
  read: { lane: 'reading', ...atMost(15) },
  recognise: { lane: 'recognising', ...atMost(60) },
  readSpecification: { lane: 'reading', ...atMost(15) },
  drawPage: { lane: 'reading', ...atMost(15) },
  comparePlainly: { lane: 'plainReading', ...atMost(15) },
  // Little time, because our own reader has already used its own on the same file.
  readPlainly: { lane: 'plainFallback', ...atMost(5) },
  analyse: engine,
  match: engine,
  statement: engine,
  suggest: engine,
  export: engine,
  exportChanges: engine,
  sections: engine,
  reading: engine,
  putRight: engine,
  redactions: engine,
  redactFurther: engine,
  fields: engine,
  view: engine,
  render: { lane: 'rendering', ...atMost(30) },
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
