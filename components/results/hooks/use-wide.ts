import { useBrowserValue } from '@/components/ui/use-browser-value';

/** Whether the window is wide, as it was when the report was opened, so that no part folds while it is read. */
export const useWide = (): boolean => useBrowserValue(() => window.matchMedia?.('(min-width: 64rem)').matches ?? true, false);
