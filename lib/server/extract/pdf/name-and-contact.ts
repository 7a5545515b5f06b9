import { median } from './geometry';
import { isDateLike } from './dates';
import { textOf } from './segment-text';
import { bandBottom, bandTop, groupRows, type Segment } from './segments';

interface NameAndContact {
  name: Segment[];
  contact: Segment[];
}

const minContactRows = 3;
/** How far down the page name and contact lines may reach. */
const headShare = 0.25;
const headPoints = 120;

/**
 * Separates a name in large type from a block of contact lines beside it; read row by row, the two would be mixed. Null where the page
 * does not begin so.
 */
export function findNameAndContact(segments: readonly Segment[]): NameAndContact | null {
  if (segments.length === 0) return null;
  const usual = median(segments.map((s) => s.size));
  const top = Math.min(...segments.map(bandTop));
  const bottom = Math.max(...segments.map(bandBottom));
  const head = segments.filter((s) => s.baseline < top + Math.max(headPoints, headShare * (bottom - top)));
  const name = head.reduce<Segment | null>((a, b) => (a && a.size >= b.size ? a : b), null);
  if (!name || name.size < 1.4 * usual) return null;
  return (
    beside(segments, head, name, usual, (s) => s.x > name.right + usual) ??
    beside(segments, head, name, usual, (s) => s.right < name.x - usual)
  );
}

function beside(
  segments: readonly Segment[],
  head: readonly Segment[],
  name: Segment,
  usual: number,
  isBeside: (segment: Segment) => boolean,
): NameAndContact | null {
  // 'Imogen' over 'Tattersley': the contact lines may stand level with the second line only
  const stack = head.filter((s) => Math.abs(s.size - name.size) < 0.02 * name.size && Math.abs(s.x - name.x) < 3);
  const block = closeRows(
    head.filter((s) => isBeside(s) && s.size < 0.8 * name.size),
    usual,
  );
  if (
    block.length < minContactRows ||
    !block.some((row) => row.some((s) => stack.some((one) => bandTop(s) < bandBottom(one) && bandBottom(s) > bandTop(one))))
  )
    return null;
  const contact = block.flat();
  if (contact.some((s) => isDateLike(textOf(s.glyphs)))) return null;
  const edge = { left: Math.min(...contact.map((s) => s.x)), right: Math.max(...contact.map((s) => s.right)) };
  const range = { top: Math.min(...[...contact, ...stack].map(bandTop)), bottom: Math.max(...contact.map(bandBottom)) };
  const inRange = segments.filter((s) => !contact.includes(s) && bandBottom(s) > range.top && bandTop(s) < range.bottom);
  if (inRange.some((s) => s.x < edge.right && s.right > edge.left)) return null;
  const nameBlock = closeRows(inRange, usual);
  if (nameBlock.length > block.length || !inRange.includes(name)) return null;
  return { name: inRange, contact };
}

/** The first rows that follow each other without a wide gap. */
function closeRows(segments: readonly Segment[], usual: number): Segment[][] {
  const rows = groupRows(segments);
  const end = rows.findIndex((row, i) => {
    const previous = rows[i - 1];
    return previous !== undefined && Math.min(...row.map(bandTop)) - Math.max(...previous.map(bandBottom)) > 1.6 * usual;
  });
  return end < 0 ? rows : rows.slice(0, end);
}
