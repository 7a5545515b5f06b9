import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '@/lib/client/log-failure';
import { readableMessage } from '@/lib/client/http';
import { onStored, readStoredFor, store, storeFor } from '@/lib/client/storage';
import { showToast } from '@/lib/client/toasts';
import { demoId } from '@/lib/shared/demo-id';

const opened = 'true';

export type SubmitEmail = (id: string, email: string, marketingConsent: boolean) => Promise<void>;

/**
 * Full access: for the demo, for a report with an email, for a browser that remembers the unlock, or after an email was given now.
 * Nothing locks it again.
 */
export function useUnlock(id: string, hasEmail: boolean, submit: SubmitEmail, onUnlocked: () => void) {
  // Another tab may unlock it while this one is open.
  const isRemembered = useSyncExternalStore(
    onStored,
    () => readStoredFor('reportUnlocked', id) === opened,
    () => false,
  );
  const [isGiven, setGiven] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (hasEmail) storeFor('reportUnlocked', id, opened);
  }, [id, hasEmail]);

  // The unlocked parts are drawn only now, so that Tab leads to them.
  useEffect(() => {
    if (isGiven) onUnlocked();
  }, [isGiven, onUnlocked]);

  const unlock = async (email: string, marketingConsent: boolean): Promise<void> => {
    setBusy(true);
    try {
      if (!hasEmail) await submit(id, email, marketingConsent);
      store('user_email', email);
      storeFor('reportUnlocked', id, opened);
      setGiven(true);
      showToast({
        title: 'Your full report is open.',
        description: `Unlocked with ${email}. You can change the address under ‘My data’.`,
        tone: 'success',
      });
    } catch (error) {
      logFailure('The email could not be submitted.', error);
      showToast({
        title: 'Your report could not be unlocked.',
        description: readableMessage(error, 'Nothing is lost. Please try again.'),
        tone: 'error',
        action: { label: 'Try again', onClick: () => void unlock(email, marketingConsent) },
      });
    } finally {
      setBusy(false);
    }
  };

  return { isUnlocked: id === demoId || hasEmail || isRemembered || isGiven, isBusy, unlock };
}
