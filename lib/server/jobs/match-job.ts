import { matchJob } from '@/lib/analysis/job-fit';
import { foldText } from '@/lib/cv/document/fold-text';
import { targetRoleNamed } from '@/lib/guidance/strategies';
import type { JobMatch } from '@/lib/shared/drafts';
import type { Jobs } from '@/lib/server/workers/job-kinds';
import { ownWordsIn } from './own-words';
import { openCv } from './stored-cv';

export interface FitAnswer {
  /** The job match as the engine made it from the redacted CV. */
  match: JobMatch;
  /** The same with the owner's words in its quotes. */
  own: JobMatch;
}

/** Compares the CV with an advert: every criterion with its state, and the CV's words where it is met. */
export function matchCv({ cv: stored, jobDescription, targetRole, today }: Jobs['match']['input']): FitAnswer {
  const read = openCv(stored, today);
  const putBack = ownWordsIn(read);
  const role = targetRoleNamed(targetRole);
  const { score, criteria } = matchJob({
    cv: read.cv,
    jobDescription: foldText(jobDescription),
    today,
    ...(role ? { targetRole: role } : {}),
  });
  const own = criteria.map(({ quote, ...criterion }) => (quote === undefined ? criterion : { ...criterion, quote: putBack(quote) }));
  return { match: { score, criteria }, own: { score, criteria: own } };
}
