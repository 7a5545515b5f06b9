import { diffArrays, type ChangeObject } from 'diff';

/** With more changed words than this, both texts are shown whole: marked word by word, nobody could read them. */
const maxChangedWords = 240;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Runs of words that stayed, were removed or were added, in reading order. */
export function wordChanges(before: string, after: string): ChangeObject<string[]>[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  return (
    diffArrays(old, current, { maxEditLength: maxChangedWords }) ?? [
      { value: old, count: old.length, removed: true, added: false },
      { value: current, count: current.length, removed: false, added: true },
    ]
  );
}

/** Shows a change as an editor would mark it: removed words struck out, added words in colour. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <p>
    {wordChanges(before, after).map(({ value, removed, added }, index) => {
      const words = value.join(' ');
      return (
        <span key={index}>
          {index > 0 && ' '}
          {removed && <del className="text-ink-faint decoration-1">{words}</del>}
          {added && <ins className="tone-green tone-text font-semibold no-underline">{words}</ins>}
          {!removed && !added && words}
        </span>
      );
    })}
  </p>
);
