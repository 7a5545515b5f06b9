import { adjustmentSentences } from './advice/adjustments';
import { oneThingSentences } from './advice/one-thing';
import { quickWinSentences } from './advice/quick-wins';
import {
  abbreviationsSentences,
  applicationFormSentences,
  capitalsSentences,
  earlierRolesSentences,
  expiredPapersSentences,
  gapSentences,
  layoutOfJobsSentences,
  oldWorkSentences,
  papersSentences,
  remarksSentences,
  selfRatingSentences,
  shortJobsSentences,
  tailorSentences,
  targetSentences,
} from './advice/reader-advice';
import { plainStrengthsSentences, strengthsSentences } from './advice/strengths';
import { hiddenTextSentences, instructionsSentences, placeholderSentences } from './advice/urgent';
import type { Printable } from './wording';

/** The sentences around the audits' own: those are in the registry of audits. */
export const adviceWordings: readonly Printable[] = [
  adjustmentSentences,
  strengthsSentences,
  plainStrengthsSentences,
  oneThingSentences,
  quickWinSentences,
  placeholderSentences,
  hiddenTextSentences,
  instructionsSentences,
  expiredPapersSentences,
  targetSentences,
  papersSentences,
  abbreviationsSentences,
  gapSentences,
  layoutOfJobsSentences,
  shortJobsSentences,
  capitalsSentences,
  remarksSentences,
  selfRatingSentences,
  oldWorkSentences,
  tailorSentences,
  earlierRolesSentences,
  applicationFormSentences,
];
