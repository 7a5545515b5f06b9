import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitParts, partsToLearn } from './labelled-parts';

/** `npm run facts:parts`: trains the models that tell titles and employers anew, with the same weights each time. */
const file = path.join(process.cwd(), 'lib/cv/parse/entry/part-weights.json');
const parts = partsToLearn();
const models = { title: fitParts(parts, 'title'), employer: fitParts(parts, 'employer') };
writeFileSync(file, `${JSON.stringify(models, null, 2)}\n`);
console.log(`${file}: ${Object.keys(models.title.weights).length + Object.keys(models.employer.weights).length} marks`);
