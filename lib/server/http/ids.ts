import { z } from 'zod';

/** Ids are 24 URL-safe characters; 'demo' is the bundled sample. Anything else names no record. */
const idSchema = z.union([z.literal('demo'), z.string().regex(/^[\w-]{24}$/)]);

export const analysisParams = z.object({ analysisId: idSchema });
export const uploadParams = z.object({ uploadId: idSchema });
export const advertParams = analysisParams.extend({ advertId: z.string().regex(/^[\w-]{24}$/) });
export const receiptParams = z.object({ receipt: z.string().regex(/^[\w-]{24}$/) });
export const complaintParams = z.object({ complaintId: z.string().regex(/^[\w-]{24}$/) });
export const staffParams = z.object({ staffId: z.string().regex(/^[\w-]{24}$/) });
export const pageParams = uploadParams.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
});
