import type { Piece, Section, SectionKind } from '@/lib/cv/cv';
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
  /** How much lower the best score of the column would be if the stretch were of another kind. */
  margin: number;
  /** The same for reading it as work, as education or as skills; below 0 where it is not read so. */
  marginAs: Readonly<Record<CoreKind, number>>;
}

export const coreKinds = ['experience', 'education', 'skills'] as const;
export type CoreKind = (typeof coreKinds)[number];

/** The sections of the CV. A profile without a heading becomes a section too, where no other is the profile. */
export function toSections(drafts: readonly DraftSection[], profileLines: readonly Line[]): Section[] {
  const sections = drafts.flatMap(({ kind, heading, lines }) => toSection(kind, heading, lines));
  const profile = sections.some(({ kind }) => kind === 'summary') ? [] : toSection('summary', null, profileLines);
  return [...profile, ...sections];
}

function toSection(kind: DraftSection['kind'], heading: Piece | null, lines: readonly Line[]): Section[] {
  const start = heading?.start ?? lines[0]?.start;
  if (kind === 'top' || start === undefined) return [];
  return [{ kind, heading, lines: lines.map(({ index }) => index), start, end: lines.at(-1)?.end ?? heading?.end ?? start }];
}
