import { useEffect, useState } from 'react';
import { readableMessage } from '@/lib/client/http';
import { requestJobMatch, type JobMatch } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';
import type { Advert } from '@/lib/shared/adverts';

interface Found {
  advertId: string;
  match: JobMatch | null;
  problem: string | null;
}

/** The match of the selected advert: at once without explanations, then with each explanation as it arrives. null while it is computed. */
export function useMatch(analysisId: string, { id, text }: Advert): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const show = (match: JobMatch) => setFound({ advertId: id, match, problem: null });
    requestJobMatch({ analysisId, jobDescription: text }, { onDraft: show, signal: abort.signal })
      .then(show)
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The advert could not be compared.', error);
        setFound({ advertId: id, match: null, problem: readableMessage(error, 'Please try again.') });
      });
    return () => abort.abort();
  }, [analysisId, id, text]);
  return found?.advertId === id ? found : null;
}
