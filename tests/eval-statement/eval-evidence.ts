import { evidenceIn } from '@/lib/statement/evidence';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { postFiles, postsIn } from './labelled-posts';

/** How often the lines of a CV that show a criterion are found: posts with two CVs each, labelled line by line before they were read. */
const showsWrong = process.argv.includes('--wrong');
function measure(file: string): void {
  let [right, told, asked, states] = [0, 0, 0, 0];
  let criteria = 0;
  for (const { name, criteria: list, cvs } of postsIn(file))
    for (const { text, labels } of cvs) {
      const cv = cvFrom(text);
      const form = list.map(({ text: words, kind }, i) => ({ id: `c${i + 1}`, text: words, kind, assessedBy: [] }));
      const evidence = evidenceIn(cv, ({ start, end }) => cv.text.slice(start, end), TODAY, form);
      form.forEach((one, i) => {
        const criterion = one.text;
        const wanted = [...labels].filter(([, numbers]) => numbers.includes(i + 1)).map(([line]) => line);
        const { proofs, state } = evidence(one);
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

for (const file of postFiles()) measure(file);
