/** Makes the lookup tables for titles and words, in the folder given as argument; scripts/lib/children.mjs runs it. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupTexts, indexLines, titleTablesFile } from '@/lib/placement/official-index';
import { buildTitleTables, packTitleTables } from '@/lib/placement/title-index';
import { wordTablesFile } from '@/lib/server/english/dictionary';
import { buildWordTables, packWordTables } from '@/lib/server/english/word-tables';

/** Renamed into place, so that several processes may do it at once. */
function place(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

place(titleTablesFile, packTitleTables(buildTitleTables(indexLines, [...groupTexts.keys()])));
place(wordTablesFile, packWordTables(buildWordTables()));
