import { z } from 'zod';

/** What was taken out of a CV, for its owner to look at, and words to take out as well. */

const mostWords = 20;

export const redactionsSchema = z.object({
  /** Each detail once, in the order of the CV: which placeholder stands there, and what stood there. */
  taken: z.array(z.object({ kind: z.string(), text: z.string() })),
  /** Stretches that tell what the law protects specially; the owner decides. */
  sensitive: z.array(z.object({ category: z.string(), text: z.string() })),
  /** Words at the top that may be a name which was not recognised. */
  top: z.array(z.string()),
});
export type Redactions = z.infer<typeof redactionsSchema>;

export const redactWordsBody = z.object({ words: z.array(z.string().trim().min(2).max(200)).min(1).max(mostWords) });
