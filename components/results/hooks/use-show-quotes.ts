import type { Evidence } from '@/lib/shared/result';
import { useQuotes } from '../report/quote-context';
import { useWide } from './use-wide';

/** Shows the words of a finding in the CV beside it on a wide screen; on a phone nothing moves. */
export function useShowQuotes(): (evidence: readonly Evidence[]) => void {
  const { sought, seek } = useQuotes();
  const isWide = useWide();
  return (evidence) => {
    const [first] = evidence;
    const isShown = sought !== null && evidence.some(({ start, end }) => sought.start < end && sought.end > start);
    if (isWide && first && seek && !isShown) seek(first);
  };
}
