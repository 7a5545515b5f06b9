'use client';

import { LoaderCircle } from 'lucide-react';
import { SaveNote } from '@/components/improve/workspace/save-note';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import type { DraftState } from '@/lib/client/drafts';
import { openCard, type Card } from '@/lib/guidance/statement-cards';
import { asksForAnonymity } from '@/lib/guidance/statement-hints';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import { draftParagraphs, withKeptWords, wholeText } from '@/lib/guidance/statement-text';
import type { StatementDraft, StatementResult } from '@/lib/shared/statement';
import { whyId } from '@/lib/shared/statement';
import { CheckList } from './check-list';
import { CopyActions } from './copy-actions';
import { DraftText } from './draft-text';
import { FormInstructions } from './form-instructions';
import { HowItWasMade } from './how-it-was-made';
import { LengthMeter } from './length-meter';
import { LimitForm } from './limit-form';
import { ReplacementList } from './replacement-list';
import { SaveWithReport } from './save-with-report';
import type { Send } from './statement-work';
import type { SavedWithReport } from './use-saved-statement';
import type { StatementAnswer } from './use-statement-result';

interface DraftStepProps {
  progress: StatementProgress;
  send: Send;
  cards: readonly Card[];
  answer: StatementAnswer;
  saved: SavedWithReport;
  note: Pick<DraftState<unknown>, 'saving' | 'takenOver'>;
}

/** The draft with the words that the person keeps although it is anonymous. */
function shownDraft({ result, original }: StatementAnswer, keptWords: readonly string[]): StatementDraft | null {
  if (!result) return null;
  if (!original || !result.replacements) return result.draft;
  return withKeptWords(original.draft, result.draft, result.replacements, keptWords);
}

/** Step 3: the draft with its check, and the buttons to copy or download it. */
export function DraftStep({ progress, send, cards, answer, saved, note }: DraftStepProps) {
  const { result } = answer;
  const draft = shownDraft(answer, progress.keptWords);
  const goTo = (criterionId: string) => send({ type: 'went', step: 'answers', card: criterionId });
  const { instructions } = progress.source;
  const asksAnonymous = asksForAnonymity(instructions) || progress.source.behaviours !== null;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 space-y-6">
        <div data-screen-only className="space-y-6">
          <FormInstructions instructions={instructions} asksForAnonymity={false} />
          <LimitForm settings={progress.settings} asksAnonymous={asksAnonymous} onSet={(settings) => send({ type: 'set', settings })} />
        </div>
        {result && draft ? (
          <Written {...{ progress, send, result, draft, saved, goTo, isBusy: answer.isBusy }} />
        ) : (
          <p role="status" className="flex min-h-40 items-center gap-2 text-ink-soft">
            {answer.isBusy && (
              <>
                <LoaderCircle className="turning size-5" />
                Putting your words in order…
              </>
            )}
          </p>
        )}
        <div data-screen-only className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
          <StepBar completed={[true, true, false]} current={2}>
            <BarButton variant="outline" onClick={() => goTo(cards[openCard(cards, progress.card)]?.id ?? whyId)}>
              Back to your answers
            </BarButton>
          </StepBar>
          <SaveNote {...note} />
        </div>
      </div>
      {result && <CheckList check={result.check} cards={cards} goTo={goTo} />}
    </div>
  );
}

interface WrittenProps {
  progress: StatementProgress;
  send: Send;
  result: StatementResult;
  draft: StatementDraft;
  saved: SavedWithReport;
  goTo: (criterionId: string) => void;
  isBusy: boolean;
}

const Written = ({ progress, send, result, draft, saved, goTo, isBusy }: WrittenProps) => {
  const paragraphs = draftParagraphs(draft);
  return (
    <>
      <LengthMeter draft={draft} paragraphs={paragraphs} />
      <DraftText paragraphs={paragraphs} isBusy={isBusy} goTo={goTo} />
      {result.replacements && (
        <ReplacementList
          replacements={result.replacements}
          keptWords={progress.keptWords}
          onKeep={(word, isKept) => send({ type: 'kept-word', word, isKept })}
        />
      )}
      <CopyActions draft={draft} paragraphs={paragraphs} isBusy={isBusy} goTo={goTo} />
      <SaveWithReport saved={saved} text={wholeText(draft)} />
      <HowItWasMade engine={result.engine} draft={draft} />
    </>
  );
};
