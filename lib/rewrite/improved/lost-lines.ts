import type { Cv } from '@/lib/cv/cv';
import { restore } from '@/lib/cv/document/restore';
import type { OwnerDetails } from '@/lib/cv/project/json-resume';
import { missingWords, wordsIn } from '../word-difference';
import { improvedCv, improvedText, type ImprovedCv } from '../improved-cv';
import { isPageNumber } from './cv-blocks';

const letters = (text: string): string => wordsIn(text).join('');

/** Lines of the CV with a word that the improved CV would lack, though it was not left out on purpose. */
function lostLines(cv: Cv, owner: OwnerDetails | null): string[] {
  const unchanged = improvedCv(cv, owner);
  const made = `${improvedText(unchanged)} ${unchanged.leftOut.map(({ text }) => text).join(' ')}`;
  const written = cv.document.lines
    .filter((line) => !isPageNumber({ region: line.region, text: cv.text.slice(line.start, line.end) }))
    .map((line) => restore(cv.text, owner?.origins ?? [], line));
  const missing = new Set(missingWords(written.join(' '), made));
  if (missing.size === 0) return [];
  const run = letters(made);
  return written.filter((line) => wordsIn(line).some((word) => missing.has(word)) && !run.includes(letters(line)));
}

/** The last check of every export: a line with a missing word is added at the end, unchanged. */
export function withLostLines(cv: Cv, owner: OwnerDetails | null, improved: ImprovedCv): ImprovedCv {
  const lost = lostLines(cv, owner);
  if (lost.length === 0) return improved;
  const blocks = lost.map((text) => ({ kind: 'line' as const, text: text.replace(/\s+/g, ' ').trim(), aside: null }));
  return { ...improved, sections: [...improved.sections, { kind: 'additional', heading: 'Additional Information', blocks }] };
}
