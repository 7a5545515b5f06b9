import type { z } from 'zod';
import type { SuggestionAnswer } from '@/lib/shared/drafts';
import type { suggestionBody } from '@/lib/shared/wire';
import { writerPartsFor } from '@/lib/server/analysers/analyser-for';
import { rewordSuggestion } from '@/lib/server/analysers/claude/suggest';
import { pseudonymiserFor } from '@/lib/server/analysers/claude/pseudonymiser';
import type { Draft } from '@/lib/server/http/answer-draft';
import { sectionNamed } from '@/lib/server/jobs/section-named';
import { runJob, type Caller } from '@/lib/server/workers/pool';
import { refuseLongAdvert } from './long-advert';
import { findOwnCv, refuseDemo } from './own-cv';
import { wordsForClaude } from './words-for-claude';
import { today } from '../analyses/today';

/** Suggestions for a part of the owner's CV. The built-in engine makes them; Claude words them where a key is set. */
export async function draftSuggestion(
  asked: z.infer<typeof suggestionBody>,
  owner: string | null,
  caller: Caller,
): Promise<Draft<SuggestionAnswer>> {
  refuseDemo(asked.analysisId);
  const section = sectionNamed(asked.section);
  refuseLongAdvert(asked.targeting?.jobDescription ?? '');
  const { cv, result } = await findOwnCv(asked.analysisId, owner);
  const parts = writerPartsFor(asked.analysisId);
  const answer = await runJob('suggest', { cv, asked, result, today: today() }, caller);
  return {
    answer,
    isDemanded: parts?.onFailure === 'throw',
    improve:
      parts &&
      ((onChange, signal) => {
        const { own } = wordsForClaude(cv);
        const pseudonymiser = pseudonymiserFor(own.origins, own.contact);
        return rewordSuggestion(parts, { section, builtIn: answer, answers: asked.answers, pseudonymiser, signal }, onChange);
      }),
  };
}
