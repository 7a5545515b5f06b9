/** The words of a text in order, with repetitions: letters and digits in lower case. */
export const wordsIn = (text: string): string[] =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu),
  ].map(([word]) => word);

/** The words that the first text has more often than the second. */
export function missingWords(original: string, made: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(made)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(original).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
