import type { PlainReader } from '@/lib/shared/result-names';

/** The readers, to begin a sentence with. Firefox shows PDFs with pdf.js. */
export const plainReaderNames: Readonly<Record<PlainReader, string>> = {
  'pdf.js': 'The PDF reader of Firefox (pdf.js)',
  mammoth: 'The Word reader mammoth',
};
