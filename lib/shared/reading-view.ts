import { z } from 'zod';
import { correctedEntrySchema } from './corrections';
import { certainties, readingParts } from './result-names';

/** The input of the form 'Put right what was read': the document's lines in its owner's words, and what was read in them. */
const place = z.number().int().min(0);
const wordsSchema = z.object({ start: place, end: place, text: z.string() });
/** A stretch of a line that can be a field, such as 'Store Manager' in 'Store Manager | Acme Ltd'. */
export type WordsAt = z.infer<typeof wordsSchema>;

const lineSchema = z.object({
  page: z.number().int().min(1),
  isBullet: z.boolean(),
  /** The words as their owner wrote them: a run is either as in the redacted text, or stands behind one placeholder. */
  runs: z.array(wordsSchema),
  /** The stretches between separators, and those of neighbours together. */
  pieces: z.array(wordsSchema),
  dates: z.array(wordsSchema),
});
export type ReadingLine = z.infer<typeof lineSchema>;

const certainty = z.enum(certainties);

export const readingViewSchema = z.object({
  lines: z.array(lineSchema),
  entries: z.array(correctedEntrySchema),
  skills: z.array(place),
  confidence: z.object({ work: certainty, education: certainty, skills: certainty }),
  /** The parts that the owner has confirmed or corrected already. */
  settled: z.array(z.enum(readingParts)),
  /** Whether earlier corrections exist that can be taken back. */
  isCorrected: z.boolean(),
});
export type ReadingView = z.infer<typeof readingViewSchema>;
