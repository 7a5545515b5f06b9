import { readFileSync } from 'node:fs';
import { groupTexts, indexLines, titleModelFile } from '@/lib/placement/official-index';
import { groupShares, packTitleModel, unpackTitleModel } from '@/lib/placement/title-model';
import { examplesOf, fingerprintOf, trainTitles } from '@/lib/placement/train-titles';

const groups = new Map(
  ['Bakers', 'Bus drivers', 'Roofers'].map((title, i) => [`000${i}`, { title, description: null, tasks: [], related: [] }]),
);
const lines = ['Bread baker|||0000|', 'Cake baker|||0000|', 'Coach driver|||0001|', 'Driver||bus service|0001|', 'Slate roofer|||0002|'];

/** Where this fails, run `npm run facts:titles`. */
test('the model in use was trained on the index and the rules of words in use', () => {
  const { trainedOn } = unpackTitleModel(readFileSync(titleModelFile));
  expect(Buffer.from(trainedOn).equals(fingerprintOf(examplesOf(indexLines, groupTexts)))).toBe(true);
});

test('training gives the same bytes each time, and they are read back as they were', () => {
  const [first, second] = [0, 1].map(() => trainTitles(examplesOf(lines, groups), groups.size));
  if (!first || !second) throw new Error('not trained');
  expect(packTitleModel(first)).toEqual(packTitleModel(second));
  expect(unpackTitleModel(packTitleModel(first))).toEqual(first);
});

test('a title that was not trained is placed by its words, their pieces and the words beside it', () => {
  const model = trainTitles(examplesOf(lines, groups), groups.size);
  const sharesOf = (words: readonly string[], near: readonly string[] = []) => groupShares(model, words, near) ?? new Float64Array();
  const best = (words: readonly string[]): number => sharesOf(words).indexOf(Math.max(...sharesOf(words)));
  expect(best(['pie', 'baker'])).toBe(0);
  expect(best(['roofing', 'hand'])).toBe(2);
  expect(sharesOf(['slate', 'driver'], ['bus'])[1]).toBeGreaterThan(sharesOf(['slate', 'driver'])[1] ?? 1);
});

test('a name beside a title that the index has nowhere changes nothing', () => {
  const model = trainTitles(examplesOf(lines, groups), groups.size);
  expect(groupShares(model, ['coach', 'driver'], ['roofer'])).toEqual(groupShares(model, ['coach', 'driver'], []));
});

test('a title that shares nothing with the index has no shares', () => {
  const model = trainTitles(examplesOf(lines, groups), groups.size);
  expect(groupShares(model, ['xyzzy'], ['bus'])).toBeNull();
});
