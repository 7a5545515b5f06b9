import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { readDocx } from './docx/read-docx';
import { limitText } from './limit-text';
import { readPdf } from './pdf/read-pdf';

export interface ReadOptions {
  /** What is done where a page is an image: OCR takes seconds. 'throw' throws OcrNeededError. Default 'recognise'. */
  images?: 'recognise' | 'throw';
  /** Of a form, whose tables are read cell by cell. */
  tables?: boolean;
}

/** Reads a PDF or DOCX into lines in reading order; throws an AppError a visitor can be told. */
export async function readDocument(bytes: Uint8Array, kind: 'pdf' | 'docx', options: ReadOptions = {}): Promise<ExtractedDocument> {
  const document = kind === 'pdf' ? await readPdf(bytes, options) : readDocx(bytes);
  if (document.lines.length === 0) throw new AppError('upload/INSUFFICIENT_CONTENT');
  return limitText(document);
}
