/**
 * What extraction hands over: the words of a CV where they stood on the page, before anybody judged or
 * redacted them. Pure data, safe to send between processes. Lengths are points (1/72 inch), the origin is
 * the top left corner of the page, y grows downwards.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where on the page a line lives. A DOCX has no boxes, yet it has regions. */
export const regions = ['body', 'sidebar', 'header', 'footer', 'table', 'textbox'] as const;
export type Region = (typeof regions)[number];

/** A run of text on one line, cut where a wide gap or a tab stands ("Acme Ltd ⇥ Jan 2020 - Present" is two). */
export interface TextItem {
  text: string;
  /** null where the file format knows no positions (DOCX). */
  box: Box | null;
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** Where in the text bold gives way to plain type, if it does once: 'Store Manager Acme Ltd' can be two things. */
  boldUntil?: number;
  /** Target of a hyperlink over this run. */
  href?: string;
}

/** One visual line (PDF) or one paragraph, list item or table cell line (DOCX), in reading order. */
export interface DocumentLine {
  page: number;
  region: Region;
  /** Lines of one column or one table cell share a block number; a change of block is a break in the flow. */
  block: number;
  items: TextItem[];
  /** The bullet or number that stood before the text, taken off the items: '•', '-', '1.' */
  bullet?: string;
  /** Heading level of the file's own style (DOCX Heading 1 → 1). */
  headingLevel?: number;
  /** Table coordinates where region is 'table'. */
  cell?: { table: number; row: number; column: number; /** The only cell of its row, as wide as the table. */ isOverAll?: true };
  /** White space above this line, in lines of its own height; large before headings and entries. */
  gapAbove?: number;
}

export interface PageFacts {
  number: number;
  width: number;
  height: number;
  /** Share of the text area's height that carries text, 0..1. */
  fullness: number;
  characters: number;
  /** Share of glyphs with no Unicode meaning, 0..1. */
  unmappedShare: number;
  columns: number;
  images: number;
  /** The page was an image and its text came from OCR. */
  ocr: boolean;
}

export const hiddenTextReasons = ['white', 'tiny', 'transparent', 'off-page', 'vanished'] as const;

/** Text a reader cannot see: found, named, and left out of lines. */
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
  /** Share of body words that stand in tables, 0..1; the same for text boxes, page headers and footers. */
  tableTextShare: number;
  textBoxShare: number;
  headerFooterShare: number;
  /** Words that stand only in a page header or footer contain an email, phone or name line. */
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
