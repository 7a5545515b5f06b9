'use client';

import { Undo2 } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { SectionName } from '@/lib/rewrite/section-names';
import { LiveScorePanel } from '../live-score/live-score-panel';
import type { LiveEngine, LiveScores } from '../live-score/use-live-score';
import type { PressedFix } from '../suggestions/pressed-fix';
import { SuggestionList } from '../suggestions/suggestion-list';
import type { Suggestions } from '../suggestions/use-suggestions';
import { inMiddleOfBar } from '../workspace/step-bar';
import { OriginalText } from './original-text';
import { SlotChips } from './slot-chips';
import { goToWords, SlotTextarea } from './slot-textarea';
import { useAsking } from './use-asking';
import { useEditHistory } from './use-edit-history';

export interface SectionEditorProps {
  section: SectionName;
  /** The whole text of this part in the CV. */
  original: string;
  content: string;
  onEdit: (content: string) => void;
  suggestions: Suggestions;
  scores: LiveScores & { engine: LiveEngine };
  /** The score of the report. */
  reported: number;
  /** The text of every editor. */
  edited: Readonly<Record<string, string>>;
  /** Why there is nothing to suggest; null where there may be. */
  noSuggestion: string | null;
  /** The part is already good: one click copies the original into the box. */
  isGood?: boolean;
  /** The fix that led here: its suggestions are asked for at once, and those about its words come first. */
  fix?: PressedFix | null;
  /** The name of the text area. */
  label: string;
}

/** Original and improved side by side, suggested changes each with its reason, the score and undo always in view. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, original, content, suggestions, scores, edited, noSuggestion, isGood = false, fix = null, label } = props;
  const current = suggestions.of(section);
  const isAdvice = section === 'Structure';
  const history = useEditHistory(content, props.onEdit);
  const { change, undo, canUndo } = history;
  const { generate, target, shownIndex, setShownIndex } = useAsking({ ...props, history });
  const area = useRef<HTMLTextAreaElement>(null);

  return (
    <div className="space-y-4 lg:space-y-5">
      <LiveScorePanel scores={scores} reported={props.reported}>
        <UndoButton disabled={!canUndo} onClick={undo} />
      </LiveScorePanel>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        <OriginalText text={original} improved={isAdvice ? '' : content} />
        <ImprovedText
          label={label}
          area={area}
          content={content}
          onType={history.type}
          onStartFromOriginal={!content.trim() && original.trim() !== '' && !isAdvice ? () => change(original) : null}
          isBusy={suggestions.busySection === section}
          noSuggestion={noSuggestion}
          isGood={isGood}
          onGenerate={generate}
        />
      </div>
      <div aria-live="polite" aria-busy={suggestions.busySection === section}>
        {current && (
          <SuggestionList
            ref={target}
            section={section}
            suggestion={current}
            fix={fix}
            content={content}
            original={original}
            edited={edited}
            engine={scores.engine}
            shownIndex={shownIndex}
            onShow={setShownIndex}
            onChange={change}
            onGoTo={(words) => area.current && goToWords(area.current, words)}
            onProposals={(proposals) => suggestions.setProposals(section, proposals)}
          />
        )}
      </div>
    </div>
  );
}

const UndoButton = (props: { disabled: boolean; onClick: () => void }) => (
  <Button variant="outline" size="sm" className="gap-1.5! px-2.5!" {...props}>
    <Undo2 />
    <span>
      Undo<span className="max-sm:sr-only"> last change</span>
    </span>
  </Button>
);

interface ImprovedTextProps {
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  content: string;
  onType: (content: string) => void;
  /** null where there is no original to start from, or where something is written already. */
  onStartFromOriginal: (() => void) | null;
  isBusy: boolean;
  noSuggestion: string | null;
  isGood: boolean;
  onGenerate: () => void;
}

function ImprovedText({ label, area, content, onType, onStartFromOriginal, isBusy, noSuggestion, isGood, onGenerate }: ImprovedTextProps) {
  const id = useId();
  const isEmpty = !content.trim();
  const keepOriginal = isGood ? onStartFromOriginal : null;
  return (
    <div className="min-w-0 space-y-2 lg:space-y-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-serif text-lg font-semibold">
          Improved
        </label>
        {onStartFromOriginal && (
          <Button variant="link" size="inline" onClick={onStartFromOriginal}>
            Start from the original
          </Button>
        )}
      </div>
      <SlotTextarea id={id} label={label} value={content} onChange={onType} area={area} />
      <SlotChips text={content} area={area} />
      <div className="flex flex-wrap items-center gap-3">
        {/* The main button of the step while nothing is written. Its look changes without a transition, so that its text is readable at once. */}
        <Button
          className={cn('transition-none!', isEmpty && (noSuggestion === null || keepOriginal !== null) && inMiddleOfBar)}
          variant={isEmpty ? 'default' : 'outline'}
          size="sm"
          disabled={noSuggestion !== null && !keepOriginal}
          aria-disabled={isBusy}
          onClick={keepOriginal ?? onGenerate}
        >
          {keepOriginal ? 'Keep it as it is' : isBusy ? 'Writing…' : 'Generate Suggestion'}
        </Button>
        {noSuggestion && <p className="text-sm text-ink-soft">{noSuggestion}</p>}
      </div>
    </div>
  );
}
