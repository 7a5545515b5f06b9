'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ChevronIcon, UndoIcon } from '@/components/ui/icons';
import type { SuggestionAnswer } from '@/lib/client/improve-calls';
import type { SectionName } from '@/lib/rewrite/section-names';
import { OriginalText } from './original-text';
import { hasSlots } from '@/lib/rewrite/slots';
import { GainNote } from './gain-note';
import { LiveScorePanel } from './live-score-panel';
import { SlotChips } from './slot-chips';
import { SlotTextarea } from './slot-textarea';
import { inMiddleOfBar } from './step-bar';
import { SuggestionCard } from './suggestion-card';
import { answered, possibleChange, withProposal, withoutProposal, type Proposal } from './suggestion-state';
import { useGains } from './use-gains';
import type { LiveEngine, LiveScores } from './use-live-score';
import type { Suggestions } from './use-suggestions';

interface SectionEditorProps {
  section: SectionName;
  /** The CV's own words, whole. */
  original: string;
  content: string;
  onEdit: (content: string) => void;
  suggestions: Suggestions;
  scores: LiveScores & { engine: LiveEngine };
  /** The score of the report. */
  reported: number;
  /** Every part as it stands in the editors. */
  edited: Readonly<Record<string, string>>;
  /** Why there is nothing to suggest; null where there may be. */
  noSuggestion: string | null;
  /** The name of the text area. */
  label: string;
}

/** Original and improved side by side; changes one by one, each with its reason; the score and undo always in view. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, original, content, onEdit, suggestions, scores, reported, edited, noSuggestion, label } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [history, setHistory] = useState<string[]>([]);
  const [isTyping, setTyping] = useState(false);
  const current = suggestions.of(section);
  const isBusy = suggestions.busySection === section;
  const isAdvice = section === 'Structure';
  const [chosenChange, setChosenChange] = useState(0);

  const change = (next: string) => {
    if (next === content) return;
    setHistory((before) => [...before, content]);
    setTyping(false);
    onEdit(next);
  };
  // A stretch of typing is one step of undo.
  const type = (next: string) => {
    if (!isTyping) setHistory((before) => [...before, content]);
    setTyping(true);
    onEdit(next);
  };
  const undo = () => {
    const last = history.at(-1);
    if (last === undefined) return;
    setHistory(history.slice(0, -1));
    setTyping(false);
    onEdit(last);
  };

  // An empty editor takes the suggestion and follows it while its words get better, until the visitor changes anything.
  const following = useRef<{ content: string; answer: SuggestionAnswer | undefined } | null>(null);
  const held = useRef(content);
  const answer = current?.answer;
  useEffect(() => {
    held.current = content;
    const followed = following.current;
    if (followed && content !== followed.content) following.current = null;
    if (!following.current || !answer || answer === following.current.answer) return;
    // What comes later of the same answer is the same step of undo.
    if (followed && !followed.content.trim()) setHistory((before) => [...before, followed.content]);
    following.current = { content: answer.suggestion, answer };
    if (content !== answer.suggestion) onEdit(answer.suggestion);
  }, [content, answer, onEdit]);
  useEffect(() => () => void (following.current = null), []);

  const generate = () => {
    if (isBusy) return;
    const text = content.trim() && content !== original && !isAdvice ? content : undefined;
    following.current = content.trim() ? null : { content, answer };
    awaited.current = true;
    setChosenChange(0);
    void suggestions.ask(section, text, (words) => following.current === null && held.current.includes(words));
  };

  // The editor grows with what it takes and pushes the changes below the screen: who asked for them is shown them.
  const suggested = useRef<HTMLElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!answer || !awaited.current) return;
    awaited.current = false;
    suggested.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  const set = (index: number, proposal: Proposal) => {
    if (current)
      suggestions.setProposals(
        section,
        current.proposals.map((known, at) => (at === index ? proposal : known)),
      );
  };
  const rewrite = (index: number, old: Proposal, next: Proposal) => {
    set(index, next);
    if (old.written && content.includes(old.written)) change(content.replace(old.written, () => next.written));
  };

  const base = content.trim() ? content : original;
  const whole = current?.answer.suggestion ?? '';
  const proposals = isAdvice ? [] : (current?.proposals ?? []);
  const gains = useGains(scores.engine.weigh, edited, section, [
    ...proposals.map((proposal) => possibleChange(section, base, proposal, whole)),
    ...(proposals.length > 1 ? [{ without: base, with: whole, isOpen: hasSlots(whole) }] : []),
  ]);
  // A phone shows one change at a time: ten of them below each other are a page that nobody finishes.
  const lastChange = (current?.proposals.length ?? 1) - 1;
  const shownChange = Math.min(chosenChange, lastChange);
  const turn = (by: -1 | 1) => (
    <Button
      variant="outline"
      size="sm"
      className="size-11 px-0!"
      aria-label={by < 0 ? 'One change back' : 'One change on'}
      disabled={by < 0 ? shownChange === 0 : shownChange === lastChange}
      onClick={() => setChosenChange(shownChange + by)}
    >
      <ChevronIcon className={by < 0 ? 'rotate-90' : '-rotate-90'} />
    </Button>
  );

  const wholeGain = proposals.length > 1 ? gains[proposals.length] : null;

  return (
    <div className="space-y-4 lg:space-y-5">
      <LiveScorePanel scores={scores} reported={reported}>
        <Button variant="outline" size="sm" className="gap-1.5! px-2.5!" disabled={history.length === 0} onClick={undo}>
          <UndoIcon width="18" height="18" />
          <span>
            Undo<span className="max-sm:sr-only"> last change</span>
          </span>
        </Button>
      </LiveScorePanel>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        <OriginalText text={original} improved={isAdvice ? '' : content} />
        <div className="min-w-0 space-y-2 lg:space-y-3">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <label htmlFor={id} className="font-serif text-lg font-semibold">
              Improved
            </label>
            {!content.trim() && original.trim() !== '' && !isAdvice && (
              <Button variant="quiet" size="bare" onClick={() => change(original)}>
                Start from the original
              </Button>
            )}
          </div>
          <SlotTextarea id={id} label={label} value={content} onChange={type} area={area} />
          <SlotChips text={content} area={area} />
          <div className="flex flex-wrap items-center gap-3">
            {/* With nothing written yet this is the next thing to do; then the words are. What it changes into is there at once, readable. */}
            <Button
              className={cn('transition-none!', !content.trim() && noSuggestion === null && inMiddleOfBar)}
              variant={content.trim() ? 'outline' : 'primary'}
              size="sm"
              disabled={noSuggestion !== null}
              aria-disabled={isBusy}
              onClick={generate}
            >
              {isBusy ? 'Writing…' : 'Generate Suggestion'}
            </Button>
            {noSuggestion && <p className="text-sm text-ink-soft">{noSuggestion}</p>}
          </div>
        </div>
      </div>
      <div aria-live="polite" aria-busy={isBusy}>
        {current && current.proposals.length === 0 && (
          <p className="text-sm text-ink-soft">Nothing to change here: this part reads well as it is.</p>
        )}
        {current && current.proposals.length > 0 && (
          <section
            ref={suggested}
            aria-label="Suggested changes"
            className="scroll-mt-20 scroll-mb-4 rounded-lg border bg-sheet p-4 sm:p-5"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h3 className="text-lg">
                {current.proposals.length === 1 ? 'One suggested change' : `${current.proposals.length} suggested changes`}
              </h3>
              {content !== current.answer.suggestion && (
                <span className="flex flex-wrap items-baseline gap-x-3">
                  {wholeGain && <GainNote gain={wholeGain} />}
                  <Button variant="quiet" size="bare" onClick={() => change(current.answer.suggestion)}>
                    Use the whole suggestion
                  </Button>
                </span>
              )}
            </div>
            <p className="mt-1 text-sm text-ink-faint">
              Made from your own words by {current.answer.engine === 'claude' ? 'the built-in engine and Claude' : 'the built-in engine'}.
              Nothing is invented: what only you know is asked.
            </p>
            {lastChange > 0 && (
              <div className="mt-4 flex items-center gap-3 lg:hidden">
                {turn(-1)}
                {turn(1)}
                <p className="text-sm font-semibold tabular-nums">
                  Change {shownChange + 1} of {lastChange + 1}
                </p>
              </div>
            )}
            <ul className={cn('mt-3 grid gap-x-10', current.proposals.length > 1 && 'lg:grid-cols-2')}>
              {current.proposals.map((proposal, index) => (
                <SuggestionCard
                  key={`${index}-${proposal.item.before}`}
                  proposal={proposal}
                  content={content}
                  gain={gains[index] ?? null}
                  isAdvice={isAdvice}
                  className={cn(index !== shownChange && 'max-lg:hidden')}
                  onAccept={() => change(withProposal(section, base, proposal, current.answer.suggestion))}
                  onUndo={() => change(withoutProposal(content, proposal))}
                  onWrite={(written) => rewrite(index, proposal, { ...proposal, written })}
                  onAnswer={(slotId, answer) => rewrite(index, proposal, answered(proposal, slotId, answer))}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
