import { z } from 'zod';

/** What was taken out of a CV, for its owner to check, and further words to take out. */

const mostWords = 20;

export const redactionsSchema = z.object({
  /** Each detail once, in the order of the CV: its placeholder and its original words. */
  taken: z.array(z.object({ kind: z.string(), text: z.string() })),
  /** Stretches that tell something of a special category of personal data; the owner decides on them. */
  sensitive: z.array(z.object({ category: z.string(), text: z.string() })),
  /** Words at the top that may be a name that was not recognised. */
  top: z.array(z.string()),
});
export type Redactions = z.infer<typeof redactionsSchema>;

export const redactWordsBody = z.object({ words: z.array(z.string().trim().min(2).max(200)).min(1).max(mostWords) });
