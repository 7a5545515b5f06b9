import type { Cv } from '@/lib/cv/cv';
import type { Span } from '@/lib/cv/document/redacted-document';
import { limits } from '@/lib/shared/limits';
import type { Evidence } from '@/lib/shared/result';

/** Quotes are cut from the text itself, so they match it exactly. A long passage is quoted in part. */
export const quoting = (cv: Pick<Cv, 'text' | 'document'>): ((span: Span) => Evidence) => {
  const { lines } = cv.document;
  const pageAt = (offset: number): number => {
    let low = 0;
    let high = lines.length - 1;
    let page = lines[0]?.page ?? 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const line = lines[middle];
      if (!line) break;
      if (line.start <= offset) {
        page = line.page;
        low = middle + 1;
      } else high = middle - 1;
    }
    return Math.max(1, page);
  };
  return ({ start, end: wholeEnd }) => {
    const end = Math.min(wholeEnd, start + limits.lineCharacters);
    return { quote: cv.text.slice(start, end), start, end, page: pageAt(start) };
  };
};
