import { z } from 'zod';
import { hiddenTextReasons, regions } from '@/lib/cv/document/extracted-document';
import type { PlainReading } from '@/lib/cv/document/plain-reading';
import {
  linkKinds,
  placeholderKinds,
  placeKinds,
  unwantedDetails,
  type ContactRecord,
  type PlaceholderOrigin,
  type RedactedDocument,
  type RedactedText,
} from '@/lib/cv/document/redacted-document';
import { correctionsSchema } from '@/lib/shared/corrections';
import { analysisOptionsSchema, analysisResultSchema, plainLinesSchema } from '@/lib/shared/result';
import { advertText } from '@/lib/shared/adverts';
import { carriedDraft } from '@/lib/shared/hand-over';
import { savedStatement } from '@/lib/shared/statement';
import { plainReaders } from '@/lib/shared/result-names';
import { storedKind, type UpgradeStep } from './stored-json';

/*
 * Every kind of JSON stored in a column, with its schema. To change a shape: change its type and schema, add an upgrade step from the
 * previous version, and a test that reads a row of that version.
 */

/** What only the owner may read. */
export interface UploadSecrets {
  origins: PlaceholderOrigin[];
  contact: ContactRecord;
}

/** What the complainant wrote. */
export interface ComplaintText {
  message: string;
  /** Where to send the outcome; null when none is wanted. */
  email: string | null;
}

const offset = z.number().int().min(0);
const span = z.object({ start: offset, end: offset });
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const linkKind = z.enum(linkKinds);

const line = span.extend({
  page: z.number().int().min(1),
  region: z.enum(regions),
  block: z.number().int(),
  items: z.array(
    span.extend({
      box: box.nullable(),
      fontSize: z.number().nullable(),
      bold: z.boolean(),
      boldUntil: offset.optional(),
      italic: z.boolean(),
    }),
  ),
  bullet: z.string().optional(),
  headingLevel: z.number().int().optional(),
  cell: z.object({ table: z.number().int(), row: z.number().int(), column: z.number().int() }).optional(),
  gapAbove: z.number().optional(),
});

const page = z.object({
  number: z.number().int().min(1),
  width: z.number(),
  height: z.number(),
  fullness: z.number(),
  characters: z.number().int().min(0),
  unmappedShare: z.number(),
  columns: z.number().int(),
  images: z.number().int().min(0),
  ocr: z.boolean(),
});

const layout = z.object({
  columns: z.number().int(),
  tables: z.number().int(),
  tableTextShare: z.number(),
  textBoxShare: z.number(),
  headerFooterShare: z.number(),
  contactInHeaderFooter: z.boolean(),
  images: z.array(z.object({ page: z.number().int(), box: box.nullable(), likelyPhoto: z.boolean() })),
  fonts: z.array(z.object({ name: z.string(), size: z.number(), share: z.number() })),
  hiddenText: z.array(z.object({ page: z.number().int(), text: z.string(), reason: z.enum(hiddenTextReasons) })),
  trackedChanges: z.boolean(),
  comments: z.number().int(),
  pagesEstimated: z.boolean(),
});

const contactFacts = z.object({
  name: span.nullable(),
  email: z.object({ span, valid: z.boolean(), isProfessional: z.boolean() }).nullable(),
  phone: z.object({ span, valid: z.boolean() }).nullable(),
  place: z.object({ span, kind: z.enum(placeKinds) }).nullable(),
  links: z.array(z.object({ span, kind: linkKind })),
  unwanted: z.array(z.object({ kind: z.enum(unwantedDetails), span })),
});

const plainReadingSchema: z.ZodType<PlainReading> = z.object({
  reader: z.enum(plainReaders),
  lines: plainLinesSchema,
});

export const redactedDocumentSchema: z.ZodType<RedactedDocument> = z.object({
  kind: z.enum(['pdf', 'docx']),
  // `redact()` made the text before it was stored, so the brand is true.
  text: z.custom<RedactedText>((value) => typeof value === 'string', 'expected text'),
  lines: z.array(line),
  pages: z.array(page),
  layout,
  contact: contactFacts,
  removed: z.partialRecord(z.enum(placeholderKinds), z.number().int().min(0)),
  plain: plainReadingSchema.nullable().optional(),
  isPlainOnly: z.boolean().optional(),
});

export const placeholderOriginsSchema: z.ZodType<PlaceholderOrigin[]> = z.array(
  span.extend({ kind: z.enum(placeholderKinds), original: z.string(), page: z.number().int().min(1), box: box.nullable() }),
);

const contactRecord = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: z.array(z.object({ kind: linkKind, url: z.string() })),
});

/** Version 1 named a professional email address `sober`; version 2 names it `isProfessional`. */
const nameProfessionalEmail: UpgradeStep = ({ contact, ...document }) => {
  const { email, ...others } = z.looseObject({ email: z.looseObject({ sober: z.unknown() }).nullable() }).parse(contact);
  if (email === null) return { ...document, contact: { ...others, email } };
  const { sober, ...address } = email;
  return { ...document, contact: { ...others, email: { ...address, isProfessional: sober } } };
};

export const storedDocument = storedKind('redacted document', redactedDocumentSchema, [nameProfessionalEmail]);
export const storedSecrets = storedKind<UploadSecrets>(
  'set of originals',
  z.object({ origins: placeholderOriginsSchema, contact: contactRecord }),
);
export const storedOptions = storedKind('set of analysis options', analysisOptionsSchema);

/** Version 1 did not say how certain the reading was, and counts as certain. */
const nameConfidence: UpgradeStep = (result) => ({ ...result, confidence: { work: 'sure', education: 'sure', skills: 'sure' } });

/** Version 2 did not say what each fix does for the person. */
const nameImprovementKinds: UpgradeStep = ({ improvements, ...result }) => ({
  ...result,
  improvements: z
    .array(z.looseObject({}))
    .parse(improvements)
    .map((fix) => ({ ...fix, kind: 'gains-points' })),
});

export const storedResult = storedKind('analysis result', analysisResultSchema, [nameConfidence, nameImprovementKinds]);
export const storedCorrections = storedKind('set of corrections', correctionsSchema);
export const storedStatement = storedKind('supporting statement', savedStatement);
export const storedAdvert = storedKind('job advert', advertText);
export const storedHandOver = storedKind('hand-over', z.object({ visitorSecret: z.string(), draft: carriedDraft }));
export const storedComplaint = storedKind<ComplaintText>('complaint', z.object({ message: z.string(), email: z.string().nullable() }));
export const storedRemovals = storedKind('count of removed records', z.record(z.string(), z.number().int().min(0)));
