import type { Cv, Section } from '@/lib/cv/cv';
import { readLines } from '@/lib/cv/document/lines';
import type { Span } from '@/lib/cv/document/redacted-document';
import { readStatements } from '@/lib/cv/parse/statements';
import type { WordsOf } from './editor-text/write';

export interface WrittenLine {
  kind: 'bullet' | 'sentence';
  text: string;
}

/** Sections as they stand: bullets as bullets, wrapped lines whole, the sentences of a paragraph together. */
export function writtenLines(cv: Cv, sections: readonly Section[], wordsOf: WordsOf): WrittenLine[] {
  const own = new Set(sections.flatMap(({ lines }) => lines));
  const lines = readLines(cv.document).filter(({ index }) => own.has(index));
  const pieces: (Span & { kind: WrittenLine['kind'] })[] = [];
  for (const { kind, start, end } of readStatements(cv.text, lines)) {
    const last = pieces.at(-1);
    const goesOn = kind === 'sentence' && last?.kind === 'sentence' && !cv.text.slice(last.end, start).includes('\n');
    if (goesOn) last.end = end;
    else pieces.push({ kind, start, end });
  }
  return pieces.map(({ kind, start, end }) => ({ kind, text: wordsOf({ start, end, text: '' }) })).filter(({ text }) => text !== '');
}
