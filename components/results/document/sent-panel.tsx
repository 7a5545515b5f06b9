'use client';

import { useCallback, useState } from 'react';
import { fetchSent } from '@/lib/client/document-calls';
import type { DisplayResult } from '@/lib/report/display-result';
import { formatDate } from '@/lib/report/format';
import { FetchState } from '../report/fetch-state';
import { useFetched } from '@/components/ui/use-fetched';

interface SentPanelProps {
  id: string;
  isOwner: boolean;
  engine: DisplayResult['engine'];
  /** The redacted text. */
  text: string;
}

const summaryStyle = 'inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4';

const Text = ({ label, text }: { label: string; text: string }) => (
  <pre
    tabIndex={0}
    role="region"
    aria-label={label}
    className="mt-2 max-h-80 overflow-auto rounded-lg border bg-sheet p-4 font-sans text-sm break-words whitespace-pre-wrap"
  >
    {text}
  </pre>
);

const purposes: Record<string, string> = { suggestion: 'a suggestion', 'job-fit': 'a comparison with an advert' };

/** The exact text that was sent, from its stored record. */
function Sent({ id, engine }: Pick<SentPanelProps, 'id' | 'engine'>) {
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((signal: AbortSignal) => fetchSent(id, signal), [id]);
  const answer = useFetched(read, isOpen);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summaryStyle}>Show exactly what was sent</summary>
      <div className="mt-2 space-y-4">
        {answer.state !== 'ready' ? (
          <FetchState what="What was sent" retry={answer.state === 'failed' ? answer.retry : null} />
        ) : (
          <>
            {answer.value.sent === null ? (
              <p>{answer.value.later.length > 0 ? 'For the report nothing was sent.' : 'Nothing was sent: built-in engine.'}</p>
            ) : (
              <div>
                <p className="text-sm text-ink-soft">For the report, word for word:</p>
                <Text label="What was sent for the report" text={answer.value.sent} />
                {engine === 'built-in' && (
                  <p className="text-sm text-ink-soft">No answer came back that passed our checks: no word of the report is from it.</p>
                )}
              </div>
            )}
            {answer.value.later.map(({ purpose, at, text }) => (
              <div key={`${at} ${purpose}`}>
                <p className="text-sm text-ink-soft">
                  Later, for {purposes[purpose] ?? 'advice you asked for'}, on {formatDate(at)}:
                </p>
                <Text label={`What was sent on ${formatDate(at)}`} text={text} />
              </div>
            ))}
          </>
        )}
      </div>
    </details>
  );
}

/**
 * What was sent, and on what text the judgement is based. Never locked. Which engine wrote the report does not tell what was sent: a
 * call may have failed, and suggestions are sent later. Only the record tells.
 */
export function SentPanel({ id, isOwner, engine, text }: SentPanelProps) {
  return (
    <div className="space-y-3">
      {engine === 'claude' ? (
        <p>
          The score was worked out on this server. For the wording of the advice, text without your personal details was sent to Claude, a
          language model of Anthropic.
        </p>
      ) : (
        <p>The score and every word of this report were worked out on this server, by the built-in engine.</p>
      )}
      {isOwner && <Sent id={id} engine={engine} />}
      {text && (
        <details>
          <summary className={summaryStyle}>Show the redacted text that was analysed</summary>
          <Text label="Redacted text" text={text} />
        </details>
      )}
    </div>
  );
}
