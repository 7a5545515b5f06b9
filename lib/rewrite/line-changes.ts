import { diffArrays, type ChangeObject } from 'diff';

/** One line before and after; null on the side where it does not exist. */
export interface LineChange {
  before: string | null;
  after: string | null;
}

/** With more changed words than this, both texts are shown whole: marked word by word, nobody could read them. */
const maxChangedWords = 240;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Runs of words that stayed, were removed or were added, in reading order. */
export function wordChanges(before: string, after: string): ChangeObject<string[]>[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  return diffArrays(old, current, { maxEditLength: maxChangedWords }) ?? [whole(old, false), whole(current, true)];
}

/** A text that was removed or added as a whole. */
const whole = (value: string[], added: boolean): ChangeObject<string[]> => ({ value, count: value.length, added, removed: !added });

/** With a smaller share of words in common, two lines are different lines, not one line reworded. */
const minSharedWords = 0.3;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A reworded line stands among the next few: further ones are not looked at, so that the time is linear in the lines. */
const LINES_AHEAD = 12;

function isReworded(before: string, after: string): boolean {
  const [old, words] = [before.split(/\s+/), after.split(/\s+/)];
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
  return shared / Math.max(old.length, words.length) >= minSharedWords;
}

/** Pairs the removed with the added lines between two that stayed: a reworded line is shown beside its old form. */
function pairLines(removed: readonly string[], added: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let from = 0;
  for (const after of added) {
    const at = removed.slice(from, from + LINES_AHEAD).findIndex((before) => isReworded(before, after));
    if (at < 0) changes.push({ before: null, after });
    else {
      const until = from + at;
      changes.push(...removed.slice(from, until).map((before) => ({ before, after: null })), { before: removed[until] ?? '', after });
      from = until + 1;
    }
  }
  return [...changes, ...removed.slice(from).map((before) => ({ before, after: null }))];
}

/** As many lines as a CV may have, all of them replaced; beyond it the two texts have nothing in common. */
const MOST_EDITS = 4000;

/** Line by line, in reading order. */
export function lineChanges(before: string, after: string): LineChange[] {
  const changes: LineChange[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    changes.push(...pairLines(removed, added));
    [removed, added] = [[], []];
  };
  const [old, edited] = [linesOf(before), linesOf(after)];
  for (const change of diffArrays(old, edited, { maxEditLength: MOST_EDITS }) ?? [whole(old, false), whole(edited, true)]) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      flush();
      changes.push(...change.value.map((line) => ({ before: line, after: line })));
    }
  }
  flush();
  return changes;
}
