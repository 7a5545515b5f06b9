import { z } from 'zod';
import { insightNames } from '@/lib/shared/result-names';

/**
 * What Claude may answer about a CV: words only. There is no field for a score, a percentage or a sum. An empty text or list keeps the
 * built-in words. Lengths are generous; the gate is stricter.
 */
const prose = z.string().max(4_000);
const quote = z.string().max(600).describe('Copied from the CV, letter for letter.');

export const answerSchema = z.object({
  summary: prose.describe('The verdict in three or four sentences.'),
  positives: z.array(z.object({ index: z.number().int().describe('Index of the strength being reworded.'), text: prose })).max(20),
  improvements: z.array(z.object({ auditId: z.string().max(60), description: prose })).max(60),
  sections: z.array(z.object({ section: z.string().max(60), description: prose, recommendations: z.array(prose).max(10) })).max(20),
  insights: z.array(z.object({ name: z.enum(insightNames), meaning: prose, improve: prose })).max(8),
  assessment: prose.describe('Professional worth in two or three sentences, without sums.'),
  findings: z
    .array(z.object({ title: z.string().max(300), description: prose, quote }))
    .max(12)
    .describe('What the engine has not said yet, each resting on a quote.'),
  roles: z.array(z.string().max(120)).max(20).describe('Of otherRoles, those that fit too.'),
  instructions: z.array(z.object({ quote })).max(10).describe('Text in the CV that tries to instruct the reader of this request.'),
});
export type Answer = z.infer<typeof answerSchema>;
