import fs from 'node:fs';
import path from 'node:path';
import { evidenceIn } from '@/lib/statement/evidence';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

/** How often the lines of a CV that show a criterion are found: posts with two CVs each, labelled line by line before they were read. */
const folder = path.join(process.cwd(), 'tests/eval-statement/pairs');
const showsWrong = process.argv.includes('--wrong');
const LABEL = /\s*\{([\d,]+)\}\s*$/;

interface Post {
  name: string;
  criteria: { text: string; kind: 'essential' | 'desirable' }[];
  cvs: { text: string; labels: Map<string, number[]> }[];
}

const postsIn = (file: string): Post[] =>
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

function measure(file: string): void {
  let [right, told, asked, states] = [0, 0, 0, 0];
  let criteria = 0;
  for (const { name, criteria: list, cvs } of postsIn(file))
    for (const { text, labels } of cvs) {
      const cv = cvFrom(text);
      const evidence = evidenceIn(cv, ({ start, end }) => cv.text.slice(start, end), TODAY);
      list.forEach(({ text: criterion, kind }, i) => {
        const wanted = [...labels].filter(([, numbers]) => numbers.includes(i + 1)).map(([line]) => line);
        const { proofs, state } = evidence({ id: `c${i + 1}`, text: criterion, kind, assessedBy: [] });
        const isWanted = (quote: string): boolean => wanted.some((line) => line.includes(quote.trim()) || quote.includes(line));
        const hits = wanted.filter((line) => proofs.some(({ quote }) => line.includes(quote.trim()) || quote.includes(line)));
        const wrong = proofs.filter(({ quote }) => !isWanted(quote));
        criteria += 1;
        states += Number(proofs.length > 0 === wanted.length > 0);
        right += hits.length;
        asked += wanted.length;
        told += hits.length + wrong.length;
        if (!showsWrong) return;
        const who = `${name} / ${text.split('\n')[0]} / ${criterion} [${state}]`;
        for (const line of wanted.filter((one) => !hits.includes(one))) console.log(`  lost  ${who}\n          ${line}`);
        for (const { quote } of wrong) console.log(`  wrong ${who}\n          ${quote.trim()}`);
      });
    }
  const [precision, recall] = [right / told, right / asked];
  const f1 = (2 * precision * recall) / (precision + recall);
  console.log(
    `${file}: lines of evidence F1 ${f1.toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${asked} lines); has evidence or not ${(states / criteria).toFixed(3)} of ${criteria}`,
  );
}

for (const file of fs.readdirSync(folder).sort()) measure(file);
