'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { readableMessage } from '@/lib/client/http';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, fetchAccount } from '@/lib/client/staff-calls';
import { showToast } from '@/lib/client/toasts';
import type { ProposedFactor } from '@/lib/shared/staff';
import { LoadError } from '../tables/load-error';
import { CodeField } from './code-field';
import { useProof } from './proof';
import { useFormSubmit } from './use-form-submit';

const QrCode = dynamic(() => import('qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG), { ssr: false });

const accountKey = ['admin', 'account'];

/** The button that opens the dialog, and the dialog. */
export function SecondFactorDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className={buttonVariants({ variant: 'link', size: 'inline' })}>Second factor</DialogTrigger>
      <DialogContent>
        <DialogTitle>Second factor</DialogTitle>
        <DialogDescription>
          A code from an app on your phone. Somebody who learns your password cannot sign in without it.
        </DialogDescription>
        <SecondFactor onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function SecondFactor({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const prove = useProof();
  const { data: account, isError, error, refetch } = useQuery({ queryKey: accountKey, queryFn: fetchAccount });
  const [proposed, setProposed] = useState<ProposedFactor | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const act = async (change: () => Promise<void>) => {
    setBusy(true);
    try {
      if (await prove()) await change();
    } catch (failure) {
      showToast({ title: 'Not changed', description: readableMessage(failure, 'Please try again.'), tone: 'error' });
    }
    setBusy(false);
  };
  const begin = () => act(async () => setProposed(await beginSecondFactor()));
  const end = () =>
    act(async () => {
      await endSecondFactor();
      await queries.invalidateQueries({ queryKey: accountKey });
      showToast({ title: 'Second factor turned off', tone: 'success' });
    });

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (proposed) {
    const confirmed = (codes: string[]) => {
      setRecoveryCodes(codes);
      void queries.invalidateQueries({ queryKey: accountKey });
    };
    return <Enrolment proposed={proposed} onConfirmed={confirmed} onCancel={onDone} />;
  }
  if (isError) return <LoadError recordsLabel="your account" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status">
        {!account
          ? 'Loading …'
          : account.hasSecondFactor
            ? `It is on. You have ${account.recoveryCodesLeft} of 10 recovery codes left. For new ones, turn it off and set it up again.`
            : 'It is off. You need an authenticator app, such as Aegis, Google Authenticator or the one of your password manager.'}
      </p>
      <DialogFooter>
        <Button variant="outline" size="sm" onClick={onDone} disabled={isBusy}>
          Close
        </Button>
        {account &&
          (account.hasSecondFactor ? (
            <Button variant="destructive" size="sm" onClick={end} disabled={isBusy}>
              Turn it off
            </Button>
          ) : (
            <Button size="sm" onClick={begin} disabled={isBusy}>
              Set it up
            </Button>
          ))}
      </DialogFooter>
    </>
  );
}

interface EnrolmentProps {
  proposed: ProposedFactor;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function Enrolment({ proposed: { secret, uri }, onConfirmed, onCancel }: EnrolmentProps) {
  const [code, setCode] = useState('');
  const { isSubmitting, mistake, submit } = useFormSubmit(
    async () => onConfirmed(await confirmSecondFactor(code)),
    (error) => readableMessage(error, 'Please try again.'),
  );
  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-4">
      <ol className="list-decimal space-y-4 pl-5">
        <li className="space-y-2">
          <p>Scan this code with your app.</p>
          {/* White in dark mode too: cameras need it. */}
          <QrCode value={uri} size={176} marginSize={4} title="QR code for your authenticator app" className="rounded-md border" />
          <p className="text-sm text-ink-soft">
            No camera? Type this key: <code className="font-mono break-all">{secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
          </p>
        </li>
        <li>
          <CodeField label="Enter the code that the app shows" value={code} error={mistake} onChange={setCode} disabled={isSubmitting} />
        </li>
      </ol>
      <DialogFooter>
        <Button variant="outline" size="sm" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isSubmitting || !code.trim()}>
          Turn it on
        </Button>
      </DialogFooter>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <>
      <p>The second factor is on. Keep these recovery codes where you will find them without your phone. Each one works once.</p>
      <pre tabIndex={0} aria-label="Recovery codes" className="rounded-md border bg-paper p-3 font-mono text-sm">
        {text}
      </pre>
      <DialogFooter>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Download
        </a>
        <Button size="sm" onClick={onDone}>
          I have kept them
        </Button>
      </DialogFooter>
    </>
  );
}
