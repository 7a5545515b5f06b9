import type { Piece, SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';
import type { Contents } from './evidence';

/** A section while it is parsed: its content lines, including text after the heading on its line. */
export interface DraftSection {
  /** 'top' before the first heading of a column. */
  kind: SectionKind | 'top';
  heading: Piece | null;
  lines: Line[];
  /** The stretches of lines it consists of, each with its contents and how certainly it belongs here. */
  stretches: DraftStretch[];
}

export interface DraftStretch {
  contents: Contents;
  /** How much worse the reading of the document would be if the stretch were of another kind. */
  margin: number;
  /** The same for reading it as work, as education or as skills; below 0 where it is not read so. */
  marginAs: Readonly<Record<CoreKind, number>>;
}

export const coreKinds = ['experience', 'education', 'skills'] as const;
export type CoreKind = (typeof coreKinds)[number];
