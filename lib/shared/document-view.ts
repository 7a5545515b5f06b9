import { z } from 'zod';

/**
 * What the document pane draws. Every `start`/`end` is a half-open range of UTF-16 units in `cvText`, also where the owner sees their
 * own words in place of a placeholder.
 */
const span = { start: z.number().int().min(0), end: z.number().int().min(0) };

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Text that is either the same as in the redacted text, or the words behind one placeholder. */
const runSchema = z.object({ ...span, text: z.string() });

const lineSchema = z.object({
  page: z.number().int().min(1),
  region: z.enum(['body', 'sidebar', 'header', 'footer', 'table', 'textbox']),
  bullet: z.string().optional(),
  headingLevel: z.number().int().optional(),
  cell: z.object({ table: z.number().int(), row: z.number().int(), column: z.number().int() }).optional(),
  items: z.array(z.object({ box: boxSchema.nullable(), bold: z.boolean(), italic: z.boolean(), runs: z.array(runSchema) })),
});

export const documentViewSchema = z.object({
  kind: z.enum(['pdf', 'docx']),
  uploadId: z.string(),
  /** In points; a DOCX has no pages to draw. */
  pages: z.array(z.object({ number: z.number().int().min(1), width: z.number(), height: z.number() })),
  lines: z.array(lineSchema),
});
export type DocumentView = z.infer<typeof documentViewSchema>;
export type ViewLine = DocumentView['lines'][number];
export type ViewItem = ViewLine['items'][number];
export type ViewRun = z.infer<typeof runSchema>;

const fieldSchema = z.object({ ...span, text: z.string(), page: z.number().int().min(1) });
/** What was read into one field, and where it stands. */
export type ParsedField = z.infer<typeof fieldSchema>;

const field = fieldSchema.nullable();
const entry = { dates: field, statements: z.number().int().min(0) };

/** What an applicant tracking system would fill in after reading the CV; null means 'not found'. */
export const parsedFieldsSchema = z.object({
  contact: z.object({ name: field, email: field, phone: field, place: field, links: z.array(fieldSchema) }),
  headline: field,
  profile: field,
  work: z.array(z.object({ title: field, employer: field, place: field, ...entry })),
  education: z.array(z.object({ award: field, area: field, institution: field, grade: field, ...entry })),
  skills: z.array(z.object({ group: z.string().nullable(), items: z.array(fieldSchema) })),
  others: z.array(z.object({ name: z.string(), items: z.array(fieldSchema) })),
});
export type ParsedFields = z.infer<typeof parsedFieldsSchema>;
export type ParsedWork = ParsedFields['work'][number];
export type ParsedEducation = ParsedFields['education'][number];
