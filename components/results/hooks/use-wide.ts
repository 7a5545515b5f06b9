import { useBrowserValue } from '@/components/ui/use-browser-value';

/** Whether there is a desk's worth of room, as it was when the report was opened: a part never folds under its reader's eyes. */
export const useWide = (): boolean => useBrowserValue(() => window.matchMedia?.('(min-width: 64rem)').matches ?? true, false);
