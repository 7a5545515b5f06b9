import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { isBulletGlyph, isNumbering, isPrivateUse } from '../pdf/bullets';

/** '• Text' or '1. Text' typed by hand: the mark is taken off the first item. */
export function takeTypedBullet(line: DocumentLine): void {
  const [first, ...rest] = line.items;
  if (!first) return;
  const { text } = first;
  const mark = text.split(' ', 1)[0] ?? '';
  const isMark = (Array.from(mark).length === 1 && (isBulletGlyph(mark, '') || isPrivateUse(mark))) || isNumbering(mark);
  if (!isMark || (text === mark && rest.length === 0)) return;
  line.bullet = isPrivateUse(mark) ? '•' : mark;
  line.items = text === mark ? rest : [{ ...first, text: text.slice(mark.length + 1).trim() }, ...rest];
}
