'use client';

import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { readableMessage } from '@/lib/client/http';
import { logFailure } from '@/lib/client/log-failure';
import type { RedactionCalls } from '@/lib/client/redaction-calls';
import type { Redactions } from '@/lib/shared/redactions';
import { categoryNames, countedOthers, kindNames } from './redaction-words';

/** A longer list would hide what matters; further details are counted. */
const mostShown = 12;

interface RedactionCheckProps {
  calls: RedactionCalls;
  /** The list is read again when this changes: the id of the shown upload or report. */
  of: string;
}

/**
 * Shows the owner what was taken out of the CV and lets them take out more. It blocks nothing: no answer is required, and where
 * the list cannot be read nothing is shown.
 */
export function RedactionCheck({ calls, of }: RedactionCheckProps) {
  const [redactions, setRedactions] = useState<Redactions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    calls
      .fetch(abort.signal)
      .then(setRedactions)
      .catch((error: unknown) => abort.signal.aborted || logFailure('What was taken out could not be read.', error));
    return () => abort.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the calls are made anew each time; `of` names what they read
  }, [of]);

  const takeOut = async (words: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      setRedactions(await calls.takeOut([words]));
      setDone(`Taken out: ${words}`);
      return true;
    } catch (error) {
      setProblem(readableMessage(error, 'This could not be taken out. Please try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  };

  if (!redactions) return null;
  const { taken, sensitive, top } = redactions;
  return (
    <section aria-label="What we took out of your CV" className="space-y-3 rounded-md border p-4 text-sm" aria-busy={isBusy}>
      <Taken taken={taken} />
      {sensitive.length > 0 && <Sensitive sensitive={sensitive} isBusy={isBusy} onTakeOut={takeOut} />}
      <p>
        {taken.some(({ kind }) => kind === 'NAME')
          ? 'Is this your name? Is there anything else to take out?'
          : 'Which words are your name?'}
      </p>
      {top.length > 0 && <TopWords words={top} isBusy={isBusy} onTakeOut={takeOut} />}
      <OtherWords isBusy={isBusy} problem={problem} onTakeOut={takeOut} />
      <p role="status" className="sr-only">
        {done}
      </p>
    </section>
  );
}

function Taken({ taken }: Pick<Redactions, 'taken'>) {
  if (taken.length === 0) return <p className="font-semibold">We found no personal details to take out.</p>;
  const others = taken.length - mostShown;
  return (
    <>
      <p className="font-semibold">We took these out before the analysis. Only you see them here.</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {taken.slice(0, mostShown).map(({ kind, text }) => (
          <li key={`${kind} ${text}`} className="min-w-0 break-words">
            <span className="text-ink-faint">{kindNames[kind] ?? kindNames.PERSONAL}:</span> {text}
          </li>
        ))}
        {others > 0 && <li className="text-ink-faint">{countedOthers(others)}</li>}
      </ul>
    </>
  );
}

interface TakeOutProps {
  isBusy: boolean;
  onTakeOut: (words: string) => Promise<boolean>;
}

function Sensitive({ sensitive, isBusy, onTakeOut }: TakeOutProps & Pick<Redactions, 'sensitive'>) {
  return (
    <Alert variant="warning">
      <AlertTitle>Your CV tells something that the law protects specially</AlertTitle>
      <AlertDescription>
        <p>You need not tell an employer. We analyse it only if you leave it in.</p>
        <ul className="space-y-2">
          {sensitive.map(({ category, text }) => (
            <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">
                {categoryNames[category] ?? categoryNames.other}: ‘{text}’
              </span>
              <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void onTakeOut(text)}>
                Take it out<span className="sr-only">: {text}</span>
              </Button>
            </li>
          ))}
        </ul>
      </AlertDescription>
    </Alert>
  );
}

function TopWords({ words, isBusy, onTakeOut }: TakeOutProps & { words: string[] }) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <p id={id} className="text-ink-soft">
        Is one of these words a name? Press it to take it out.
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word}>
            <Button variant="outline" size="sm" className="font-normal!" disabled={isBusy} onClick={() => void onTakeOut(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherWords({ isBusy, problem, onTakeOut }: TakeOutProps & { problem: string | null }) {
  const id = useId();
  const [words, setWords] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (words.trim().length > 1 && (await onTakeOut(words.trim()))) setWords('');
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-1">
      <Label htmlFor={id} className="block">
        Other words to take out
      </Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          value={words}
          maxLength={200}
          disabled={isBusy}
          autoComplete="off"
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setWords(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" size="sm" disabled={isBusy || words.trim().length < 2}>
          {isBusy ? 'Taking out…' : 'Take out'}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="tone-red tone-text">
          {problem}
        </p>
      )}
    </form>
  );
}
