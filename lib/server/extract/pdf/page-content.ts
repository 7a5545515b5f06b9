import type { Box } from '@/lib/cv/document/extracted-document';

/** One glyph, or one word of an OCR reading, where it stands. Top left origin, points. */
export interface Glyph {
  text: string;
  x: number;
  right: number;
  baseline: number;
  top: number;
  bottom: number;
  /** Size on the page, after all scaling. */
  size: number;
  font: number;
  /** Place in the file's own order of drawing. */
  order: number;
  /** A space character stood before it. */
  spaceBefore: boolean;
  /** The engine takes the gap before it for a space, though the file has no character there. */
  spaceLikely?: boolean;
  /** Direction of writing in degrees, 0 for ordinary text. */
  angle: number;
}

export interface Font {
  name: string;
  bold: boolean;
  italic: boolean;
}

export type HiddenReason = 'white' | 'tiny' | 'transparent' | 'off-page';

/** An upright stroke, or the side of a box. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** What a page holds before anything is said about lines and order. */
export interface PageContent {
  number: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  fonts: Font[];
  hidden: { text: string; reason: HiddenReason }[];
  unmapped: number;
  images: Box[];
  /** Share of the page that images cover, 0..1 (overlaps counted twice). */
  imageShare: number;
  /** Drawn outlines; very many without any text mean that the text was turned into outlines. */
  paths: number;
  /** Small drawn marks, about as wide as high: what a browser prints as list bullets. */
  dots: Box[];
  /** Upright edges of drawn boxes and rules about as high as a line: what parts tags and the cells of a table. */
  edges: Edge[];
  /** What is drawn without being text or image: the lines and shades of tables. */
  boxes: Box[];
  links: { box: Box; href: string }[];
  ocr: boolean;
}
