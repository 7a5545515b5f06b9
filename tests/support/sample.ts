/** `npm run eval:properties` sets this: the same tests over every document, where `npm test` takes a few that stand for them. */
export const isWholeCorpus = process.env.WHOLE_CORPUS === '1';

/** So many of the items at even distances; all of them over the whole corpus. */
export function sampleOf<T>(items: readonly T[], count: number): T[] {
  if (isWholeCorpus || items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).flatMap((item) =>
    item === undefined ? [] : [item],
  );
}

/** The first items of each kind; all of them over the whole corpus. */
export function sampleOfEach<T>(items: readonly T[], kindOf: (item: T) => string, count = 1): T[] {
  if (isWholeCorpus) return [...items];
  const taken = new Map<string, number>();
  return items.filter((item) => {
    const before = taken.get(kindOf(item)) ?? 0;
    taken.set(kindOf(item), before + 1);
    return before < count;
  });
}
