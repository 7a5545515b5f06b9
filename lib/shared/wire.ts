import { z } from 'zod';
import { limits } from './limits';
import { analysisOptionsSchema, analysisResultSchema } from './result';
import { engines } from './result-names';

/** The bodies and answers of the calls. The OpenAPI document is generated from these schemas. */
const recordId = z.string().min(1).max(64);

export const uploadAnswer = z.object({
  id: z.string(),
  status: z.enum(['success', 'success_with_fallback']),
  fallbackType: z.literal('pdf_viewer').optional(),
  filename: z.string(),
  fileType: z.enum(['pdf', 'docx']),
  size: z.number().int(),
  pages: z.number().int(),
  viewerUrl: z.string(),
});

/** An improved version names the analysis it came from, so that both are deleted together. */
export const uploadQuery = z.object({ improves: recordId.optional() });

export const analyseQuery = z.object({ model: z.literal('claude').optional() });
export const analyseBody = z.object({ cvUploadId: recordId, options: analysisOptionsSchema.default(analysisOptionsSchema.parse({})) });
export const analyseAnswer = analysisResultSchema.extend({ id: z.string() });
export const acceptedAnswer = z.object({ id: z.string(), status: z.literal('processing') });

export const analysisAnswer = z.object({
  id: z.string(),
  owner: z.boolean(),
  uploadId: z.string().optional(),
  cvText: z.string(),
  result: analysisResultSchema.extend({ emailAddress: z.string().optional() }),
});

/** A missing or non-text address is answered as a wrong address, not as a malformed request. */
export const emailBody = z.object({ id: recordId, email: z.string().catch(''), marketingConsent: z.boolean().default(false) });
export const successAnswer = z.object({ status: z.literal('success') });

export const ownerLinkBody = z.object({ id: recordId, to: z.string().max(300) });
export const ownerLinkAnswer = z.object({ url: z.string() });
export const ownerLinkRedeemed = z.object({ to: z.string() });

const shortText = z.string().max(200);
export const targetingSchema = z.object({
  strategy: z.enum(['general', 'role', 'industry', 'job']).default('general'),
  jobDescription: z.string().optional(),
  targetRole: shortText.optional(),
  industry: shortText.optional(),
  seniorityLevel: shortText.optional(),
  organizationInfo: z.string().max(2_000).optional(),
});
export type Targeting = z.infer<typeof targetingSchema>;

export const suggestionBody = z.object({
  analysisId: recordId,
  section: shortText,
  text: z.string().max(limits.jobDescriptionLength).optional(),
  /** Slot id -> what the visitor typed. */
  answers: z.record(z.string().max(100), z.string().max(500)).optional(),
  targeting: targetingSchema.optional(),
});
export const suggestionAnswer = z.object({
  suggestion: z.string(),
  items: z.array(
    z.object({
      before: z.string(),
      after: z.string(),
      reason: z.string(),
      quote: z.string(),
      slots: z.array(z.object({ id: z.string(), question: z.string() })),
    }),
  ),
  /** Lines that no rewording would improve, with what an interviewer would ask about them. */
  questions: z.array(z.object({ quote: z.string(), question: z.string() })).optional(),
  engine: z.enum(engines),
});

export const jobMatchBody = z.object({
  analysisId: recordId,
  jobDescription: z.string().trim().min(1),
  targetRole: shortText.optional(),
  /** False where only the figure and the states are wanted, so that no model is asked to explain them. */
  explain: z.boolean().default(true),
});
export const jobMatchAnswer = z.object({
  score: z.number().int().min(0).max(100),
  criteria: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['essential', 'desirable', 'knockout', 'statement']),
      /** Absent for what is asked for in a statement. */
      state: z.enum(['shown', 'claimed', 'missing']).optional(),
      /** With `missing`: what the CV names but does not show. */
      status: z.enum(['expired', 'in-progress', 'wanted']).optional(),
      quote: z.string().optional(),
      /** Written by Claude, where it is used: why the criterion has this state. */
      explanation: z.string().optional(),
    }),
  ),
});

/** Section name -> improved text; sections that are absent stay as they are. */
export const exportBody = z.object({ sections: z.record(shortText, z.string().max(limits.jobDescriptionLength)).default({}) });

export const healthAnswer = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.literal('ok'),
  engine: z.enum(engines),
});
export const errorAnswer = z.object({ code: z.string(), message: z.string() });
