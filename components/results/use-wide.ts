import { useState } from 'react';

/** Whether there is a desk's worth of room, as it was when the report was opened: a part never folds under its reader's eyes. */
export function useWide(): boolean {
  const [isWide] = useState(() => window.matchMedia?.('(min-width: 64rem)').matches ?? true);
  return isWide;
}
