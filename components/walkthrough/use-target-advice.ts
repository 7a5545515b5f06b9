import { useEffect, useState } from 'react';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import { logFailure } from '@/lib/client/log-failure';
import type { TargetAdvice } from '@/lib/guidance/target-advice';
import type { StrategyId, TargetingForm } from '@/lib/guidance/strategies';

/** Advice for the chosen role or industry. The tables of occupations are loaded for the owner only. */
export function useTargetAdvice(source: LiveSource | null, strategy: StrategyId | null, targeting: TargetingForm): TargetAdvice {
  const [advice, setAdvice] = useState<TargetAdvice>({});
  const { targetRole, industry } = targeting;
  useEffect(() => {
    if (!source) return;
    let isUnmounted = false;
    import('@/lib/guidance/target-advice')
      .then(({ targetAdvice }) => {
        if (!isUnmounted)
          setAdvice(strategy && strategy !== 'general' ? targetAdvice(source.document, source.today, { targetRole, industry }) : {});
      })
      .catch((error: unknown) => logFailure('The advice for the target could not be made.', error));
    return () => {
      isUnmounted = true;
    };
  }, [source, strategy, targetRole, industry]);
  return advice;
}
