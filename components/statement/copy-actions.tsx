'use client';

import { Copy, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { readableMessage } from '@/lib/client/http';
import { saveFile } from '@/lib/client/improve-calls';
import { logFailure } from '@/lib/client/log-failure';
import { fetchStatementFile } from '@/lib/client/statement-calls';
import { showToast } from '@/lib/client/toasts';
import { fieldText, hasSlot, wholeText, type DraftParagraph } from '@/lib/guidance/statement-text';
import type { StatementDraft } from '@/lib/shared/statement';

interface CopyActionsProps {
  draft: StatementDraft;
  paragraphs: readonly DraftParagraph[];
  isBusy: boolean;
  goTo: (criterionId: string) => void;
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${what} copied.`, tone: 'success' });
  } catch (error) {
    logFailure('The statement could not be copied.', error);
    showToast({ title: 'This browser did not let us copy. Select the text and copy it.', tone: 'error' });
  }
}

/** Copy and download. They are disabled while a slot is open, so that no unanswered question is sent with an application. */
export function CopyActions({ draft, paragraphs, isBusy, goTo }: CopyActionsProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [first] = draft.slots;
  const isHeldBack = first !== undefined || draft.text.trim() === '';
  const text = wholeText(draft);
  const download = async (format: 'docx' | 'pdf'): Promise<void> => {
    setProblem(null);
    try {
      saveFile(await fetchStatementFile(text, format));
    } catch (error) {
      logFailure('The statement could not be downloaded.', error);
      setProblem(readableMessage(error, 'Please try again.'));
    }
  };
  const held = { disabled: isHeldBack || isBusy, 'aria-describedby': first ? `${id}-held` : undefined };
  return (
    <section aria-labelledby={`${id}-title`} data-screen-only className="max-w-3xl space-y-3">
      <h2 id={`${id}-title`} className="text-lg">
        Take it to the form
      </h2>
      {first && (
        <p id={`${id}-held`} className="text-sm">
          {draft.slots.length === 1 ? 'One question is' : `${draft.slots.length} questions are`} still open. Answer or close{' '}
          {draft.slots.length === 1 ? 'it' : 'them'} first.{' '}
          <Button variant="link" size="inline" onClick={() => goTo(first.criterionId)}>
            Open the first
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button {...held} onClick={() => void copy(text, 'The statement is')}>
          <Copy />
          Copy the statement
        </Button>
        <Button variant="outline" {...held} onClick={() => void download('docx')}>
          Word
        </Button>
        <Button variant="outline" {...held} onClick={() => void download('pdf')}>
          PDF
        </Button>
        <Button variant="outline" {...held} onClick={() => window.print()}>
          <Printer />
          Print
        </Button>
      </div>
      {problem && (
        <Alert variant="destructive" role="alert">
          <AlertTitle>The file could not be made</AlertTitle>
          <AlertDescription>
            <p>{problem}</p>
          </AlertDescription>
        </Alert>
      )}
      <FieldList paragraphs={paragraphs} isBusy={isBusy} />
    </section>
  );
}

const nameOf = ({ criterionId, heading }: DraftParagraph): string =>
  heading?.text ?? (criterionId === null ? 'Why this post' : 'This answer');

/** For forms with a field for each criterion: a field without an open slot can be copied while others have one. */
const FieldList = ({ paragraphs, isBusy }: { paragraphs: readonly DraftParagraph[]; isBusy: boolean }) => {
  const fields = paragraphs.filter((one) => !hasSlot(one));
  if (fields.length < 2) return null;
  return (
    <details>
      <summary className="min-h-6 text-sm font-semibold text-accent underline underline-offset-4">Copy field by field</summary>
      <ul className="mt-2 divide-y border-y text-sm">
        {fields.map((field, index) => (
          <li key={index} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">{nameOf(field)}</span>
            <Button
              variant="outline"
              size="sm"
              className="shrink-0"
              disabled={isBusy}
              onClick={() => void copy(fieldText(field), 'The field is')}
            >
              Copy<span className="sr-only">: {nameOf(field)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
