import type { ReadingLine, WordsAt } from '@/lib/shared/reading-view';

/** The owner's words at a range of the text, over one line or several. */
export function wordsAt({ start, end }: { start: number; end: number }, lines: readonly ReadingLine[]): WordsAt {
  const touched = lines.flatMap(({ runs }) => runs.filter((run) => run.start < end && run.end > start));
  const parts = touched.map((run) => {
    const isPlain = run.text.length === run.end - run.start;
    return isPlain ? run.text.slice(Math.max(0, start - run.start), end - run.start) : run.text;
  });
  return { start, end, text: parts.join(' ').replace(/\s+/g, ' ').trim() };
}
