import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitPapers, labelledPapers } from './labelled-papers';

/** `npm run facts:papers`: trains the models of what is held and what has run out anew, with the same weights each time. */
const file = path.join(process.cwd(), 'lib/analysis/reading/papers/paper-weights.json');
const models = fitPapers(labelledPapers('tune'));
writeFileSync(file, `${JSON.stringify(models, null, 2)}\n`);
console.log(`${file}: ${Object.keys(models.notHeld.weights).length} and ${Object.keys(models.ended.weights).length} marks`);
