'use client';

import type { ReactNode, Ref } from 'react';
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
import { GuidedDone, GuidedSoFar } from './guided-done';
import { guidedDraft } from './guided-draft';
import { GuidedHeader, notOwner } from './guided-header';
import { StepAdvice } from './step-advice';
import { StepButtons } from './step-buttons';
import { StepTabs } from './step-tabs';
import { useDoneFocus } from './use-done-focus';
import { useFirstStep } from './use-first-step';
import type { PressedFix } from '@/components/improve/suggestions/pressed-fix';

interface GuidedWorkProps {
  id: string;
  report: ReadAnalysis;
  /** null in any browser but the owner's. */
  source: LiveSource | null;
  start: GuidedStart;
}

/** What the address asks for; afterwards the visitor chooses. */
export interface GuidedStart {
  step: string | null;
  /** Place of a fix in the report's list; NaN where there is none. */
  fix: number;
}

/** The fix that the visitor pressed, for the step it is made in. */
function fixOf({ result }: ReadAnalysis, { step, fix }: GuidedStart, current: GuidedStep): PressedFix | null {
  const found = step === current.id ? result.improvements[fix] : undefined;
  return found ? { title: found.title, quotes: found.evidence.map(({ quote }) => quote) } : null;
}

const noChange = 'No change is needed here: this part is rated well.';

/** What the editor offers: suggestions, or keeping a part that is already good. */
const offeredFor = (isOwner: boolean, { offersSuggestion }: GuidedStep) => ({
  noSuggestion: !isOwner ? notOwner : offersSuggestion ? null : noChange,
  isGood: isOwner && !offersSuggestion,
});

/** Five steps from the CV as it is to a better one. */
export function GuidedWork({ id, report, source, start }: GuidedWorkProps) {
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
  const firstIndex = steps.findIndex((step) => step.id === start.step);
  useFirstStep(firstIndex, goTo);
  const { start: top, keepFocus } = useStepStart(current);
  const done = useDoneFocus(percent === 100);

  const step = steps[current];
  if (!step) return null;
  return (
    <div className="space-y-4 lg:space-y-8">
      <GuidedHeader id={id} percent={percent} isOwner={source !== null} isSample={id === demoId} />
      <Downloads ref={done} percent={percent} isOwner={source !== null}>
        <OpenGaps parts={parts} onGo={goTo} />
        <ImprovedCvActions id={id} sections={edited} before={report.result} />
      </Downloads>
      <Tabs
        value={String(current)}
        onValueChange={(value) => {
          keepFocus();
          goTo(Number(value));
        }}
        className="space-y-4 lg:space-y-8"
      >
        <StepTabs titles={steps.map(({ title }) => title)} completed={progress.steps.map(({ completed }) => completed)} />
        <TabsContent ref={top} value={String(current)} tabIndex={-1} className="space-y-4 outline-none lg:space-y-6">
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
            fix={fixOf(report, start, step)}
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

/** What there is to be had for the steps that are done. */
function Downloads({ ref, percent, isOwner, children }: { ref: Ref<HTMLElement>; percent: number; isOwner: boolean; children: ReactNode }) {
  if (percent === 100) return <GuidedDone ref={ref}>{children}</GuidedDone>;
  return percent > 0 && isOwner ? <GuidedSoFar>{children}</GuidedSoFar> : null;
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
