import type { ExtractedDocument } from '@/lib/cv/document/extracted-document';

/** The lines as a reader sees them: bullets before, a bar between items. */
export const linesOf = ({ lines }: ExtractedDocument): string[] =>
  lines.map(({ bullet, items }) => `${bullet === undefined ? '' : `${bullet} `}${items.map((item) => item.text).join(' | ')}`);
