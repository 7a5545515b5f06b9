import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';
import { AppError } from '@/lib/shared/errors';
import { readDocx } from './docx/read-docx';
import { readPdf } from './pdf/read-pdf';

export interface ReadOptions {
  /** Called once when a page has to be read by OCR, which takes seconds. */
  onRecognise?: () => void;
}

/** Reads a PDF or DOCX into lines in reading order; throws an AppError a visitor can be told. */
export async function readDocument(bytes: Uint8Array, kind: 'pdf' | 'docx', options: ReadOptions = {}): Promise<ExtractedDocument> {
  const document = kind === 'pdf' ? await readPdf(bytes, options) : readDocx(bytes);
  if (document.lines.length === 0) throw new AppError('upload/INSUFFICIENT_CONTENT');
  return document;
}
