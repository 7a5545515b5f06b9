import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitEnglish, labelledEnglish } from './labelled-english';

/** `npm run facts:english`: trains the model of uneven grammar anew, with the same weights each time. */
const file = path.join(process.cwd(), 'lib/english/uneven-weights.json');
const model = fitEnglish(labelledEnglish('tune'));
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
console.log(`${file}: ${Object.keys(model.weights).length} marks`);
