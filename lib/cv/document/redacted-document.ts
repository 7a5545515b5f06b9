import type { Corrections } from '@/lib/shared/corrections';
import type { Box, ExtractedDocument, LayoutFacts, PageFacts, Region } from './extracted-document';
import type { PlainReading } from './plain-reading';

declare const redactedBrand: unique symbol;
declare const draftBrand: unique symbol;

/**
 * Text from which personal details were taken out. Only lib/cv/redact makes it. Whatever is stored, sent to a model or returned as
 * `cvText` accepts nothing else, so the compiler checks that a text was redacted first.
 */
export type RedactedText = string & { readonly [redactedBrand]: true };

/** A CV in the visitor's own words, made and scored in their browser. It never leaves the browser. */
export type DraftText = string & { readonly [draftBrand]: true };

/** What the parser and the built-in engine accept: they store nothing and send nothing. */
export type CvText = RedactedText | DraftText;

/** Half-open range of UTF-16 units in the CV's text. */
export interface Span {
  start: number;
  end: number;
}

export interface RedactedItem extends Span {
  box: Box | null;
  fontSize: number | null;
  bold: boolean;
  /** Offset in the redacted text at which bold type changes to plain inside the item. */
  boldUntil?: number;
  italic: boolean;
}

/** A line of the redacted text. Line breaks separate lines, tabs the items of a line; a bullet glyph is not part of the text. */
export interface RedactedLine extends Span {
  page: number;
  region: Region;
  block: number;
  items: RedactedItem[];
  bullet?: string;
  headingLevel?: number;
  cell?: { table: number; row: number; column: number };
  gapAbove?: number;
}

export const placeholderKinds = [
  'NAME',
  'EMAIL',
  'PHONE',
  'ADDRESS',
  'POSTCODE',
  'URL',
  'DOB',
  'NI_NUMBER',
  'ID_NUMBER',
  'REG_NUMBER',
  'REFEREE',
  'PERSONAL',
] as const;
export type PlaceholderKind = (typeof placeholderKinds)[number];

export const linkKinds = ['linkedin', 'github', 'portfolio', 'other'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const placeKinds = ['postcode', 'town', 'address'] as const;

/** Facts about the contact details for the audits, never their values. */
export interface ContactFacts {
  name: Span | null;
  email: { span: Span; valid: boolean; isProfessional: boolean } | null;
  phone: { span: Span; valid: boolean } | null;
  place: { span: Span; kind: (typeof placeKinds)[number] } | null;
  links: { span: Span; kind: LinkKind }[];
  /** Details that do not belong on a UK CV, by kind; the span covers the placeholder. */
  unwanted: { kind: UnwantedDetail; span: Span }[];
}

export const unwantedDetails = [
  'date-of-birth',
  'age',
  'marital-status',
  'religion',
  'nationality',
  'gender',
  'health',
  'ni-number',
  'passport',
  'driving-licence-number',
  'bank',
  'referee-contact',
  'salary',
] as const;
export type UnwantedDetail = (typeof unwantedDetails)[number];

/** A document as the parser takes it. `CvDocument` alone may be of either brand. */
export interface CvDocument<Text extends CvText = CvText> {
  kind: ExtractedDocument['kind'];
  text: Text;
  lines: RedactedLine[];
  pages: PageFacts[];
  /** As extracted, without document properties. Hidden text is redacted too. */
  layout: Omit<LayoutFacts, 'properties'>;
  contact: ContactFacts;
  /** How many details of each kind were taken out: for 'we removed 1 name, 2 phone numbers'. */
  removed: Partial<Record<PlaceholderKind, number>>;
  /** Its owner's corrections, which the parser follows; absent where there are none. */
  corrections?: Corrections;
  /** What a plain reader keeps of the text; null where it cannot read the file, absent where none has tried. */
  plain?: PlainReading | null;
  /** Our own reader failed on the file: text and lines are those of a plain reader, and the layout is unknown. */
  isPlainOnly?: boolean;
}

/** The document that is stored, scored, quoted and sent to a model. */
export type RedactedDocument = CvDocument<RedactedText>;

/** A redacted document with edited parts, in the visitor's browser. */
export type DraftDocument = CvDocument<DraftText>;

/** Private: the words behind each placeholder. Stored encrypted, for the owner only. */
export interface PlaceholderOrigin extends Span {
  kind: PlaceholderKind;
  original: string;
  page: number;
  box: Box | null;
}

/** Private: the visitor's own contact details, for their own exports. Stored encrypted. */
export interface ContactRecord {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Town, postcode or address as written. */
  location: string | null;
  links: { kind: LinkKind; url: string }[];
}

export interface Redaction {
  document: RedactedDocument;
  origins: PlaceholderOrigin[];
  contact: ContactRecord;
}
