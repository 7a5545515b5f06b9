'use client';

import { useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import type { DraftParagraph } from '@/lib/guidance/statement-text';
import type { StatementSentence, StatementSource } from '@/lib/shared/statement';

interface DraftTextProps {
  paragraphs: readonly DraftParagraph[];
  isBusy: boolean;
  goTo: (criterionId: string) => void;
}

/** The draft. A sentence shows its sources when it is hovered, tapped or focused. */
export function DraftText({ paragraphs, isBusy, goTo }: DraftTextProps) {
  const [open, setOpen] = useState<string | null>(null);
  if (paragraphs.length === 0) return <p className="text-ink-soft">Nothing to write yet. Answer a card first.</p>;
  return (
    <section aria-labelledby="draft-title" aria-busy={isBusy}>
      <h2 id="draft-title" className="sr-only">
        Your draft
      </h2>
      <div className="measure space-y-5 rounded-lg border bg-sheet p-4 sm:p-6 print:border-0 print:p-0">
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index} paragraph={paragraph} place={String(index)} open={open} onOpen={setOpen} goTo={goTo} />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-faint" data-screen-only>
        Point at a sentence, tap it or tab to it to see where its words come from.
      </p>
    </section>
  );
}

interface ParagraphProps {
  paragraph: DraftParagraph;
  place: string;
  open: string | null;
  onOpen: (key: string | null) => void;
  goTo: (criterionId: string) => void;
}

const Paragraph = ({ paragraph: { heading, pieces }, place, open, onOpen, goTo }: ParagraphProps) => (
  <div>
    {heading && <h3 className="mb-1 text-base font-semibold">{heading.text}</h3>}
    <p>
      {pieces.map((piece, index) => {
        const key = `${place}-${index}`;
        return piece.kind === 'sentence' ? (
          <Sentence key={key} sentence={piece.sentence} isOpen={open === key} onOpen={(isOpen) => onOpen(isOpen ? key : null)} />
        ) : (
          <button
            key={key}
            type="button"
            onClick={() => goTo(piece.slot.criterionId)}
            className="tone-yellow tone-wash tone-text my-0.5 rounded-md border px-2 py-0.5 text-left text-sm font-semibold"
          >
            {piece.slot.question}
          </button>
        );
      })}
    </p>
  </div>
);

const sourceNames = { cv: 'Your CV', answer: 'Your answer', criterion: 'The criterion' } as const;
const sourceText = ({ kind, quote }: StatementSource): string => `${sourceNames[kind]}: “${quote}”`;

interface SentenceProps {
  sentence: StatementSentence;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The note is shown below the sentence without moving the text. */
function Sentence({ sentence: { text, sources }, isOpen, onOpen }: SentenceProps) {
  const id = useId();
  return (
    <span className="relative">
      <span
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-describedby={id}
        onMouseEnter={() => onOpen(true)}
        onMouseLeave={() => onOpen(false)}
        onFocus={() => onOpen(true)}
        onBlur={() => onOpen(false)}
        onClick={() => onOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onOpen(false);
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onOpen(!isOpen);
        }}
        className={cn('cursor-help rounded-sm', isOpen && 'bg-accent-wash')}
      >
        {text}
      </span>{' '}
      <span
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 z-20 w-max max-w-[min(22rem,70vw)] rounded-md border border-rule-strong bg-sheet px-3 py-2 text-sm text-ink-soft shadow-md print:hidden"
      >
        {sources.map((source) => (
          <span key={source.quote} className="block">
            {sourceText(source)}
          </span>
        ))}
      </span>
    </span>
  );
}
