import type { ViewRun } from '@/lib/shared/document-view';
import type { PlaceholderOrigin, Span } from '../document/redacted-document';
import { originsIn } from '../document/restore';

/**
 * A stretch of the redacted text with its owner's details put back, cut where a placeholder begins and ends: '[NAME] in Leeds'
 * is the runs 'Ada Okafor' and ' in Leeds', each with the part of the redacted text it stands for. A placeholder that begins
 * before the stretch belongs to the run before and is left out. Without origins there is one run.
 */
export function unredactedRuns(text: string, origins: readonly PlaceholderOrigin[], span: Span): ViewRun[] {
  const runs: ViewRun[] = [];
  const plain = (start: number, end: number) => {
    if (end > start) runs.push({ start, end, text: text.slice(start, end) });
  };
  let at = span.start;
  for (const origin of originsIn(origins, span)) {
    plain(at, origin.start);
    if (origin.start >= span.start) runs.push({ start: origin.start, end: origin.end, text: origin.original.replace(/\s+/g, ' ') });
    at = Math.max(at, origin.end);
  }
  plain(at, span.end);
  return runs;
}
