import fs from 'node:fs';
import path from 'node:path';
import type { CorpusSource } from './source';

export const corpusFolder = 'tests/fixtures/corpus';

/** All people of the corpus, in the order of their ids. */
export function readSources(): CorpusSource[] {
  const folder = path.join(corpusFolder, 'source');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
}
