import { readFileSync } from 'node:fs';
import { groupTexts, indexLines, titleTablesFile } from '@/lib/placement/official-index';
import { buildTitleTables, packTitleTables } from '@/lib/placement/title-index';
import { wordTablesFile } from '@/lib/server/english/dictionary';
import { readRarities } from '@/lib/server/english/word-lists';
import { buildWordTables, packWordTables } from '@/lib/server/english/word-tables';

/** The scripts make the files before they run the tests: a file of other sources would place and spell by them. */
test.each([
  { of: 'titles', file: titleTablesFile, build: () => packTitleTables(buildTitleTables(indexLines, [...groupTexts.keys()])) },
  { of: 'words', file: wordTablesFile, build: () => packWordTables(buildWordTables()) },
])('the prepared tables of $of are byte for byte those that their sources give', ({ file, build }) => {
  const built = Buffer.from(build());
  expect(readFileSync(file).equals(built)).toBe(true);
});

test('no two words of the dictionary share a number', () => {
  expect(buildWordTables().words).toHaveLength(readRarities().size);
});
