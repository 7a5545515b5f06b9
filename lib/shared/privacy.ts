import { z } from 'zod';
import { emailAddress } from './email-address';

/** The calls of the privacy pages: complain, unsubscribe, confirm an address, read the receipt of a deletion. */
export const complaintBody = z.object({
  message: z.string().trim().min(10).max(5_000),
  email: z
    .union([z.literal('').transform(() => null), emailAddress])
    .nullable()
    .default(null),
});
export const complaintAnswer = z.object({ reference: z.string(), receivedAt: z.string() });

export const unsubscribeBody = z.union([z.object({ token: z.string().min(1).max(200) }), z.object({ email: emailAddress })]);

export const confirmEmailBody = z.object({ token: z.string().min(1).max(200) });

/** An address that is missing or no text is a wrong address, not a wrong request. */
export const changedEmailBody = z.object({ email: z.string().catch('') });

/** The email that unlocked a report, as its owner reads it under 'My data'. */
export const ownEmail = z.object({ email: z.string().nullable(), isConfirmed: z.boolean(), mayChange: z.boolean() });
export type OwnEmail = z.infer<typeof ownEmail>;

export const complaintMark = z.object({ status: z.enum(['acknowledged', 'closed']) });

export const receiptAnswer = z.object({ receipt: z.string(), deletedAt: z.string(), analyses: z.number().int(), emails: z.number().int() });
