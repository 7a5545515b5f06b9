import type { Box } from '@/lib/cv/document/extracted-document';

/** One glyph, or one word of an OCR reading, with its position in points from the top left. */
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
  /** Position in the file's own drawing order. */
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

/** A vertical stroke, or the side of a box. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** The content of a page before lines and reading order are decided. */
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
  /** Number of drawn outlines. Very many without any text mean that the text was converted to outlines. */
  paths: number;
  /** Small drawn marks, about as wide as high: list bullets of browsers. */
  dots: Box[];
  /** Vertical edges of drawn boxes and lines about as high as a line of text: they separate tags and the cells of a table. */
  edges: Edge[];
  /** Drawings that are neither text nor image: the lines and backgrounds of tables. */
  boxes: Box[];
  links: { box: Box; href: string }[];
  ocr: boolean;
}
