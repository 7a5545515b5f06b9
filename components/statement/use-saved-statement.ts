import { useEffect, useEffectEvent, useState } from 'react';
import { HttpError, readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { fetchSavedStatement, removeSavedStatement, saveStatementWithReport } from '@/lib/client/statement-calls';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import { fromSaved, toSave } from '@/lib/guidance/statement-request';
import type { Send } from './statement-work';

export interface SavedWithReport {
  /** null where this browser has no report to save with. */
  status: 'none' | 'saved' | null;
  isBusy: boolean;
  problem: string | null;
  save: (text: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** The copy saved with the report, if its owner asked for one. An empty statement is filled from it. */
export function useSavedStatement(analysisId: string | null, progress: StatementProgress, send: Send): SavedWithReport {
  const [status, setStatus] = useState<SavedWithReport['status']>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const takeSaved = useEffectEvent((found: Awaited<ReturnType<typeof fetchSavedStatement>>) => {
    setStatus(found ? 'saved' : 'none');
    if (found && progress.listed.length === 0) send({ type: 'loaded', progress: fromSaved(found) });
  });
  useEffect(() => {
    if (!analysisId) return;
    const abort = new AbortController();
    fetchSavedStatement(analysisId, abort.signal).then(takeSaved, (error: unknown) => {
      // The report is another browser's, or the sample, so saving is not offered.
      if (!abort.signal.aborted && !(error instanceof HttpError)) logFailure('The saved statement could not be read.', error);
    });
    return () => abort.abort();
  }, [analysisId]);

  const run = async (work: (id: string) => Promise<void>, then: 'saved' | 'none'): Promise<void> => {
    if (!analysisId || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work(analysisId);
      setStatus(then);
    } catch (error) {
      logFailure('The statement could not be saved.', error);
      setProblem(readableMessage(error, 'Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return {
    status,
    isBusy,
    problem,
    save: (text) => run((id) => saveStatementWithReport(id, toSave(progress, text)), 'saved'),
    remove: () => run(removeSavedStatement, 'none'),
  };
}
