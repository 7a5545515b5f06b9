'use client';

import { useEffect, useRef, useState } from 'react';
import { editedParts } from '@/components/improve/edited-parts';
import { goToStart } from '@/components/improve/go-to-start';
import { ImprovedCvActions } from '@/components/improve/improved-cv-actions';
import { OpenGaps } from '@/components/improve/open-gaps';
import { sampleNote } from '@/components/improve/sample-note';
import { SaveNote } from '@/components/improve/save-note';
import { BarButton, StepBar } from '@/components/improve/step-bar';
import { useDraft } from '@/components/improve/use-draft';
import { localSuggestions } from '@/components/improve/local-suggestions';
import { useLiveScore } from '@/components/improve/use-live-score';
import { useSuggestions } from '@/components/improve/use-suggestions';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChevronIcon, TickIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import { claimText } from '@/lib/content/claims';
import { findStrategy } from '@/lib/guidance/strategies';
import {
  canFinish,
  canMarkComplete,
  isLastSection,
  isSectionCompleted,
  progressLabel,
  sectionContent,
  sectionIndex,
  walkthroughPercent,
  walkthroughReducer,
  type WalkthroughEvent,
} from '@/lib/guidance/walkthrough-progress';
import { sectionAdvice, stepTitles, type WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { demoId } from '@/lib/shared/demo-id';
import { JobMatchPanel } from './job-match-panel';
import { SectionStep } from './section-step';
import { StepList } from './step-list';
import { StrategyChoice } from './strategy-choice';
import { TargetingForm } from './targeting-form';
import { useTargetAdvice } from './use-target-advice';
import { walkthroughDraft } from './walkthrough-draft';

interface WalkthroughWorkProps {
  id: string;
  flow: WalkthroughFlow;
  report: ReadAnalysis;
  /** null in another browser than the owner's. */
  source: LiveSource | null;
}

const notOwner = 'Suggestions and downloads open only in the browser that uploaded the CV.';

const rolesOffered = 3;

/** What the report found this CV to fit, and the step above it. */
const fittingRoles = ({ roleMatches }: DisplayResult): string[] =>
  [...new Set(roleMatches.flatMap(({ title, next }) => (next ? [title, next] : [title])))].slice(0, rolesOffered);

/** Strategy, targeting, three sections, a finished CV. */
export function WalkthroughWork({ id, flow, report, source }: WalkthroughWorkProps) {
  const { claims } = useSettings();
  const promise = claimText('topTenPercent', claims);
  const [shape] = useState(() => walkthroughDraft(flow));
  const { progress, saving, takenOver, update } = useDraft(shape, id);
  const { targeting, step } = progress;
  const strategy = findStrategy(progress.strategy);
  const edited = editedParts(flow.sections.map(({ section }, index) => [section, progress.sections[index]?.content ?? ''] as const));
  const scores = useLiveScore(source, edited);
  const inBrowser = localSuggestions(scores.engine, report.result);
  const suggestions = useSuggestions(id, { strategy: strategy?.id ?? 'general', ...targeting }, id === demoId ? inBrowser : undefined);
  const targeted = useTargetAdvice(source, strategy?.id ?? null, targeting);
  const [isFinished, setFinished] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const send = (event: WalkthroughEvent) => update(walkthroughReducer(flow, progress, event));
  const section = flow.sections[sectionIndex(progress)];
  const noSuggestion = source ? null : notOwner;
  const completed = [progress.targetingCompleted, ...progress.sections.map((part) => part.completed)];
  const isMarked = isSectionCompleted(progress);
  const isReadyToMark = canMarkComplete(progress) && !isMarked;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    goToStart(top.current);
  }, [step]);

  return (
    <div className="space-y-4 lg:space-y-8">
      <div className="space-y-2 lg:space-y-4">
        <h1 className="text-lg sm:text-2xl">CV Optimization Walkthrough</h1>
        {promise && <p className="measure text-ink-soft max-lg:text-sm">{promise}</p>}
        <div className="flex max-w-3xl items-center gap-x-3 lg:block lg:space-y-1">
          <div className="flex-1">
            <ProgressBar percent={walkthroughPercent(progress)} label="Your progress" valueText={progressLabel(progress)} />
          </div>
          <p className="text-sm text-ink-soft tabular-nums">{progressLabel(progress)}</p>
        </div>
        <StepList titles={stepTitles(flow)} completed={completed} current={step} />
        {(noSuggestion ?? id === demoId) && <Notice tone="grey" title={noSuggestion ?? sampleNote} />}
      </div>
      <div ref={top} tabIndex={-1} className="space-y-4 outline-none lg:space-y-6">
        {step === -1 && (
          <StrategyChoice
            chosen={progress.strategy}
            completed={completed}
            onChoose={(chosen) => send({ type: 'chose', strategy: chosen })}
            onBegin={() => send({ type: 'began' })}
          />
        )}
        {step === 0 && strategy && (
          <TargetingForm
            strategy={strategy}
            title={flow.hasStrategyChoice ? strategy.formTitle : flow.targetingTitle}
            form={targeting}
            completed={completed}
            roles={fittingRoles(report.result)}
            onFill={(field, value) => send({ type: 'filled', field, value })}
            onContinue={() => send({ type: 'continued' })}
            onChangeStrategy={flow.hasStrategyChoice ? () => send({ type: 'changedStrategy' }) : null}
          />
        )}
        {step > 0 && section && (
          <>
            {targeting.jobDescription.trim() !== '' && strategy?.id !== 'general' && id !== demoId && source && (
              <JobMatchPanel analysisId={id} step={step} jobDescription={targeting.jobDescription} targetRole={targeting.targetRole} />
            )}
            <SectionStep
              key={section.title}
              section={section}
              advice={sectionAdvice(report.result, section)}
              targeted={targeted[section.section] ?? []}
              isCompleted={isMarked}
              original={source?.sections[section.section] ?? ''}
              content={sectionContent(progress)}
              onEdit={(content) => send({ type: 'edited', content })}
              suggestions={suggestions}
              scores={scores}
              reported={report.result.score}
              edited={edited}
              noSuggestion={noSuggestion}
            >
              <div className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
                <StepBar completed={completed} current={step}>
                  <BarButton sign={<ChevronIcon className="rotate-90" />} variant="outline" onClick={() => send({ type: 'previous' })}>
                    Previous
                  </BarButton>
                  {/* One thing to do at a time: write, mark as complete, go on. A phone has words for that one only. */}
                  <BarButton
                    sign={isMarked && <TickIcon className="tone-green tone-text" />}
                    variant={isReadyToMark ? 'primary' : 'outline'}
                    disabled={!canMarkComplete(progress)}
                    onClick={() => send({ type: 'completed' })}
                  >
                    Mark as Complete
                  </BarButton>
                  {isLastSection(progress) ? (
                    <BarButton
                      sign={!isMarked && <ChevronIcon className="-rotate-90" />}
                      variant={canFinish(progress) ? 'primary' : 'outline'}
                      disabled={!canFinish(progress)}
                      onClick={() => setFinished(true)}
                    >
                      Finish Walkthrough
                    </BarButton>
                  ) : (
                    <BarButton
                      sign={!isMarked && <ChevronIcon className="-rotate-90" />}
                      variant={isMarked ? 'primary' : 'outline'}
                      onClick={() => send({ type: 'next' })}
                    >
                      Next Section
                    </BarButton>
                  )}
                </StepBar>
                <SaveNote saving={saving} takenOver={takenOver} />
              </div>
            </SectionStep>
          </>
        )}
      </div>
      <Dialog open={isFinished} title="CV walkthrough complete!" onClose={() => setFinished(false)}>
        <p>Your improved CV has one column, standard headings and your own contact details.</p>
        <OpenGaps
          parts={flow.sections.map(({ title }, index) => ({ title, content: progress.sections[index]?.content ?? '' }))}
          onGo={(to) => {
            setFinished(false);
            send({ type: 'went', to });
          }}
        />
        <ImprovedCvActions id={id} sections={edited} before={report.result} />
        <Button variant="outline" onClick={() => setFinished(false)}>
          Close
        </Button>
      </Dialog>
    </div>
  );
}
