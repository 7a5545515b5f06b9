import type { z } from 'zod';
import { suggest } from '@/lib/rewrite/suggest';
import { AppError } from '@/lib/shared/errors';
import type { suggestionAnswer, suggestionBody, Targeting } from '@/lib/shared/wire';
import { claudeDesk } from '@/lib/server/analysers/analyser-for';
import { claudeSuggest } from '@/lib/server/analysers/claude/suggest';
import { veilOf } from '@/lib/server/analysers/claude/veil';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { writingEngine } from '@/lib/server/settings';
import { ownWordsIn, readOwnCv, refuseDemo, sectionNamed, type OwnCv } from './own-cv';
import { targetRoleNamed } from './targeting';
import { diaryOf } from './usage-diary';

type Answer = z.infer<typeof suggestionAnswer>;
type Asked = z.infer<typeof suggestionBody>;

/** Suggestions for a part of the owner's CV: the built-in engine makes them, Claude words them where a key is set. */
export async function suggestForOwner(asked: Asked, owner: string | null, signal?: AbortSignal): Promise<Answer> {
  refuseDemo(asked.analysisId);
  const section = sectionNamed(asked.section);
  const read = await readOwnCv(asked.analysisId, owner);
  const { cv, result } = read;
  const rating = result.sectionAnalysis.find((item) => item.section === section)?.rating ?? null;
  const { answers } = asked;
  const made = suggest({ cv, section, rating, text: asked.text, answers, targeting: named(asked.targeting) });
  const putBack = ownWordsIn(read);
  const builtIn: Answer = {
    suggestion: putBack(made.suggestion),
    items: made.items.map((item) => ({
      ...item,
      before: putBack(item.before),
      after: putBack(item.after),
      quote: putBack(item.quote),
    })),
    engine: 'built-in',
  };
  return writingEngine() === 'claude' ? reworded(asked, read, { section, builtIn, answers, signal }) : builtIn;
}

const named = (targeting: Targeting | undefined) =>
  targeting ? { ...targeting, targetRole: targetRoleNamed(targeting.targetRole) } : undefined;

interface Draft {
  section: string;
  builtIn: Answer;
  answers: Asked['answers'];
  signal: AbortSignal | undefined;
}

async function reworded({ analysisId }: Asked, { own }: OwnCv, draft: Draft): Promise<Answer> {
  const desk = claudeDesk();
  if (!desk) throw new AppError('analysis/API_KEY_ERROR');
  const parts = {
    desk,
    diary: diaryOf(analysisId),
    onFailure: env().ANALYSIS_ENGINE === 'claude' ? ('throw' as const) : ('fall-back' as const),
    noteFailure: (failure: string) =>
      log().warn({ analysis: analysisId, failure }, 'claude did not reword; the built-in suggestion stands'),
  };
  return claudeSuggest(parts, { ...draft, veil: veilOf(own.origins, own.contact) });
}
