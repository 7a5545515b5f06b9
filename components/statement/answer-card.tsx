'use client';

import { Info } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { Card, Question } from '@/lib/guidance/statement-cards';
import { namesSomebody } from '@/lib/guidance/statement-hints';
import { behaviourNames, statementLimits } from '@/lib/shared/statement';
import { behaviourMeanings } from '@/lib/statement/facts/behaviours';
import { BehaviourSource } from './behaviour-source';
import { CardStateBadge } from './card-state-badge';
import { KindBadge } from './criteria-list';
import type { Send } from './statement-work';

interface AnswerCardProps {
  card: Card;
  number: number;
  of: number;
  hasCv: boolean;
  send: Send;
}

/** One criterion: the evidence in the CV, and the questions. */
export function AnswerCard({ card, number, of, hasCv, send }: AnswerCardProps) {
  const { id, title, criterion, questions, answer } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (none: boolean) => {
    send({ type: 'closed', id, none });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="card-title" className="space-y-5">
      <div className="space-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="tabular-nums">
            {number} of {of}
          </span>
          {criterion && <KindBadge criterion={criterion} />}
          <CardStateBadge state={card.state} />
        </p>
        <h2 ref={heading} id="card-title" tabIndex={-1} className="measure text-lg outline-none sm:text-xl">
          {title}
        </h2>
        <Meaning title={title} isBehaviour={criterion?.behaviour === true} />
      </div>
      <EvidenceList evidence={card.evidence} />
      {answer.none ? (
        <Closed isDesirable={criterion?.kind !== 'essential'} onOpen={() => close(false)} />
      ) : (
        <>
          <div className="max-w-3xl space-y-4">
            {card.evidence.length > 0 && <p className="text-sm text-ink-soft">Add what your CV does not say.</p>}
            {questions.map((question) => (
              <QuestionField
                key={question.part}
                question={question}
                rows={questions.length === 1 ? 5 : 3}
                value={answer[question.part]}
                onChange={(text) => send({ type: 'answered', id, part: question.part, text })}
              />
            ))}
          </div>
          <Button variant="outline" size="sm" onClick={() => close(true)}>
            I have nothing for this
          </Button>
        </>
      )}
      {!hasCv && number === 1 && (
        <p className="text-sm text-ink-soft">You can dictate your answers. We put capitals and full stops right.</p>
      )}
    </section>
  );
}

function Meaning({ title, isBehaviour }: { title: string; isBehaviour: boolean }) {
  const name = isBehaviour ? behaviourNames.find((known) => known === title) : undefined;
  if (!name) return null;
  return (
    <>
      <p className="measure text-ink-soft">{behaviourMeanings[name]}</p>
      <BehaviourSource />
    </>
  );
}

const EvidenceList = ({ evidence }: { evidence: Card['evidence'] }) =>
  evidence.length === 0 ? null : (
    <section aria-label="From your CV" className="space-y-2">
      <h3 className="text-sm font-semibold text-ink-soft">From your CV</h3>
      <ul className="measure space-y-2">
        {evidence.map(({ quote, place }) => (
          <li key={quote} className="border-l-2 border-rule-strong pl-3 text-sm">
            “{quote}” {place && <span className="block text-ink-soft">{place}</span>}
          </li>
        ))}
      </ul>
    </section>
  );

const Closed = ({ isDesirable, onOpen }: { isDesirable: boolean; onOpen: () => void }) => (
  <div className="max-w-3xl space-y-3 rounded-lg border bg-wash p-4">
    <p>
      {isDesirable
        ? 'Closed. It stays out of your statement.'
        : 'Closed. You may still apply; an essential criterion without evidence usually costs the shortlist.'}
    </p>
    <Button variant="outline" size="sm" onClick={onOpen}>
      Answer it after all
    </Button>
  </div>
);

interface QuestionFieldProps {
  question: Question;
  rows: number;
  value: string;
  onChange: (text: string) => void;
}

function QuestionField({ question, rows, value, onChange }: QuestionFieldProps) {
  const id = useId();
  const hasName = namesSomebody(value);
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id} className="text-base">
        {question.text}
      </Label>
      <Textarea
        id={id}
        rows={rows}
        value={value}
        maxLength={statementLimits.answerCharacters}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="[field-sizing:content] min-h-20"
      />
      <p id={`${id}-note`} role="status" className={hasName ? 'tone-yellow flex items-start gap-2 text-sm' : 'sr-only'}>
        {hasName && (
          <>
            <Info className="tone-text mt-0.5 size-4.5 shrink-0" />
            This seems to name somebody. Say who they were to you instead, such as ‘a patient’.
          </>
        )}
      </p>
    </div>
  );
}
