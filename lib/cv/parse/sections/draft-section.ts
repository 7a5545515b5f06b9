import type { Piece, SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Contents } from './evidence';

/** A section as the parser works on it: its content lines, what follows the heading on its own line included. */
export interface DraftSection {
  /** 'top' before the first heading of a column. */
  kind: SectionKind | 'top';
  heading: Piece | null;
  lines: Line[];
  /** The stretches of lines it was read from, each with what stands in it and how surely it belongs here. */
  stretches: DraftStretch[];
}

export interface DraftStretch {
  contents: Contents;
  /** How far the reading of the document would get worse if the stretch were of another kind. */
  margin: number;
  /** The same for reading it as work, as education or as skills; below 0 where it is not read so. */
  marginAs: Readonly<Record<CoreKind, number>>;
}

export const coreKinds = ['experience', 'education', 'skills'] as const;
export type CoreKind = (typeof coreKinds)[number];
