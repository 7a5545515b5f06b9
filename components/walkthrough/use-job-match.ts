import { useEffect, useRef, useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { requestJobMatch, type JobMatch } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';

/** Compares the CV with an advert. The answer is shown at once, and again with each explanation that arrives. */
export function useJobMatch(request: Parameters<typeof requestJobMatch>[0]) {
  const [match, setMatch] = useState<JobMatch | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const compare = async (): Promise<void> => {
    if (isBusy) return;
    const { signal } = (reading.current = new AbortController());
    setBusy(true);
    setProblem(null);
    try {
      setMatch(await requestJobMatch(request, { onDraft: setMatch, signal }));
    } catch (error) {
      if (signal.aborted) return;
      logFailure('The advert could not be compared.', error);
      setProblem(readableMessage(error, 'Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return { match, isBusy, problem, compare };
}
