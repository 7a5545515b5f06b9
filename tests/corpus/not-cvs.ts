// Makes documents of some of the texts that are no CV: node scripts/run.mjs tests/corpus/not-cvs.ts (chromium, pandoc)
import fs from 'node:fs';
import path from 'node:path';
import { markdownToDocx, printHtml } from './tools';

const folder = 'tests/fixtures/not-cvs';
const read = (name: string) => fs.readFileSync(path.join(folder, `${name}.txt`), 'utf8');
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const style = '@page { size: A4; margin: 22mm } pre { font: 11pt/1.4 "Liberation Serif", serif; white-space: pre-wrap; margin: 0 }';

for (const name of ['recipe', 'invoice', 'news-article', 'job-advert', 'almost-blank'])
  printHtml(
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${name}</title><style>${style}</style><pre>${escape(read(name))}</pre></html>`,
    path.join(folder, `${name}.pdf`),
  );
for (const name of ['recipe', 'novel-page', 'letter', 'terms-of-service', 'minutes', 'almost-blank'])
  markdownToDocx(read(name), path.join(folder, `${name}.docx`));
