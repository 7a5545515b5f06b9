import { useState } from 'react';
import { useLiveScore } from '@/components/improve/live-score/use-live-score';
import { localSuggestions } from '@/components/improve/suggestions/local-suggestions';
import { useSuggestions } from '@/components/improve/suggestions/use-suggestions';
import { editedParts } from '@/components/improve/workspace/edited-parts';
import { useDraft } from '@/components/improve/workspace/use-draft';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import { findStrategy, targetingFor } from '@/lib/guidance/strategies';
import { walkthroughReducer, type WalkthroughEvent } from '@/lib/guidance/walkthrough-progress';
import type { WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import type { DisplayResult } from '@/lib/report/display-result';
import { demoId } from '@/lib/shared/demo-id';
import { useTargetAdvice } from './use-target-advice';
import { walkthroughDraft } from './walkthrough-draft';

/** The draft of a walkthrough with everything derived from it: live score, suggestions, advice for the target. */
export function useWalkthrough(id: string, flow: WalkthroughFlow, result: DisplayResult, source: LiveSource | null) {
  const [shape] = useState(() => walkthroughDraft(flow));
  const { progress, saving, takenOver, update } = useDraft(shape, id);
  const strategy = findStrategy(progress.strategy);
  const targeting = targetingFor(strategy, progress.targeting);
  const parts = flow.sections.map(({ title, section }, index) => ({ title, section, content: progress.sections[index]?.content ?? '' }));
  const edited = editedParts(parts.map(({ section, content }) => [section, content] as const));
  const scores = useLiveScore(source, edited);
  const suggestions = useSuggestions(
    id,
    { strategy: strategy?.id ?? 'general', ...targeting },
    id === demoId ? localSuggestions(scores.engine, result) : undefined,
  );
  const targetAdvice = useTargetAdvice(source, strategy?.id ?? null, targeting);
  const send = (event: WalkthroughEvent) => update(walkthroughReducer(flow, progress, event));
  return { progress, saving, takenOver, strategy, parts, edited, scores, suggestions, targetAdvice, send };
}
