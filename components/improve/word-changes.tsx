/** Words that stay, words that go and words that come, in reading order. */
interface Change {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this a line is shown whole, before and after: the table of a comparison grows with the square. */
const mostWords = 240;

/** Piece by piece: as much as can stay stays, the rest goes or comes. */
export function pieceChanges(a: readonly string[], b: readonly string[]): Change[] {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      common[at] = a[i] === b[j] ? (common[at + width + 1] ?? 0) + 1 : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]];
    if (old !== undefined && old === fresh) {
      changes.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))) {
      changes.push({ kind: 'gone', text: old });
      i += 1;
    } else {
      changes.push({ kind: 'new', text: fresh ?? '' });
      j += 1;
    }
  }
  return changes;
}

export function wordChanges(before: string, after: string): Change[] {
  const a = before.split(/\s+/).filter(Boolean);
  const b = after.split(/\s+/).filter(Boolean);
  if (a.length > mostWords || b.length > mostWords) return [...whole('gone', before), ...whole('new', after)];
  const changes: Change[] = [];
  for (const { kind, text } of pieceChanges(a, b)) {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else changes.push({ kind, text });
  }
  return changes;
}

const whole = (kind: Change['kind'], text: string): Change[] => (text ? [{ kind, text }] : []);

/** A change shown as a change: struck out and written in, as an editor would mark it. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <p className="whitespace-pre-line">
    {wordChanges(before, after).map(({ kind, text }, index) => (
      <span key={index}>
        {index > 0 && ' '}
        {kind === 'same' && text}
        {kind === 'gone' && <del className="text-ink-faint decoration-1">{text}</del>}
        {kind === 'new' && <ins className="tone-green tone-text font-semibold no-underline">{text}</ins>}
      </span>
    ))}
  </p>
);
