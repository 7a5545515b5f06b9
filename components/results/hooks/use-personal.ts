import { useEffect, useState } from 'react';
import { fetchPersonal, type Personal } from '@/lib/client/report-calls';
import { logFailure } from '@/lib/client/log-failure';

/** The owner's own name and file name; null for other readers, and until they are loaded. */
export function usePersonal(id: string, isOwner: boolean): Personal | null {
  const [personal, setPersonal] = useState<Personal | null>(null);
  useEffect(() => {
    if (!isOwner) return;
    const abort = new AbortController();
    fetchPersonal(id, abort.signal)
      .then(setPersonal)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) logFailure('The owner’s details could not be read.', error);
      });
    return () => abort.abort();
  }, [id, isOwner]);
  return personal;
}
