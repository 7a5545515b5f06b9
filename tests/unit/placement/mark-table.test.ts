import { MarkCollector, numberOf, placeOf } from '@/lib/placement/mark-table';

const words = Array.from({ length: 2_000 }, (_, i) => `w:mark ${i}`);

test('a mark finds its groups again, with how often each has it', () => {
  const collector = new MarkCollector();
  for (const [i, word] of words.entries()) for (const group of [i % 412, 411, 411]) collector.add(word, group);
  const { numbers, starts, groups, counts } = collector.table();
  expect(numbers.length).toBe(words.length);
  for (const [i, word] of words.entries()) {
    const at = placeOf(numbers, numberOf(word));
    const own = Array.from({ length: (starts[at + 1] ?? 0) - (starts[at] ?? 0) }, (_, n) => (starts[at] ?? 0) + n);
    const expected =
      i % 412 === 411
        ? [[411, 3]]
        : [
            [i % 412, 1],
            [411, 2],
          ];
    expect([word, own.map((n) => [groups[n], counts[n]])]).toEqual([word, expected]);
  }
});

test('an unknown mark is nowhere, and every number is whole and positive', () => {
  expect(placeOf(new Float64Array([1, 2, 3]), 4)).toBe(-1);
  for (const word of words) expect(Number.isSafeInteger(numberOf(word)) && numberOf(word) >= 0).toBe(true);
});
