import { writeFileSync } from 'node:fs';
import { groupTexts, indexLines, titleModelFile } from '@/lib/placement/official-index';
import { packTitleModel } from '@/lib/placement/title-model';
import { examplesOf, trainTitles } from '@/lib/placement/train-titles';

/** `npm run facts:titles`: trains the classifier of titles anew, after a new edition of the index or a change of the rules of words. */
const bytes = packTitleModel(trainTitles(examplesOf(indexLines, groupTexts), groupTexts.size));
writeFileSync(titleModelFile, bytes);
console.log(`${titleModelFile}: ${(bytes.length / 1e6).toFixed(2)} MB`);
