'use client';

import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { Gain } from '@/lib/client/live-score/gains';
import { WordChanges } from '../editor/word-changes';
import { GainNote } from './gain-note';
import { proposalState, type Proposal } from './proposals';
import { Question } from './question';

interface SuggestionCardProps {
  proposal: Proposal;
  content: string;
  /** The points it brings by itself; null until the engine has scored it. */
  gain: Gain | null;
  /** Advice about the layout has no text to put into the CV. */
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

/** One change: what it is, why, the words of the CV behind it, and the questions it leaves open. */
export function SuggestionCard({ proposal, content, gain, isAdvice, className, onAccept, onUndo, onWrite, onAnswer }: SuggestionCardProps) {
  const { item, written } = proposal;
  const [isEditing, setEditing] = useState(false);
  const state = proposalState(proposal, content);
  const isOpen = state !== 'rewritten';
  return (
    <li className={cn('min-w-0 space-y-3 border-t py-4', className)}>
      {!isAdvice && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
          {gain && isOpen && <GainNote gain={gain} />}
        </p>
      )}
      <WordChanges before={item.before} after={written} />
      <p className="text-sm text-ink-soft">{item.reason}</p>
      {item.quote && item.quote !== item.before && (
        <p className="border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">
          <span className="sr-only">From your CV: </span>“{item.quote}”
        </p>
      )}
      {isOpen && <Questions proposal={proposal} onAnswer={onAnswer} />}
      {isEditing && (
        <Textarea aria-label="Your wording of this suggestion" value={written} rows={3} onChange={(event) => onWrite(event.target.value)} />
      )}
      {!isAdvice && isOpen && (
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

function Questions({ proposal: { item, answers }, onAnswer }: Pick<SuggestionCardProps, 'proposal' | 'onAnswer'>) {
  const fieldId = useId();
  return item.slots.map(({ id, question }) => (
    <div key={id}>
      <Label htmlFor={`${fieldId}-${id}`} className="block text-balance">
        <Question text={question} />
      </Label>
      <Input
        id={`${fieldId}-${id}`}
        value={answers[id] ?? ''}
        maxLength={160}
        onChange={(event) => onAnswer(id, event.target.value)}
        className="mt-1 block"
      />
    </div>
  ));
}
