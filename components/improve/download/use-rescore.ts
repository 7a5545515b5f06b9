import { useState } from 'react';
import { readUntilReady } from '@/components/analyser/analysis-reader';
import { rememberReport } from '@/lib/client/device-reports';
import { readableMessage } from '@/lib/client/http';
import { fetchExport } from '@/lib/client/improve-calls';
import { rememberScore } from '@/lib/client/improved-scores';
import { logFailure } from '@/lib/client/log-failure';
import { requestAnalysis } from '@/lib/client/request-analysis';
import { uploadCv } from '@/lib/client/upload-cv';
import type { DisplayResult } from '@/lib/report/display-result';
import { isoDate } from '@/lib/report/format';
import { demoId } from '@/lib/shared/demo-id';
import { analysisOptionsSchema } from '@/lib/shared/result';

type Rescore =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; id: string; result: DisplayResult };

const maxWaitMs = 60_000;

/** Exports the draft as a Word file and uploads it like any other CV, so that the score is that of the file itself. */
export function useRescore(id: string, before: DisplayResult) {
  const [rescore, setRescore] = useState<Rescore>({ status: 'idle' });

  const run = async (sections: Readonly<Record<string, string>>): Promise<void> => {
    if (rescore.status === 'working') return;
    setRescore({ status: 'working' });
    try {
      const file = await fetchExport(id, 'docx', sections);
      const upload = await uploadCv(file, id === demoId ? {} : { improves: id });
      const newId = await requestAnalysis(upload.id, before.options ?? analysisOptionsSchema.parse({}));
      const signal = new AbortController().signal;
      const { result } = await readUntilReady(newId, { signal, retryUntilMs: Date.now() + maxWaitMs });
      const date = isoDate(new Date().toISOString());
      rememberReport({ id: newId, score: result.score, filename: file.name, date });
      rememberScore(id, { id: newId, score: result.score, date });
      setRescore({ status: 'ready', id: newId, result });
    } catch (error) {
      logFailure('The improved CV could not be scored.', error);
      const explanation =
        error instanceof Error && !/^\d{3}: /.test(error.message) ? error.message : 'Your text is safe. Please try again.';
      setRescore({ status: 'failed', message: readableMessage(error, explanation) });
    }
  };

  return { rescore, run };
}
