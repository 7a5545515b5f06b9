import { reveal } from '../report/finding-address';
import { useQuotes } from '../report/quote-context';
import { useWide } from '../hooks/use-wide';
import { isToChange, type Mark } from './marked-text';

/** A click on a mark shows it in all panes, and on a wide screen opens its fix beside the CV. */
export function useFollowMark(): ((mark: Mark) => void) | null {
  const { seek } = useQuotes();
  const isWide = useWide();
  if (!seek) return null;
  return (mark) => {
    seek(mark.evidence);
    if (isWide && mark.place && isToChange(mark)) reveal(mark.place, 'nearest');
  };
}
