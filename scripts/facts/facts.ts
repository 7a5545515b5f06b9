import fs from 'node:fs';
import path from 'node:path';
import { changesIn } from './changes';
import { checkFacts } from './check';
import { readFacts } from './read';

/**
 * `npm run facts -- <folder>`: imports a new edition of the official figures into lib/placement/data, checks it and prints what
 * changed. The folder holds soc2020-index.tsv, soc2020-groups.json, ashe-<year>.json, ashe-<year>-regions.json and
 * postcode-regions.tsv.
 */
const target = path.join(process.cwd(), 'lib/placement/data');

/** One entry a line, so that the diff of a new edition shows only what changed. */
function written(value: unknown, depth = 0): string {
  if (depth === 2 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pad = ' '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => written(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item, depth + 1)}`);
  const body = entries.map((entry) => pad + entry).join(',\n');
  return isList ? `[\n${body}\n${' '.repeat(depth)}]` : `{\n${body}\n${' '.repeat(depth)}}`;
}

function stored(name: string): unknown {
  const file = path.join(target, `${name}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the new files: npm run facts -- <folder>');
const facts = readFacts(folder);
const faults = checkFacts(facts);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else {
  for (const [name, value] of Object.entries(facts)) {
    for (const change of changesIn(name, stored(name), value)) console.log(change);
    fs.writeFileSync(path.join(target, `${name}.json`), `${written(value)}\n`);
  }
  console.log('Train the classifier of titles on the new index: npm run facts:titles');
}
