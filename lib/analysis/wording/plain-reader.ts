import type { PlainReader } from '@/lib/shared/result-names';

/** What pdf.js and mammoth stand for, to begin a sentence with: software that takes the words out of a file and no more. */
export const plainReaderNames: Readonly<Record<PlainReader, string>> = {
  'pdf.js': 'Simple PDF software',
  mammoth: 'Simple Word software',
};
