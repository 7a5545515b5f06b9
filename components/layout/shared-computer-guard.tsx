'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useSharedComputer } from '@/components/ui/use-shared-computer';
import { finishIdle, leave } from '@/lib/client/finish';
import { sessionFound } from '@/lib/client/presence';
import { hasSharedMark, lastUseMs, markShared } from '@/lib/client/shared-computer';
import { forgetEarlierVisitor, onFinishedElsewhere } from '@/lib/client/storage';
import type { SharedComputerPolicy } from '@/lib/shared/settings';

const IdleWatch = dynamic(() => import('./idle-watch'), { ssr: false });

/** On a shared computer, clears what an earlier visitor left, and ends the session of somebody who walked away. */
export function SharedComputerGuard({ policy }: { policy: SharedComputerPolicy }) {
  const isShared = useSharedComputer(policy);
  useEffect(() => {
    if (policy === 'never') return;
    const found = sessionFound({ usedAtMs: lastUseMs(), hasMark: hasSharedMark(), nowMs: Date.now() });
    if (found === 'over') return void finishIdle();
    if (found === 'left') forgetEarlierVisitor();
    if (policy === 'always' && !hasSharedMark()) markShared(true);
  }, [policy]);
  useEffect(() => onFinishedElsewhere(() => leave()), []);
  return isShared && <IdleWatch />;
}
