import type { DisplayResult } from './display-result';
import { filenameHints } from './filename-hints';
import { readResult } from './read-result';

const analysisLimitedLabel = 'Analysis Limited';
/** Shown in place of a figure where there is none. */
export const unableToAssess = 'Unable to assess';
/** Printed beside the fallback's grey gauge, because its 30 is only a placeholder. */
export const noJudgementNote = 'This is no judgement of your CV: we could not read enough of it to score it.';

const advice = [
  {
    title: 'Try DOCX instead of PDF',
    description: 'Save your CV as a Word document and upload that: its text can be read directly.',
    type: 'Format',
  },
  {
    title: 'Check that your CV has real text',
    description:
      'If you cannot select the words with your mouse, the pages are scanned images: export the CV from the program you wrote it in.',
    type: 'Format',
  },
] as const;

/** What the page shows when an analysis could not be fetched (specification section 8). Never stored, never a PDF. */
export const fallbackResult = (filename = ''): DisplayResult =>
  readResult({
    score: 30,
    scoreLabel: analysisLimitedLabel,
    summary: 'We could not analyse this version of your CV. Please try a different version of the file.',
    improvements: advice.map((item) => ({ ...item, priority: 'High' })),
    filename,
    filenameAssessment: { appropriate: filename !== '' && filenameHints(filename).length === 0, notes: filenameHints(filename) },
  });
