import { lengthOfStay } from '@/lib/cv/parse/entry/parts';
import { titleScore } from '@/lib/cv/parse/entry/scores';
import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { groupRows, type Segment } from './segments';

/** The largest distance between lines of one block, in letter heights. */
const leading = 1.9;
/** Fewest entries of this form before the layout is recognised. */
const minBlocks = 2;
/** A bulleted line of at most so many words may be a job of its own. */
const maxTitleWords = 8;

/**
 * Recognises place, dates and length of stay that are set as a block to the right of an entry, so that the dates stand beside its first
 * bullet point: 'Acme Ltd, Fitter ⇥ Leeds' over '• Fitted … ⇥ 2019 – 2021' over '⇥ 2 years'. They are moved up to the head of the
 * entry.
 */
export function liftRightBlocks(segments: readonly Segment[]): Segment[] {
  const rows = groupRows(segments);
  const lifted = new Map<Segment, Segment>();
  let blocks = 0;
  rows.forEach((row, index) => {
    const place = row.at(-1);
    const dates = datesBelow(row, rows[index + 1]);
    if (!place || !dates) return;
    blocks += 1;
    lifted.set(dates, { ...dates, baseline: place.baseline, x: place.right + 0.1 });
    const stay = rows[index + 2]?.at(-1);
    if (stay && isUnder(dates, stay) && lengthOfStay.test(textOf(stay.glyphs)))
      lifted.set(stay, { ...stay, baseline: place.baseline, x: place.right + 0.2 });
  });
  return blocks < minBlocks ? [...segments] : segments.map((segment) => lifted.get(segment) ?? segment);
}

/** The dates beside the first bullet point below a head without dates, under other text at the right of the head. */
function datesBelow(head: readonly Segment[], below: readonly Segment[] = []): Segment | null {
  const [first, place] = [head[0], head.at(-1)];
  const [point, dates, ...more] = below;
  if (!first || !place || place === first || !point || !dates || more.length > 0) return null;
  if (head.some(isDated) || !isDated(dates) || !isUnder(place, dates)) return null;
  return isPointOf(first, point) && !isTitle(textOf(point.glyphs)) ? dates : null;
}

const isDated = (segment: Segment): boolean => segment.bullet === null && isDateLike(textOf(segment.glyphs));

/** With a bullet, or indented. */
const isPointOf = (first: Segment, point: Segment): boolean =>
  first.bullet === null && (point.bullet !== null || point.x > first.x + 0.6 * first.size);

const isTitle = (text: string): boolean => titleScore(text) >= 2 && text.split(' ').length <= maxTitleWords;

const isUnder = (above: Segment, below: Segment): boolean =>
  Math.abs(above.right - below.right) < 3 && below.baseline - above.baseline < leading * Math.max(above.size, below.size);
