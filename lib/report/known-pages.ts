import type { Readability } from '@/lib/shared/result';

/** Only a PDF has pages: Word breaks a DOCX anew on each machine, and what the file says of its pages may be old. */
export const knowsPages = ({ plainReader }: Pick<Readability, 'plainReader'>): boolean => plainReader?.engine === 'pdf.js';
