'use client';

import { ImprovedCvActions } from '@/components/improve/download/improved-cv-actions';
import { OpenGaps } from '@/components/improve/download/open-gaps';
import { SectionEditor } from '@/components/improve/editor/section-editor';
import { useLiveScore } from '@/components/improve/live-score/use-live-score';
import { localSuggestions } from '@/components/improve/suggestions/local-suggestions';
import { useSuggestions } from '@/components/improve/suggestions/use-suggestions';
import { editedParts } from '@/components/improve/workspace/edited-parts';
import { SaveNote } from '@/components/improve/workspace/save-note';
import { useDraft } from '@/components/improve/workspace/use-draft';
import { useStepStart } from '@/components/improve/workspace/use-step-start';
import { RatingBadge } from '@/components/ui/rating-badge';
import { Tabs, TabsContent } from '@/components/ui/tabs';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import { contentOf, guidedPercent, guidedReducer, type GuidedEvent } from '@/lib/guidance/guided-progress';
import { guidedMinutes, guidedSteps, type GuidedStep } from '@/lib/guidance/guided-steps';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { demoId } from '@/lib/shared/demo-id';
import { GuidedDone } from './guided-done';
import { guidedDraft } from './guided-draft';
import { GuidedHeader, notOwner } from './guided-header';
import { StepAdvice } from './step-advice';
import { StepButtons } from './step-buttons';
import { StepTabs } from './step-tabs';
import { useDoneFocus } from './use-done-focus';
import { useFirstStep } from './use-first-step';

interface GuidedWorkProps {
  id: string;
  report: ReadAnalysis;
  /** null in any browser but the owner's. */
  source: LiveSource | null;
  /** The step named in the address; after that the visitor chooses. */
  startAt: string | null;
}

const noChange = 'No change is needed here: this part is rated well.';

/** What the editor offers: suggestions, or keeping a part that is already good. */
const offeredFor = (isOwner: boolean, { offersSuggestion }: GuidedStep) => ({
  noSuggestion: !isOwner ? notOwner : offersSuggestion ? null : noChange,
  isGood: isOwner && !offersSuggestion,
});

/** The five steps of the guided improvement. */
export function GuidedWork({ id, report, source, startAt }: GuidedWorkProps) {
  const { progress, saving, takenOver, update } = useDraft(guidedDraft, id);
  const steps = guidedSteps(report.cvText, report.result);
  const parts = steps.map(({ title, section }, index) => ({ title, section, content: progress.steps[index]?.improvedContent ?? '' }));
  const edited = editedParts(parts.map(({ section, content }) => [section, content] as const));
  const scores = useLiveScore(source, edited);
  const suggestions = useSuggestions(id, undefined, id === demoId ? localSuggestions(scores.engine, report.result) : undefined);
  const { current } = progress;
  const percent = guidedPercent(progress);
  const send = (event: GuidedEvent) => update(guidedReducer(progress, event));
  const goTo = (to: number) => send({ type: 'went', to });
  const firstIndex = steps.findIndex((step) => step.id === startAt);
  useFirstStep(firstIndex, goTo);
  const { start, keepFocus } = useStepStart(current);
  const done = useDoneFocus(percent === 100);

  const step = steps[current];
  if (!step) return null;
  return (
    <div className="space-y-4 lg:space-y-8">
      <GuidedHeader id={id} percent={percent} isOwner={source !== null} isSample={id === demoId} />
      {percent === 100 && (
        <GuidedDone ref={done}>
          <OpenGaps parts={parts} onGo={goTo} />
          <ImprovedCvActions id={id} sections={edited} before={report.result} />
        </GuidedDone>
      )}
      <Tabs
        value={String(current)}
        onValueChange={(value) => {
          keepFocus();
          goTo(Number(value));
        }}
        className="space-y-4 lg:space-y-8"
      >
        <StepTabs titles={steps.map(({ title }) => title)} completed={progress.steps.map(({ completed }) => completed)} />
        <TabsContent ref={start} value={String(current)} tabIndex={-1} className="space-y-4 outline-none lg:space-y-6">
          <StepHeader step={step} />
          <StepAdvice key={`advice-${step.id}`} tips={step.tips} examples={step.examples} beforeAfter={step.beforeAfter} />
          <SectionEditor
            key={step.id}
            section={step.section}
            original={source?.sections[step.section] ?? step.originalContent}
            content={contentOf(progress)}
            onEdit={(content) => send({ type: 'edited', content })}
            suggestions={suggestions}
            scores={scores}
            reported={report.result.score}
            edited={edited}
            {...offeredFor(source !== null, step)}
            label={`Improved content: ${step.title}`}
          />
          <div className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
            <StepButtons progress={progress} send={send} />
            <SaveNote saving={saving} takenOver={takenOver} />
          </div>
        </TabsContent>
      </Tabs>
    </div>
  );
}

const StepHeader = ({ step }: { step: GuidedStep }) => (
  <div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-xl">{step.title}</h2>
      {step.rating && <RatingBadge rating={step.rating} />}
    </div>
    <p className="mt-1 text-ink-soft max-lg:text-sm">
      {step.description} About {guidedMinutes.perStep} minutes.
    </p>
  </div>
);
