import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { readDocx } from './docx/read-docx';
import { limitText } from './limit-text';
import { readPdf } from './pdf/read-pdf';

export interface ReadOptions {
  /** What happens where a page is an image, since OCR takes seconds. 'throw' throws OcrNeededError. Default 'recognise'. */
  images?: 'recognise' | 'throw';
  /** True for forms, whose tables are read cell by cell. */
  tables?: boolean;
}

/** Reads a PDF or DOCX into lines in reading order. Throws an AppError that can be shown to a visitor. */
export async function readDocument(bytes: Uint8Array, kind: 'pdf' | 'docx', options: ReadOptions = {}): Promise<ExtractedDocument> {
  const document = kind === 'pdf' ? await readPdf(bytes, options) : readDocx(bytes);
  if (document.lines.length === 0) throw new AppError('upload/INSUFFICIENT_CONTENT');
  return limitText(document);
}
