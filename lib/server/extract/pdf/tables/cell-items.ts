import { textOf } from '../segment-text';
import { joinWrapped } from '../hyphens';
import { groupRows, type Segment } from '../segments';
import { endsUnfinished } from '../unfinished-line';
import { apart } from './rows';

/** The items of a cell, each with its wrapped lines joined. */
export function itemsOf(cell: readonly Segment[], leading: number, right: number, isMarked: (segment: Segment) => boolean): string[] {
  const items: string[] = [];
  let last: Segment | undefined;
  let hasMarks = false;
  for (const line of groupRows(cell)) {
    const [first] = line;
    const end = line.at(-1);
    if (!first || !end) continue;
    const text = line.map(lineText).filter(Boolean).join(' ');
    const isFirst = isMarked(first) || NUMBERED.test(text);
    // Where a list has bullets, only a bullet begins an item.
    const isApart = last !== undefined && (first.baseline - last.baseline > apart * leading || hadRoom(last, first, right));
    const isNew = isFirst || (isApart && !hasMarks);
    hasMarks ||= isFirst;
    if (isNew || items.length === 0) items.push(text);
    else items[items.length - 1] = joinWrapped(items.at(-1) ?? '', text);
    last = end;
  }
  return items.map(withoutNumber).filter((text) => text !== '');
}

const TICK_FONT = /[\ue000-\uf8ff\u{f0000}-\u{fffff}]/u;

/** A tick of a symbol font has no meaning as text. */
const lineText = ({ glyphs }: Segment): string => {
  const text = textOf(glyphs);
  return text === '' && glyphs.length === 1 && TICK_FONT.test(glyphs[0]?.text ?? '') ? '✓' : text;
};

const NUMBERED = /^(?:\d{1,2}[.)]|\([a-z\d]{1,2}\)|[a-z]\))\s+(?=\S)/;
const withoutNumber = (text: string): string => text.replace(NUMBERED, '');

/** A line ends before the edge of its cell only where the item ends, or where the next word does not fit. */
function hadRoom(last: Segment, next: Segment, right: number): boolean {
  const text = textOf(next.glyphs);
  if (!/^\p{Lu}/u.test(text) || endsUnfinished(textOf(last.glyphs))) return false;
  if (OPENS.test(text)) return true;
  const word = ((next.right - (next.glyphs[0]?.x ?? next.x)) * text.split(' ', 1).join('').length) / text.length;
  return last.right + 0.3 * last.size + word < right - 0.5;
}

/** How a criterion begins, and how a line in the middle of a sentence does not. */
const OPENS =
  /^(?:Experience|Ability|Able|Knowledge|Understanding|Evidence|Awareness|Willing(?:ness)?|Demonstrable|Excellent|Good|Strong|Effective|Proven|Commitment|Qualified|Educated|Competent|Confident|Previous|Recent)\b/;
