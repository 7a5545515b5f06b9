import type { Cv } from '@/lib/cv/cv';
import type { DocumentLine, ExtractedDocument } from '@/lib/cv/document/extracted-document';
import type { RedactedText } from '@/lib/cv/document/redacted-document';
import { officialStatistics } from '@/lib/placement';
import { englishOf } from '@/lib/server/english/dictionary';
import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import type { AnalysisInput } from '@/lib/analysis/analyser';
import { analysisOptionsSchema } from '@/lib/shared/result';

export const TODAY = '2026-11-21';

/** A document as extraction would hand it over, from plain lines: '- ' is a bullet, '# ' a heading, an empty line a gap. */
export const documentFrom = (text: string, changes: Partial<ExtractedDocument> = {}): ExtractedDocument => {
  const lines: DocumentLine[] = [];
  let gap = false;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') {
      gap = true;
      continue;
    }
    const isBullet = raw.startsWith('- ');
    const isHeading = raw.startsWith('# ');
    const shown = isBullet || isHeading ? raw.slice(2) : raw;
    lines.push({
      page: 1,
      region: 'body',
      block: 0,
      items: shown.split('\t').map((item) => ({ text: item, box: null, fontSize: null, bold: isHeading, italic: false })),
      ...(isBullet ? { bullet: '•' } : {}),
      ...(isHeading ? { headingLevel: 1 } : {}),
      ...(gap ? { gapAbove: 1.5 } : {}),
    });
    gap = false;
  }
  const characters = text.length;
  return {
    kind: 'docx',
    pages: [{ number: 1, width: 595, height: 842, fullness: 0.9, characters, unmappedShare: 0, columns: 1, images: 0, ocr: false }],
    lines,
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
      pagesEstimated: true,
      properties: {},
    },
    ...changes,
  };
};

/** A CV as the engine meets it: plain lines, redacted and parsed by the product's own code. */
export const cvFrom = (text: string, changes: Partial<ExtractedDocument> = {}): Cv<RedactedText> =>
  parse(redact(documentFrom(text, changes)).document, TODAY);

export const inputFrom = (cv: Cv<RedactedText>, changes: Partial<AnalysisInput> = {}): AnalysisInput => ({
  cv,
  options: analysisOptionsSchema.parse({}),
  filename: { redacted: '[NAME]-CV.pdf', hasName: true, hasCvWord: true, hasSpaces: false, hasBrackets: false, versionWords: [] },
  today: TODAY,
  official: officialStatistics,
  english: englishOf(cv),
  ...changes,
});
