'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { SharedComputerQuestion } from '@/components/layout/shared-computer-question';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { redeemHandOver } from '@/lib/client/hand-over-calls';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import { isFramed } from '@/lib/client/parent-frame';
import { readStored } from '@/lib/client/storage';
import { readCode, showCode } from '@/lib/shared/hand-over';

/**
 * The code of a link that was scanned. It stands behind the '#', so that opening the page tells it to nobody. In a frame it is
 * typed: another site could lay its own page over the button and make this browser the owner of what it chose.
 */
const codeInAddress = (): string | null => (isFramed() ? null : readCode(window.location.hash.slice(1)));
const hasReport = (): boolean => readStored('latestAnalysisId') !== null;

interface CodeFieldProps {
  id: string;
  text: string;
  problem: string | null;
  onType: (text: string) => void;
}

const CodeField = ({ id, text, problem, onType }: CodeFieldProps) => (
  <div>
    <Label htmlFor={id}>Code</Label>
    <Input
      id={id}
      value={text}
      onChange={(event) => onType(event.target.value)}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      aria-invalid={problem !== null}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="mt-1 block max-w-56 font-mono text-lg tracking-wider uppercase"
    />
    {problem && (
      <p id={`${id}-problem`} role="alert" className="tone-red tone-text mt-1 text-sm">
        {problem}
      </p>
    )}
  </div>
);

/** Opening the page changes nothing; the button makes this browser the owner. */
export function CarryOnForm() {
  const id = useId();
  const scanned = useBrowserValue(codeInAddress, null);
  const replaces = useBrowserValue(hasReport, false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const text = typed ?? (scanned ? showCode(scanned) : '');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(text);
    if (!code) return setProblem('A code has 8 letters and figures, such as K7QM-2XVA.');
    setBusy(true);
    setProblem(null);
    try {
      // Replaces the page with the code in its address, so that nobody can go back to it.
      window.location.replace(await redeemHandOver(code));
    } catch (error) {
      logFailure('The code could not be used.', error);
      setProblem(readableMessage(error, 'That did not work. Please try again.'));
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="measure space-y-5">
      <h1 className="text-2xl">Carry on here</h1>
      <p>
        Open your report with your edits in this browser. Choose ‘Carry on elsewhere’ in the report on your other device to get a code. Use
        only a code you made yourself.
      </p>
      <CodeField id={id} text={text} problem={problem} onType={setTyped} />
      {replaces && (
        <p className="text-sm text-ink-soft">
          You have another report in this browser. It stays open at its address, but you can no longer change or delete it here.
        </p>
      )}
      <SharedComputerQuestion />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Opening…' : 'Open my report here'}
      </Button>
    </form>
  );
}
