'use client';

import { useEffect, useId, useRef } from 'react';
import { editedParts } from '@/components/improve/edited-parts';
import { goToStart } from '@/components/improve/go-to-start';
import { ImprovedCvActions } from '@/components/improve/improved-cv-actions';
import { localSuggestions } from '@/components/improve/local-suggestions';
import { OpenGaps } from '@/components/improve/open-gaps';
import { sampleNote } from '@/components/improve/sample-note';
import { SaveNote } from '@/components/improve/save-note';
import { SectionEditor } from '@/components/improve/section-editor';
import { BarButton, StepBar } from '@/components/improve/step-bar';
import { useDraft } from '@/components/improve/use-draft';
import { useLiveScore } from '@/components/improve/use-live-score';
import { useSuggestions } from '@/components/improve/use-suggestions';
import { RatingBadge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { ChevronIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import {
  canComplete,
  canGoBack,
  canGoOn,
  contentOf,
  guidedPercent,
  guidedReducer,
  isLastStep,
  type GuidedEvent,
} from '@/lib/guidance/guided-progress';
import { guidedMinutes, guidedSteps } from '@/lib/guidance/guided-steps';
import { guidedDraft } from './guided-draft';
import { demoId } from '@/lib/shared/demo-id';
import { StepAdvice } from './step-advice';
import { StepTabs, tabId } from './step-tabs';

interface GuidedWorkProps {
  id: string;
  report: ReadAnalysis;
  /** null in another browser than the owner's. */
  source: LiveSource | null;
  /** The step the address asks for; then the visitor goes where they like. */
  startAt: string | null;
}

const notOwner = 'Suggestions and downloads open only in the browser that uploaded the CV.';
const noChange = 'No change is needed here: this part is rated well.';

/** Five steps from the CV as it is to a better one. */
export function GuidedWork({ id, report, source, startAt }: GuidedWorkProps) {
  const { progress, saving, takenOver, update } = useDraft(guidedDraft, id);
  const steps = guidedSteps(report.cvText, report.result);
  const edited = editedParts(steps.map(({ section }, index) => [section, progress.steps[index]?.improvedContent ?? ''] as const));
  const scores = useLiveScore(source, edited);
  const inBrowser = localSuggestions(scores.engine, report.result);
  const suggestions = useSuggestions(id, undefined, id === demoId ? inBrowser : undefined);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { current } = progress;
  const shown = useRef(current);
  const done = useRef<HTMLElement>(null);
  const percent = guidedPercent(progress);
  const wasDone = useRef(percent === 100);
  const step = steps[current];
  const send = (event: GuidedEvent) => update(guidedReducer(progress, event));

  const opensAt = useRef(steps.findIndex((one) => one.id === startAt));
  useEffect(() => {
    if (opensAt.current < 0) return;
    send({ type: 'went', to: opensAt.current });
    opensAt.current = -1;
    // A reload opens the step one was in, not the one a link once led to.
    const here = new URL(window.location.href);
    here.searchParams.delete('step');
    window.history.replaceState(window.history.state, '', here);
  });

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // After a button that moved on, reading goes on where the new step begins; a tab keeps its own focus.
    if (document.activeElement?.getAttribute('role') !== 'tab') goToStart(panel.current);
  }, [current]);

  useEffect(() => {
    // The button that finished the work stands far below what there is to be had for it.
    if (percent === 100 && !wasDone.current) done.current?.focus();
    wasDone.current = percent === 100;
  }, [percent]);

  if (!step) return null;
  const original = source?.sections[step.section] ?? step.originalContent;
  return (
    <div className="space-y-4 lg:space-y-8">
      <div className="space-y-2 lg:space-y-4">
        <div className="flex items-center gap-1 sm:block sm:space-y-2 lg:space-y-4">
          <ButtonLink href="/" variant="quiet" size="bare" className="max-sm:-ml-3 max-sm:size-11">
            <ChevronIcon className="rotate-90 sm:hidden" />
            <span className="max-sm:sr-only">Back to Analysis</span>
          </ButtonLink>
          <h1 className="text-lg sm:text-2xl">Guided CV Improvement</h1>
        </div>
        {percent === 0 && (
          <p className="measure text-ink-soft max-lg:text-sm">
            Five steps of about {guidedMinutes.perStep} minutes each ({guidedMinutes.total} in total). You keep what is true, we help to say
            it.
          </p>
        )}
        <div className="flex max-w-3xl items-center gap-x-3 lg:block lg:space-y-1">
          <div className="flex-1">
            <ProgressBar percent={percent} label="Your progress" valueText={`${percent}% completed`} />
          </div>
          <p className="text-sm text-ink-soft tabular-nums">{percent}% completed</p>
        </div>
        {source && id === demoId && <Notice tone="grey" title={sampleNote} />}
        {!source && (
          <Notice tone="grey" title="You are reading a shared report">
            <p>{notOwner}</p>
          </Notice>
        )}
      </div>
      {percent === 100 && (
        <section
          ref={done}
          tabIndex={-1}
          aria-labelledby="done-title"
          className="scroll-mt-6 rounded-lg outline-none border border-accent bg-accent-wash p-5 sm:p-8"
        >
          <h2 id="done-title" className="text-xl">
            Congratulations
          </h2>
          <p className="measure mt-2 mb-5">
            All five steps are done. Your improved CV has one column, standard headings and your own contact details.
          </p>
          <div className="mb-5 empty:hidden">
            <OpenGaps
              parts={steps.map(({ title }, index) => ({ title, content: progress.steps[index]?.improvedContent ?? '' }))}
              onGo={(to) => send({ type: 'went', to })}
            />
          </div>
          <ImprovedCvActions id={id} sections={edited} before={report.result} />
        </section>
      )}
      <StepTabs
        titles={steps.map(({ title }) => title)}
        completed={progress.steps.map(({ completed }) => completed)}
        current={progress.current}
        panelId={panelId}
        onGo={(to) => send({ type: 'went', to })}
      />
      <div
        ref={panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, progress.current)}
        tabIndex={-1}
        className="space-y-4 outline-none lg:space-y-6"
      >
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 className="text-xl">{step.title}</h2>
            {step.rating && <RatingBadge rating={step.rating} />}
          </div>
          <p className="mt-1 text-ink-soft max-lg:text-sm">
            {step.description} About {guidedMinutes.perStep} minutes.
          </p>
        </div>
        <StepAdvice key={`advice-${step.id}`} tips={step.tips} examples={step.examples} beforeAfter={step.beforeAfter} />
        <SectionEditor
          key={step.id}
          section={step.section}
          original={original}
          content={contentOf(progress)}
          onEdit={(content) => send({ type: 'edited', content })}
          suggestions={suggestions}
          scores={scores}
          reported={report.result.score}
          edited={edited}
          noSuggestion={!source ? notOwner : step.offersSuggestion ? null : noChange}
          label={`Improved content: ${step.title}`}
        />
        <div className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
          <StepBar completed={progress.steps.map(({ completed }) => completed)} current={current}>
            <BarButton
              sign={<ChevronIcon className="rotate-90" />}
              variant="outline"
              disabled={!canGoBack(progress)}
              onClick={() => send({ type: 'previous' })}
            >
              Previous
            </BarButton>
            <BarButton key={step.id} disabled={!canComplete(progress)} onClick={() => send({ type: 'completed' })}>
              {isLastStep(progress) ? 'Finish' : 'Complete & Continue'}
            </BarButton>
            <BarButton
              sign={<ChevronIcon className="-rotate-90" />}
              variant="outline"
              disabled={!canGoOn(progress)}
              onClick={() => send({ type: 'next' })}
            >
              Next
            </BarButton>
          </StepBar>
          <SaveNote saving={saving} takenOver={takenOver} />
        </div>
      </div>
    </div>
  );
}
