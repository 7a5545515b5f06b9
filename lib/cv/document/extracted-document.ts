/**
 * The output of extraction: the words of a CV with their positions on the page, before they are judged or redacted. Plain data, safe to
 * send between processes. Lengths are in points (1/72 inch), the origin is the top left corner of the page, y grows downwards.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the page that a line belongs to. A DOCX has no boxes, but it has regions. */
export const regions = ['body', 'sidebar', 'header', 'footer', 'table', 'textbox'] as const;
export type Region = (typeof regions)[number];

/** A run of text on one line, without a wide gap or a tab in it ("Acme Ltd ⇥ Jan 2020 - Present" has two). */
export interface TextItem {
  text: string;
  /** null where the file format knows no positions (DOCX). */
  box: Box | null;
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** Where in the text bold type changes to plain, if it does so once: 'Store Manager Acme Ltd' can be two things. */
  boldUntil?: number;
  /** Target of a hyperlink over this run. */
  href?: string;
}

/** One visual line (PDF) or one paragraph, list item or table cell line (DOCX), in reading order. */
export interface DocumentLine {
  page: number;
  region: Region;
  /** Lines of one column or one table cell share a block number; a change of block is a break in the text flow. */
  block: number;
  items: TextItem[];
  /** The bullet or number before the text, which is not part of the items: '•', '-', '1.' */
  bullet?: string;
  /** Heading level of the file's own style (DOCX Heading 1 → 1). */
  headingLevel?: number;
  /** Table coordinates where region is 'table'. */
  cell?: { table: number; row: number; column: number; /** The only cell of its row, as wide as the table. */ isOverAll?: true };
  /** White space above this line, as a multiple of its height; large before headings and entries. */
  gapAbove?: number;
}

export interface PageFacts {
  number: number;
  width: number;
  height: number;
  /** Share of the text area's height with text in it, 0..1. */
  fullness: number;
  characters: number;
  /** Share of glyphs without a Unicode mapping, 0..1. */
  unmappedShare: number;
  columns: number;
  images: number;
  /** The page was an image, and its text came from OCR. */
  ocr: boolean;
}

export const hiddenTextReasons = ['white', 'tiny', 'transparent', 'off-page', 'vanished'] as const;

/** Hidden text: it is reported and left out of the lines. */
export interface HiddenText {
  page: number;
  text: string;
  reason: (typeof hiddenTextReasons)[number];
}

export interface ImageFacts {
  page: number;
  box: Box | null;
  /** Portrait-shaped picture in the top third of page 1. */
  likelyPhoto: boolean;
}

export interface LayoutFacts {
  columns: number;
  tables: number;
  /** Share of body words that are in tables, 0..1; the same for text boxes, page headers and footers. */
  tableTextShare: number;
  textBoxShare: number;
  headerFooterShare: number;
  /** Words that are only in a page header or footer hold an email, a phone number or the name. */
  contactInHeaderFooter: boolean;
  images: ImageFacts[];
  fonts: { name: string; size: number; share: number }[];
  hiddenText: HiddenText[];
  trackedChanges: boolean;
  comments: number;
  /** Pages are counted (PDF) or estimated from words (DOCX). */
  pagesEstimated: boolean;
  /** Document properties that may hold a name: author, title. Personal. */
  properties: { title?: string; author?: string };
}

export interface ExtractedDocument {
  kind: 'pdf' | 'docx';
  pages: PageFacts[];
  lines: DocumentLine[];
  layout: LayoutFacts;
}
