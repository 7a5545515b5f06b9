import type { z } from 'zod';
import { targetingNamed } from '@/lib/guidance/strategies';
import { suggest } from '@/lib/rewrite/suggest';
import type { SuggestionAnswer } from '@/lib/shared/drafts';
import type { suggestionBody } from '@/lib/shared/wire';
import { writerPartsFor } from '@/lib/server/analysers/analyser-for';
import { rewordSuggestion } from '@/lib/server/analysers/claude/suggest';
import { pseudonymiserFor } from '@/lib/server/analysers/claude/pseudonymiser';
import type { Draft } from '@/lib/server/http/answer-draft';
import { ownWordsIn, readOwnCv, refuseDemo, sectionNamed } from './own-cv';

/** Suggestions for a part of the owner's CV: the built-in engine makes them, Claude words them where a key is set. */
export async function draftSuggestion(asked: z.infer<typeof suggestionBody>, owner: string | null): Promise<Draft<SuggestionAnswer>> {
  refuseDemo(asked.analysisId);
  const section = sectionNamed(asked.section);
  const read = await readOwnCv(asked.analysisId, owner);
  const parts = writerPartsFor(asked.analysisId);
  const { cv, own, result } = read;
  const rating = result.sectionAnalysis.find((item) => item.section === section)?.rating ?? null;
  const { answers } = asked;
  const made = suggest({ cv, section, rating, text: asked.text, answers, targeting: targetingNamed(asked.targeting) });
  const putBack = ownWordsIn(read);
  const answer: SuggestionAnswer = {
    suggestion: putBack(made.suggestion),
    items: made.items.map((item) => ({
      ...item,
      before: putBack(item.before),
      after: putBack(item.after),
      quote: putBack(item.quote),
    })),
    engine: 'built-in',
  };
  const pseudonymiser = pseudonymiserFor(own.origins, own.contact);
  return {
    answer,
    isDemanded: parts?.onFailure === 'throw',
    improve:
      parts && ((onChange, signal) => rewordSuggestion(parts, { section, builtIn: answer, answers, pseudonymiser, signal }, onChange)),
  };
}
