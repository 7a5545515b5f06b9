import { useSyncExternalStore } from 'react';
import { isSharedComputer, onSharedMark } from '@/lib/client/shared-computer';
import type { SharedComputerPolicy } from '@/lib/shared/settings';

/** Whether this computer counts as shared. What the server draws depends on the setting alone. */
export const useSharedComputer = (policy: SharedComputerPolicy): boolean =>
  useSyncExternalStore(
    onSharedMark,
    () => isSharedComputer(policy),
    () => policy === 'always',
  );
