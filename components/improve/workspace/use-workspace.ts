import { useEffect, useState } from 'react';
import { readUntilReady } from '@/components/analyser/analysis-reader';
import { FetchAnalysisError } from '@/lib/client/fetch-analysis';
import { fetchSections } from '@/lib/client/improve-calls';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import { logFailure } from '@/lib/client/log-failure';
import { fetchPersonal } from '@/lib/client/report-calls';
import { ownReport, type OwnDetails } from '@/lib/report/own-details';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { demoId } from '@/lib/shared/demo-id';

const maxWaitMs = 8_000;

export type Workspace =
  | { status: 'loading' }
  | { status: 'failed'; reason: 'fetch' | 'unexpected' }
  /** `source` is null in a browser that is not the owner's: the report can be read there, but not edited. */
  | { status: 'ready'; report: ReadAnalysis; source: LiveSource | null };

/** Editing works without the owner's details: the text then keeps its placeholders. */
const fetchDetails = (id: string, signal: AbortSignal): Promise<OwnDetails> =>
  fetchPersonal(id, signal)
    .then((personal) => personal?.details ?? {})
    .catch((error: unknown) => {
      if (!signal.aborted) logFailure('The owner’s details could not be read.', error);
      return {};
    });

/** Reads the report and, for its owner, the text of every part. */
export function useWorkspace(id: string): Workspace {
  const [workspace, setWorkspace] = useState<Workspace>({ status: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const report = await readUntilReady(id, { signal: abort.signal, retryUntilMs: Date.now() + maxWaitMs });
      const [source, details] = await Promise.all([
        report.owner || id === demoId ? fetchSections(id, abort.signal) : null,
        report.owner ? fetchDetails(id, abort.signal) : {},
      ]);
      if (!abort.signal.aborted) setWorkspace({ status: 'ready', report: ownReport(report, details), source });
    };
    read().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      logFailure('The analysis could not be read.', error);
      setWorkspace({ status: 'failed', reason: error instanceof FetchAnalysisError ? 'fetch' : 'unexpected' });
    });
    return () => abort.abort();
  }, [id]);
  return workspace;
}
