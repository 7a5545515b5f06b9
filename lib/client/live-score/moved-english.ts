import type { EnglishCheck, Slip } from '@/lib/analysis/slip';
import type { CvDocument } from '@/lib/cv/document/redacted-document';
import { lineIndexAt } from '@/lib/cv/document/source-text';

/**
 * The mistakes found in the original, for a draft: a line with the same words keeps its mistakes, a changed one counts as right. Only
 * the server has the dictionary.
 */
export function movedEnglish(english: EnglishCheck, original: CvDocument, draft: CvDocument): EnglishCheck {
  const textOf = ({ text, lines }: CvDocument, index: number): string => text.slice(lines[index]?.start, lines[index]?.end);
  const places = new Map<string, number[]>();
  draft.lines.forEach(({ start }, index) => {
    const text = textOf(draft, index);
    places.set(text, [...(places.get(text) ?? []), start]);
  });
  /** The lines of the original with the same words, in order: the first is paired with the first of the draft. */
  const seen = new Map<string, number>();
  const placeOf = original.lines.map((_, index) => {
    const text = textOf(original, index);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return places.get(text)?.[nth];
  });
  const slips = english.slips.flatMap((slip): Slip[] => {
    const index = lineIndexAt(original.lines, slip.start);
    const [from, to] = [original.lines[index]?.start, placeOf[index]];
    return from === undefined || to === undefined ? [] : [{ ...slip, start: slip.start + to - from, end: slip.end + to - from }];
  });
  return { ...english, slips: slips.sort((a, b) => a.start - b.start) };
}
