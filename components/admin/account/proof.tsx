'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { readableMessage } from '@/lib/client/http';
import { fetchAccount, reauthenticate } from '@/lib/client/staff-calls';
import { CodeField } from './code-field';
import { TextField } from './text-field';
import { useFormSubmit } from './use-form-submit';

/**
 * Resolves to true where the server accepts an export or a deletion now. Where the last proof is too old it asks for the password
 * or a code first, and resolves to false where none is given.
 */
type Prove = () => Promise<boolean>;

const ProofContext = createContext<Prove>(async () => false);
export const useProof = (): Prove => useContext(ProofContext);

interface Asked {
  hasSecondFactor: boolean;
  answer: (proved: boolean) => void;
}

export function ProofProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove = useCallback(async () => {
    const { isRecent, hasSecondFactor } = await fetchAccount();
    return isRecent || new Promise<boolean>((answer) => setAsked({ hasSecondFactor, answer }));
  }, []);
  const close = (proved: boolean) => {
    asked?.answer(proved);
    setAsked(null);
  };
  return (
    <ProofContext value={prove}>
      {children}
      <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && close(false)}>
        <DialogContent>
          <DialogTitle>Confirm that it is you</DialogTitle>
          <DialogDescription>You signed in more than ten minutes ago. We ask again before an export or a deletion.</DialogDescription>
          {asked && <ProofForm hasSecondFactor={asked.hasSecondFactor} onClose={close} />}
        </DialogContent>
      </Dialog>
    </ProofContext>
  );
}

function ProofForm({ hasSecondFactor, onClose }: { hasSecondFactor: boolean; onClose: (proved: boolean) => void }) {
  const [typed, setTyped] = useState('');
  const { isSubmitting, mistake, submit } = useFormSubmit(
    async () => {
      await reauthenticate(hasSecondFactor ? { code: typed } : { password: typed });
      onClose(true);
    },
    (error) => (hasSecondFactor ? readableMessage(error, 'Please try again.') : 'This is not your password.'),
  );
  const field = { value: typed, error: mistake, onChange: setTyped, disabled: isSubmitting };
  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-4">
      {hasSecondFactor ? (
        <CodeField {...field} />
      ) : (
        <TextField
          {...field}
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <DialogFooter>
        <Button variant="outline" size="sm" onClick={() => onClose(false)} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isSubmitting || !typed.trim()}>
          Confirm
        </Button>
      </DialogFooter>
    </form>
  );
}
