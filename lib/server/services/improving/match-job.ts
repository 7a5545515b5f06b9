import type { z } from 'zod';
import type { JobMatch } from '@/lib/shared/drafts';
import type { jobMatchBody } from '@/lib/shared/wire';
import { writerPartsFor } from '@/lib/server/analysers/analyser-for';
import { explainFit } from '@/lib/server/analysers/claude/explain-fit';
import { pseudonymiserFor } from '@/lib/server/analysers/claude/pseudonymiser';
import type { Draft } from '@/lib/server/http/answer-draft';
import { ownWordsIn } from '@/lib/server/jobs/own-words';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { refuseLongAdvert } from './long-advert';
import { findOwnCv, refuseDemo } from './own-cv';
import { wordsForClaude } from './words-for-claude';
import { today } from '../analyses/today';

/**
 * Compares the owner's CV with an advert: each criterion with its state, and the CV's words where it is met. Claude explains the states
 * where a key is set.
 */
export async function draftJobMatch(
  { analysisId, jobDescription, targetRole, explain }: z.infer<typeof jobMatchBody>,
  owner: string | null,
  caller: Caller,
): Promise<Draft<JobMatch>> {
  refuseDemo(analysisId);
  refuseLongAdvert(jobDescription);
  const { cv } = await findOwnCv(analysisId, owner);
  const parts = explain ? writerPartsFor(analysisId) : null;
  const { match, own } = await runJob('match', { cv, jobDescription, targetRole, today: today() }, caller);
  return {
    answer: own,
    isDemanded: parts?.onFailure === 'throw',
    improve:
      parts &&
      ((onChange, signal) => {
        const words = wordsForClaude(cv);
        const putBack = ownWordsIn(words);
        const pseudonymiser = pseudonymiserFor(words.own.origins, words.own.contact);
        return explainFit(parts, { cv: words.cv, match, pseudonymiser, signal }, ({ index, text }) =>
          onChange({ index, text: putBack(text) }),
        );
      }),
  };
}
