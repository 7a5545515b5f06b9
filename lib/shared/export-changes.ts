import { z } from 'zod';

/** A line of the improved CV; `part` is the heading it is under, empty at the top of the page. */
const line = { part: z.string(), text: z.string() };

/** What an export does to the CV: shown before a download. */
export const exportChangesSchema = z.object({
  /** How many lines stay as they are. */
  kept: z.number().int().min(0),
  /** Lines before and after. */
  changed: z.array(z.object({ part: z.string(), before: z.string(), after: z.string() })),
  added: z.array(z.object(line)),
  /** Headings over sections that had none. */
  headings: z.array(z.string()),
  /** Lines that an edit took out. */
  removed: z.array(z.object(line)),
  /** Sections in another place. `after` is the heading of the section above it now; null where it comes first. */
  movedSections: z.array(z.object({ heading: z.string(), after: z.string().nullable() })),
  /** Lines from elsewhere in the document that are now under the name, or at the end. */
  movedLines: z.array(z.object({ text: z.string(), to: z.enum(['top', 'end']) })),
  /** What the layout leaves out by rule. `text` is its words, empty where there are none. */
  leftOut: z.array(z.object({ name: z.string(), text: z.string(), reason: z.enum(['not-needed', 'new-pages', 'text-only', 'hidden']) })),
  /** Lines with a gap that is still open. */
  open: z.array(z.object(line)),
});
export type ExportChanges = z.infer<typeof exportChangesSchema>;

/** Pages of the improved CV as PNGs in base64: the first ones, where there are many. */
export const exportPagesSchema = z.object({ pages: z.array(z.string()), isWhole: z.boolean() });
export type ExportPages = z.infer<typeof exportPagesSchema>;
