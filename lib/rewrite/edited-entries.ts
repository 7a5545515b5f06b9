import { readEntries, readHeading } from './editor-text/read';
import type { ImprovedEntry } from './improved-fields';

/** An entry of the CV and the forms its heading may have in an editor. */
export interface KnownEntry {
  headings: string[];
  entry: ImprovedEntry;
}

const unnamed = { title: null, organisation: null, place: null, dates: null, detail: null };

/** Reads an edited part as entries: a heading that the CV has keeps its fields, a new one is parsed. */
export function editedEntries(text: string, known: readonly KnownEntry[]): ImprovedEntry[] {
  const byHeading = new Map(known.flatMap(({ headings, entry }) => headings.map((heading) => [heading, entry] as const)));
  return readEntries(text, new Set(byHeading.keys())).map(({ heading, statements }) => ({
    ...(heading ? (byHeading.get(heading) ?? { ...unnamed, ...readHeading(heading) }) : unnamed),
    statements: statements.map(({ kind, text: words }) => ({ kind, text: words })),
  }));
}
