import { z } from 'zod';
import { readingParts } from './result-names';

/**
 * An owner's corrections to the reading of their CV. They arrange what the document has and add no words: lines are named by their
 * index, and every field is a range of UTF-16 units in `cvText`, so that quotes and offsets stay valid.
 */
const maxLines = 2_000;
const maxEntries = 200;

const place = z.number().int().min(0);
const span = z.object({ start: place, end: place }).refine(({ start, end }) => start < end, 'an empty range');
const field = span.nullable();
const lines = z.array(place).max(maxLines);

/** `head` names the entry, `body` says what was done; a line that does both is in both. */
const entry = { head: lines, body: lines, dates: field };

const workSchema = z.object({ kind: z.literal('work'), ...entry, title: field, employer: field, place: field });
const educationSchema = z.object({ kind: z.literal('education'), ...entry, award: field, area: field, institution: field, grade: field });

export const correctedEntrySchema = z.discriminatedUnion('kind', [workSchema, educationSchema]);
export type CorrectedWork = z.infer<typeof workSchema>;
export type CorrectedEntry = z.infer<typeof correctedEntrySchema>;
export type EntryKind = CorrectedEntry['kind'];

export const entryKinds = ['work', 'education'] as const satisfies readonly EntryKind[];

/** The fields of each kind of entry, in the order of the form. */
export const entryFields = {
  work: ['title', 'employer', 'place', 'dates'],
  education: ['award', 'area', 'institution', 'grade', 'dates'],
} as const;
export type EntryField = (typeof entryFields)[EntryKind][number];

export const correctionsSchema = z.object({
  /** The parts that were corrected or confirmed: they are certain now. */
  settled: z.array(z.enum(readingParts)).max(readingParts.length),
  /** Every job and every qualification; null where they stay as they were read. */
  entries: z.array(correctedEntrySchema).max(maxEntries).nullable(),
  /** The lines that list skills; null where they stay as they were read. */
  skills: lines.nullable(),
});
export type Corrections = z.infer<typeof correctionsSchema> & {
  /** Lines that a draft in the browser added; they are read without corrections. Never stored or sent. */
  added?: number[];
};

/** The field of an entry of any kind; null where it has none of that name. */
export const fieldOf = (entry: CorrectedEntry, name: EntryField): { start: number; end: number } | null => {
  const fields: Partial<Record<EntryField, { start: number; end: number } | null>> = entry;
  return fields[name] ?? null;
};

/** What the operator's figures count of corrections: never their words. */
export const correctionKinds = [
  'confirmed',
  'title',
  'employer',
  'place',
  'dates',
  'award',
  'area',
  'institution',
  'grade',
  'lines',
  'merged',
  'split',
  'kind',
  'added',
  'removed',
  'skills',
] as const;
export type CorrectionKind = (typeof correctionKinds)[number];
export type CorrectionCounts = Partial<Record<CorrectionKind, number>>;
