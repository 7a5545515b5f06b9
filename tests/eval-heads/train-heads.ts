import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitHeads, labelledHeads } from './labelled-heads';

/** `npm run facts:heads`: trains the model that tells time away from posts anew, with the same weights each time. */
const file = path.join(process.cwd(), 'lib/cv/parse/work/time-away-weights.json');
const model = fitHeads(labelledHeads('tune'));
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
console.log(`${file}: ${Object.keys(model.weights).length} marks`);
