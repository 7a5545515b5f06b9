'use client';

import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Gain } from '@/lib/client/live-score/gains';
import { GainNote } from './gain-note';
import { proposalState, type Proposal } from './suggestion-state';
import { WordChanges } from './word-changes';

interface SuggestionCardProps {
  proposal: Proposal;
  content: string;
  /** What it is worth by itself; null until the engine has said. */
  gain: Gain | null;
  /** Advice that is no text of the CV cannot be put into it. */
  isAdvice: boolean;
  className?: string;
  onAccept: () => void;
  onUndo: () => void;
  onWrite: (written: string) => void;
  onAnswer: (slotId: string, answer: string) => void;
}

const states = {
  accepted: { tone: 'green', text: 'Accepted' },
  proposed: { tone: 'grey', text: 'Suggested' },
  rewritten: { tone: 'blue', text: 'Rewritten by you' },
} as const;

/** The line it is about stands right above; only a screen reader meets the field without it. */
function Question({ text }: { text: string }) {
  const [asked, ...about] = text.split(/(?= For “)/);
  return (
    <>
      {asked}
      <span className="sr-only">{about.join('')}</span>
    </>
  );
}

/** One change: what it is, why, on which words of the CV it rests, and what is asked. */
export function SuggestionCard({ proposal, content, gain, isAdvice, className, onAccept, onUndo, onWrite, onAnswer }: SuggestionCardProps) {
  const { item, written, answers } = proposal;
  const [isEditing, setEditing] = useState(false);
  const fieldId = useId();
  const state = proposalState(proposal, content);
  return (
    <li className={cn('min-w-0 space-y-3 border-t py-4', className)}>
      {!isAdvice && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
          {gain && state !== 'rewritten' && <GainNote gain={gain} />}
        </p>
      )}
      <WordChanges before={item.before} after={written} />
      <p className="text-sm text-ink-soft">{item.reason}</p>
      {item.quote && item.quote !== item.before && (
        <p className="border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">
          <span className="sr-only">From your CV: </span>“{item.quote}”
        </p>
      )}
      {state !== 'rewritten' &&
        item.slots.map(({ id, question }) => (
          <div key={id}>
            <label htmlFor={`${fieldId}-${id}`} className="block text-sm font-semibold text-balance">
              <Question text={question} />
            </label>
            <input
              id={`${fieldId}-${id}`}
              value={answers[id] ?? ''}
              maxLength={160}
              onChange={(event) => onAnswer(id, event.target.value)}
              className="mt-1 block min-h-10 w-full rounded-md border border-rule-strong bg-sheet px-3"
            />
          </div>
        ))}
      {isEditing && (
        <textarea
          aria-label="Your wording of this suggestion"
          value={written}
          rows={3}
          onChange={(event) => onWrite(event.target.value)}
          className="block w-full rounded-md border border-rule-strong bg-sheet p-3"
        />
      )}
      {!isAdvice && state !== 'rewritten' && (
        <div className="flex flex-wrap gap-2">
          {state === 'proposed' ? (
            <Button size="sm" onClick={onAccept}>
              Accept
            </Button>
          ) : (
            <Button size="sm" variant="outline" onClick={onUndo}>
              Undo
            </Button>
          )}
          <Button size="sm" variant="outline" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            {isEditing ? 'Done editing' : 'Edit'}
          </Button>
        </div>
      )}
    </li>
  );
}
