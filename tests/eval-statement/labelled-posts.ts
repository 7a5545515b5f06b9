import fs from 'node:fs';
import path from 'node:path';

/** Posts with two CVs each, labelled line by line before they were read. */
const folder = path.join(process.cwd(), 'tests/eval-statement/pairs');
const LABEL = /\s*\{([\d,]+)\}\s*$/;

export interface Post {
  name: string;
  criteria: { text: string; kind: 'essential' | 'desirable' }[];
  cvs: { text: string; labels: Map<string, number[]> }[];
}

export const postsIn = (file: string): Post[] =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    .split(/^@@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...cvs] = block.split(/^@ /m);
      const [name = '', ...criteria] = head.trim().split('\n');
      return {
        name,
        criteria: criteria.map((line) => ({ text: line.slice(2), kind: line.startsWith('E') ? 'essential' : 'desirable' })),
        cvs: cvs.map((text) => {
          const labels = new Map<string, number[]>();
          for (const line of text.split('\n')) {
            const [, numbers] = LABEL.exec(line) ?? [];
            if (numbers) labels.set(bare(line), numbers.split(',').map(Number));
          }
          return {
            labels,
            text: text
              .split('\n')
              .map((line) => line.replace(LABEL, ''))
              .join('\n'),
          };
        }),
      };
    });

const bare = (line: string): string => line.replace(LABEL, '').replace(/^- /, '').trim();

export const postFiles = (): string[] => fs.readdirSync(folder).sort();
export const labelledPosts = (): Post[] => postFiles().flatMap(postsIn);
