import { analyse } from '@/lib/analysis/built-in';
import type { EnglishCheck } from '@/lib/analysis/slip';
import type { Cv } from '@/lib/cv/cv';
import type { FilenameFacts } from '@/lib/cv/redact/filename-facts';
import { parse } from '@/lib/cv/parse';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import type { EditedSections } from '@/lib/rewrite/improved-cv';
import { isAppError } from '@/lib/shared/errors';
import type { AnalysisOptions, LedgerLine } from '@/lib/shared/result';
import { draftDocument } from './draft-document';
import { movedEnglish } from './moved-english';

/** Everything the engine needs to score a draft in the browser, fetched once. */
export interface LiveSource {
  /** The editable parts in the owner's words. */
  sections: Readonly<Record<string, string>>;
  document: RedactedDocument;
  filename: FilenameFacts;
  options: AnalysisOptions;
  /** ISO yyyy-mm-dd. */
  today: string;
  /** What the server found in the original. */
  english: EnglishCheck;
}

type LiveLine = Pick<LedgerLine, 'auditId' | 'title' | 'note' | 'points' | 'found'>;

export interface LiveScore {
  score: number;
  lines: LiveLine[];
}

const scored = (cv: Cv, { options, filename, today }: LiveSource, english: EnglishCheck): LiveScore | null => {
  try {
    const { score, ledger } = analyse({ cv, options, filename, today, official: null, english });
    return { score, lines: ledger.map(({ auditId, title, note, points, found }) => ({ auditId, title, note, points, found })) };
  } catch (error) {
    // A draft with too little text has no score for the moment.
    if (isAppError(error)) return null;
    throw error;
  }
};

/** The engine on one CV and its drafts. It is pure, so that it runs in a worker as on the server. */
export function draftScorer(source: LiveSource): {
  cv: Cv;
  original: LiveScore | null;
  score: (edited: EditedSections) => LiveScore | null;
} {
  const cv = parse(source.document, source.today);
  return {
    cv,
    original: scored(cv, source, source.english),
    score: (edited) => {
      const draft = parse(draftDocument(source.document, cv, source.sections, edited), source.today);
      return scored(draft, source, movedEnglish(source.english, source.document, draft.document));
    },
  };
}
