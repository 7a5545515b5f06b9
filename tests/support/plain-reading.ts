import type { Cv } from '@/lib/cv/cv';
import type { RedactedText } from '@/lib/cv/document/redacted-document';
import { parse } from '@/lib/cv/parse';
import { comparePlainText } from '@/lib/cv/plain/compare';
import { redact } from '@/lib/cv/redact';
import { documentFrom, TODAY } from './cv-builder';

/** The lines of a CV as a plain reader gives them that keeps everything: without the signs of `documentFrom`. */
export const plainLinesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[-#] /, ''))
    .filter((line) => line.trim() !== '');

/** A CV with what a plain reader keeps of it; `change` says what the reader makes of the lines. */
export function cvWithPlain(text: string, change: (lines: string[]) => string[] = (lines) => lines): Cv<RedactedText> {
  const { document, origins } = redact(documentFrom(text));
  const plain = comparePlainText(document, origins, { reader: 'mammoth', lines: change(plainLinesOf(text)), pages: null });
  return parse({ ...document, plain }, TODAY);
}
