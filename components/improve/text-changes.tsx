import { pieceChanges, WordChanges, wordChanges } from './word-changes';

/** A line as it was and as it is now; null where there was none, or is none any more. */
export interface LineChange {
  before: string | null;
  after: string | null;
}

/** Fewer words in common than this, and a line is another one rather than the same one reworded. */
const leastKept = 0.3;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function isReworded(before: string, after: string): boolean {
  const kept = wordChanges(before, after)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + countOf(text), 0);
  return kept / Math.max(countOf(before), countOf(after)) >= leastKept;
}

/** Lines between two that stayed: reworded ones stand together, the others went or came. */
function paired(gone: readonly string[], come: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let from = 0;
  for (const after of come) {
    const at = gone.findIndex((before, index) => index >= from && isReworded(before, after));
    if (at < 0) changes.push({ before: null, after });
    else {
      changes.push(...gone.slice(from, at).map((before) => ({ before, after: null })), { before: gone[at] ?? '', after });
      from = at + 1;
    }
  }
  return [...changes, ...gone.slice(from).map((before) => ({ before, after: null }))];
}

/** Line by line, in reading order. */
export function lineChanges(before: string, after: string): LineChange[] {
  const changes: LineChange[] = [];
  let [gone, come]: [string[], string[]] = [[], []];
  for (const { kind, text } of [...pieceChanges(linesOf(before), linesOf(after)), { kind: 'same', text: null } as const]) {
    if (kind === 'gone') gone.push(text);
    else if (kind === 'new') come.push(text);
    else {
      changes.push(...paired(gone, come));
      [gone, come] = [[], []];
      if (text !== null) changes.push({ before: text, after: text });
    }
  }
  return changes;
}

/** The whole part with its changes in it, as an editor would hand it back. */
export const TextChanges = ({ before, after }: { before: string; after: string }) => (
  <div className="space-y-1">
    {lineChanges(before, after).map((line, index) => (
      <WordChanges key={index} before={line.before ?? ''} after={line.after ?? ''} />
    ))}
  </div>
);
