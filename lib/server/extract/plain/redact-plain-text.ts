import type { DocumentLine, ExtractedDocument } from '@/lib/cv/document/extracted-document';
import type { PlainText } from '@/lib/cv/document/plain-reading';
import type { Redaction } from '@/lib/cv/document/redacted-document';
import { comparePlainText } from '@/lib/cv/plain/compare';
import { redact } from '@/lib/cv/redact';
import { AppError } from '@/lib/shared/errors';
import { limitText } from '../limit-text';

/** Words on a page of a usual CV, because a DOCX does not state how many pages it has. */
const wordsPerPage = 450;
const a4 = { width: 595, height: 842 };

/**
 * The fall-back where our own reader fails: a redacted document made from a plain reader's lines, without positions and fonts. Throws
 * INSUFFICIENT_CONTENT where the plain reader finds no text either.
 */
export function redactPlainText(plain: PlainText): Redaction {
  const redaction = redact(limitText(documentOf(plain)));
  const { document, origins } = redaction;
  if (document.lines.length === 0) throw new AppError('upload/INSUFFICIENT_CONTENT');
  return { ...redaction, document: { ...document, plain: comparePlainText(document, origins, plain), isPlainOnly: true } };
}

function documentOf({ reader, lines, pages }: PlainText): ExtractedDocument {
  const words = lines.join(' ').split(/\s+/).length;
  const count = pages ?? Math.max(1, Math.ceil(words / wordsPerPage));
  const characters = Math.round(lines.join('').length / count);
  return {
    kind: reader === 'pdf.js' ? 'pdf' : 'docx',
    lines: lines.filter((line) => line.trim() !== '').map(lineOf),
    pages: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      ...a4,
      fullness: 1,
      characters,
      unmappedShare: 0,
      columns: 1,
      images: 0,
      ocr: false,
    })),
    layout: {
      columns: 1,
      tables: 0,
      tableTextShare: 0,
      textBoxShare: 0,
      headerFooterShare: 0,
      contactInHeaderFooter: false,
      images: [],
      fonts: [],
      hiddenText: [],
      trackedChanges: false,
      comments: 0,
      pagesEstimated: pages === null,
      properties: {},
    },
  };
}

/** 'Store Manager ⇥ 2019 – 2021' has two items; a list marker before the words is a bullet. */
function lineOf(text: string): DocumentLine {
  const [, bullet, rest = ''] = /^\s*(?:([•●▪◦‣·–*-])\s+)?(.*)$/s.exec(text) ?? [];
  const items = rest.split('\t').filter((part) => part.trim() !== '');
  return {
    page: 1,
    region: 'body',
    block: 0,
    ...(bullet === undefined ? {} : { bullet }),
    items: items.map((part) => ({ text: part, box: null, fontSize: null, bold: false, italic: false })),
  };
}
