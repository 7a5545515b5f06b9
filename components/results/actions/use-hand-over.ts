import { useEffect, useState } from 'react';
import { offerHandOver, revokeHandOver } from '@/lib/client/hand-over-calls';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import type { HandOver } from '@/lib/shared/hand-over';

type State =
  { at: 'making' } | { at: 'ready'; offer: HandOver } | { at: 'revoked' } | { at: 'expired' } | { at: 'failed'; message: string };

/** One code at a time: made on request, removed when it is revoked or has expired. */
export function useHandOver(id: string) {
  const [state, setState] = useState<State>({ at: 'making' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    offerHandOver(id)
      .then((offer) => {
        if (isLeft) return;
        setState({ at: 'ready', offer });
        timer = setTimeout(() => setState({ at: 'expired' }), Math.max(0, Date.parse(offer.expiresAt) - Date.now()));
      })
      .catch((error: unknown) => {
        logFailure('The code could not be made.', error);
        if (!isLeft) setState({ at: 'failed', message: readableMessage(error, 'The code could not be made. Please try again.') });
      });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, attempt]);

  const again = () => {
    setState({ at: 'making' });
    setAttempt((last) => last + 1);
  };
  const revoke = async () => {
    try {
      await revokeHandOver(id);
      setState({ at: 'revoked' });
    } catch (error) {
      logFailure('The code could not be revoked.', error);
      setState({ at: 'failed', message: readableMessage(error, 'The code could not be cancelled. It stops working after ten minutes.') });
    }
  };
  return { state, again, revoke };
}
