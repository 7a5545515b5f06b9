import { useEffect, useState } from 'react';
import { deleteAdvert, fetchAdverts, jobMatchAddress, keepAdvert } from '@/lib/client/advert-calls';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { showToast } from '@/lib/client/toasts';
import type { Advert, AdvertBody } from '@/lib/shared/adverts';

type State = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; adverts: Advert[]; chosenId: string | null };

const inAddress = (): string | null => new URLSearchParams(window.location.search).get('advert');

/** The kept adverts and which one is selected. The address names it, so that reload and Back keep it. */
export function useAdverts(analysisId: string) {
  const [state, setState] = useState<State>({ state: 'loading' });

  const show = (adverts: Advert[], chosenId: string | null) => {
    setState({ state: 'ready', adverts, chosenId });
    window.history.replaceState(window.history.state, '', jobMatchAddress(analysisId, chosenId ?? undefined));
  };

  useEffect(() => {
    const abort = new AbortController();
    fetchAdverts(analysisId, abort.signal)
      .then((adverts) => {
        const named = adverts.find(({ id }) => id === inAddress());
        setState({ state: 'ready', adverts, chosenId: (named ?? adverts[0])?.id ?? null });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The adverts could not be read.', error);
        setState({ state: 'failed', message: readableMessage(error, 'Please load the page again when you are back online.') });
      });
    return () => abort.abort();
  }, [analysisId]);

  const adverts = state.state === 'ready' ? state.adverts : [];
  const chosen = state.state === 'ready' ? (adverts.find(({ id }) => id === state.chosenId) ?? null) : null;

  /** Resolves to an error message for the visitor; null where the advert was kept. */
  const keep = async (advert: AdvertBody): Promise<string | null> => {
    try {
      const kept = await keepAdvert(analysisId, advert);
      show([kept, ...adverts], kept.id);
      return null;
    } catch (error) {
      logFailure('The advert could not be kept.', error);
      return readableMessage(error, 'Please try again.');
    }
  };

  const drop = async (id: string): Promise<void> => {
    try {
      await deleteAdvert(analysisId, id);
      const left = adverts.filter((advert) => advert.id !== id);
      show(left, chosen?.id === id ? (left[0]?.id ?? null) : (chosen?.id ?? null));
      showToast({ title: 'The advert is deleted.', tone: 'success' });
    } catch (error) {
      logFailure('The advert could not be deleted.', error);
      showToast({ title: 'The advert could not be deleted.', description: readableMessage(error, 'Please try again.'), tone: 'error' });
    }
  };

  return { state, adverts, chosen, choose: (id: string) => show(adverts, id), keep, drop };
}
