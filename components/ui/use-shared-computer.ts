import { useSyncExternalStore } from 'react';
import { isSharedComputer, onSharedMark } from '@/lib/client/shared-computer';
import type { SharedComputerPolicy } from '@/lib/shared/settings';

/** Whether this computer is taken for a shared one; what the server draws goes by the setting alone. */
export const useSharedComputer = (policy: SharedComputerPolicy): boolean =>
  useSyncExternalStore(
    onSharedMark,
    () => isSharedComputer(policy),
    () => policy === 'always',
  );
