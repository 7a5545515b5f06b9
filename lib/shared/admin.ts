import { z } from 'zod';
import { analysisOptionsSchema } from './result';

/** The answers of the admin area's lists; dates are ISO times. Field names are those of the specification. */

export const leadEmailSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the report's owner gave it. A marketing consent counts only with an address that its owner gave. */
  proven: z.boolean(),
  /** Null once the purge has deleted the report of an address that a consent keeps. */
  analysisId: z.string().nullable(),
  createdAt: z.string(),
  marketingConsent: z.boolean(),
  consentAt: z.string().nullable(),
  consentWording: z.string().nullable(),
});
export type LeadEmail = z.infer<typeof leadEmailSchema>;

export const cvUploadSchema = z.object({
  id: z.string(),
  filename: z.string(),
  fileType: z.string(),
  /** Bytes. */
  contentLength: z.number(),
  uploadedAt: z.string(),
  hasFileBuffer: z.boolean(),
  /** Null where no file is stored: no dead link. */
  downloadUrl: z.string().nullable(),
});
export type CvUpload = z.infer<typeof cvUploadSchema>;

export const cvAnalysisSchema = z.object({
  id: z.string(),
  score: z.number(),
  summary: z.string(),
  createdAt: z.string(),
  cvUploadId: z.string(),
  options: analysisOptionsSchema,
  cvDownloadUrl: z.string().nullable(),
  reportUrl: z.string(),
  engine: z.string(),
  /** Everything Claude used for this analysis, its suggestions and job matches included; null where it was never called. */
  claudeTokens: z.number().nullable(),
});
export type CvAnalysis = z.infer<typeof cvAnalysisSchema>;

/** Everything known about one person: those who left the same email, or else the uploads of one browser. */
export const personSchema = z.object({
  /** Opaque key of the row. */
  id: z.string(),
  email: z.string().nullable(),
  uploads: z.number(),
  analyses: z.number(),
  bestScore: z.number().nullable(),
  latestScore: z.number().nullable(),
  /** Of the latest analysis. */
  summary: z.string().nullable(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  marketingConsent: z.boolean(),
  /** The latest upload; it names a person without an email in a deletion. */
  uploadId: z.string(),
  filename: z.string(),
  cvDownloadUrl: z.string().nullable(),
  reportUrl: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

const paging = { count: z.number(), next: z.string().nullable(), previous: z.string().nullable() };
export const leadEmailsPageSchema = z.object({ emails: z.array(leadEmailSchema), ...paging });
export const cvUploadsPageSchema = z.object({ uploads: z.array(cvUploadSchema), ...paging });
export const cvAnalysesPageSchema = z.object({ analyses: z.array(cvAnalysisSchema), ...paging });
export const overviewPageSchema = z.object({ people: z.array(personSchema), ...paging });

const tally = z.object({ name: z.string(), count: z.number() });
export const figuresSchema = z.object({
  /** The last thirty days in order, days without analyses included. */
  uploadsPerDay: z.array(z.object({ day: z.string(), uploads: z.number() })),
  /** Of all stored analyses: how many there are, and how many were unlocked with an email. */
  conversion: z.object({ analyses: z.number(), leads: z.number() }),
  /** Ten bands of ten points; the last one includes 100. */
  scores: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
  engines: z.array(tally),
  /** Failed analyses by the error code that the visitor saw. */
  errors: z.array(tally),
  /** How often owners corrected each kind of thing. */
  corrections: z.array(tally),
  /** Leads waiting for the operator's webhook; null where none is set. */
  webhook: z.object({ waiting: z.number(), failed: z.number() }).nullable(),
  /** Marketing claims that are shown without a source. */
  unsourcedClaims: z.number(),
  /** Claude in the last thirty days; null where it was never called and is not set up. */
  claude: z
    .object({
      calls: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      tokensToday: z.number(),
      /** 0: no limit. */
      dailyTokens: z.number(),
      /** US dollars by the prices in the settings; null where none are set. */
      cost: z.number().nullable(),
      /** Parts of its answers that are used in reports, and those that failed the checks. */
      kept: z.number(),
      dropped: z.number(),
      failures: z.array(tally),
    })
    .nullable(),
  /** When each last ran, as an ISO time; null: never. */
  lastPurge: z.string().nullable(),
  lastBackup: z.string().nullable(),
});
export type Figures = z.infer<typeof figuresSchema>;

export const complaintSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  message: z.string(),
  /** Where to send the outcome; null when none is wanted. */
  email: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
});
export type Complaint = z.infer<typeof complaintSchema>;
export const complaintsSchema = z.object({ complaints: z.array(complaintSchema), count: z.number(), open: z.number() });
export type Complaints = z.infer<typeof complaintsSchema>;

/** What was deleted on request: ids and counts, no personal data. */
export const deletionsSchema = z.object({
  deletions: z.array(
    z.object({ id: z.string(), createdAt: z.string(), kind: z.string(), askedBy: z.string(), analyses: z.number(), emails: z.number() }),
  ),
});
export type Deletions = z.infer<typeof deletionsSchema>;

export const deletionSchema = z.object({
  status: z.literal('success'),
  emails: z.number(),
  uploads: z.number(),
  analyses: z.number(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** The orders of each list; a leading '-' reverses one. Newest first by default. */
export const listSorts = {
  leadEmails: ['createdAt', 'email'],
  cvUploads: ['uploadedAt', 'filename', 'contentLength'],
  cvAnalyses: ['createdAt', 'score'],
  overview: ['lastSeenAt'],
  staffEvents: ['createdAt'],
} as const;
export type ListName = keyof typeof listSorts;
