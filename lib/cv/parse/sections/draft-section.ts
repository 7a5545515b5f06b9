import type { Piece, SectionKind } from '@/lib/cv/cv';
import type { Line } from '@/lib/cv/document/lines';

/** A section as the parser works on it: its content lines, what follows the heading on its own line included. */
export interface DraftSection {
  /** 'top' before the first heading of a column. */
  kind: SectionKind | 'top';
  heading: Piece | null;
  /** The heading's words name no known section. */
  isUnknown: boolean;
  lines: Line[];
  /** How its heading is set. */
  look?: string;
}
