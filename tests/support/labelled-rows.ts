import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The rows of a labelled file in `tests/fixtures`, the label before the tab. */
export const labelledRows = (folder: string, name: 'tune' | 'kept' | 'kept-hard'): { label: string; text: string }[] =>
  readFileSync(path.join(process.cwd(), 'tests/fixtures', folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((row) => row.includes('\t'))
    .map((row) => {
      const [label = '', text = ''] = row.split('\t');
      return { label, text };
    });
