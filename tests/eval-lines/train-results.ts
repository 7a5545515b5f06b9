import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitResults, labelledLines } from './labelled-lines';

/** `npm run facts:results`: trains the model that tells results from other lines anew, with the same weights each time. */
const file = path.join(process.cwd(), 'lib/analysis/reading/statements/result-weights.json');
const model = fitResults(labelledLines('tune'));
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
console.log(`${file}: ${Object.keys(model.weights).length} marks`);
