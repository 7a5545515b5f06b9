import { numberOf, placeOf } from '@/lib/placement/mark-table';

const words = Array.from({ length: 2_000 }, (_, i) => `w:mark ${i}`);

test('a number is found again in a sorted list', () => {
  const numbers = Float64Array.from(words, numberOf).sort();
  for (const word of words) expect(numbers[placeOf(numbers, numberOf(word))]).toBe(numberOf(word));
});

test('an unknown mark is nowhere, and every number is whole and positive', () => {
  expect(placeOf(new Float64Array([1, 2, 3]), 4)).toBe(-1);
  for (const word of words) expect(Number.isSafeInteger(numberOf(word)) && numberOf(word) >= 0).toBe(true);
});
