import { useEffect, useEffectEvent } from 'react';
import { fetchAdverts } from '@/lib/client/advert-calls';
import { logFailure } from '@/lib/client/log-failure';

/** Takes a kept advert from the address as the target, then removes it from the address, so that a reload does not set it again. */
export function useAdvertInAddress(analysisId: string, isOwner: boolean, onAdvert: (text: string) => void): void {
  const take = useEffectEvent(onAdvert);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('advert');
    if (!asked || !isOwner) return;
    const abort = new AbortController();
    fetchAdverts(analysisId, abort.signal)
      .then((adverts) => {
        const advert = adverts.find(({ id }) => id === asked);
        window.history.replaceState(window.history.state, '', window.location.pathname);
        if (advert) take(advert.text);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) logFailure('The advert could not be read.', error);
      });
    return () => abort.abort();
  }, [analysisId, isOwner]);
}
