'use client';

import { useEffect, useRef, useState } from 'react';
import { editedParts } from '@/components/improve/edited-parts';
import { ImprovedCvActions } from '@/components/improve/improved-cv-actions';
import { LiveScorePanel } from '@/components/improve/live-score-panel';
import { OpenGaps } from '@/components/improve/open-gaps';
import { sampleNote } from '@/components/improve/sample-note';
import { SaveNote } from '@/components/improve/save-note';
import { useDraft } from '@/components/improve/use-draft';
import { localSuggestions } from '@/components/improve/local-suggestions';
import { useLiveScore } from '@/components/improve/use-live-score';
import { useSuggestions } from '@/components/improve/use-suggestions';
import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
  const isReadyToMark = canMarkComplete(progress) && !isSectionCompleted(progress);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus();
  }, [step]);

  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <h1 className="text-xl sm:text-2xl">CV Optimization Walkthrough</h1>
        {promise && <p className="measure text-ink-soft">{promise}</p>}
        <div className="max-w-3xl space-y-1">
          <ProgressBar percent={walkthroughPercent(progress)} label="Your progress" valueText={progressLabel(progress)} />
          <p className="text-sm text-ink-soft tabular-nums">{progressLabel(progress)}</p>
        </div>
        <StepList
          titles={stepTitles(flow)}
          completed={[progress.targetingCompleted, ...progress.sections.map(({ completed }) => completed)]}
          current={step}
        />
        {(noSuggestion ?? id === demoId) && <Notice tone="grey" title={noSuggestion ?? sampleNote} />}
      </div>
      <div ref={top} tabIndex={-1} className="space-y-6 outline-none">
        {step === -1 && (
          <StrategyChoice
            chosen={progress.strategy}
            onChoose={(chosen) => send({ type: 'chose', strategy: chosen })}
            onBegin={() => send({ type: 'began' })}
          />
        )}
        {step === 0 && strategy && (
          <TargetingForm
            strategy={strategy}
            title={flow.hasStrategyChoice ? strategy.formTitle : flow.targetingTitle}
            form={targeting}
            roles={fittingRoles(report.result)}
            onFill={(field, value) => send({ type: 'filled', field, value })}
            onContinue={() => send({ type: 'continued' })}
            onChangeStrategy={flow.hasStrategyChoice ? () => send({ type: 'changedStrategy' }) : null}
          />
        )}
        {step > 0 && section && (
          <>
            {targeting.jobDescription.trim() !== '' && strategy?.id !== 'general' && id !== demoId && source && (
              <JobMatchPanel analysisId={id} jobDescription={targeting.jobDescription} targetRole={targeting.targetRole} />
            )}
            <SectionStep
              key={section.title}
              section={section}
              advice={sectionAdvice(report.result, section)}
              targeted={targeted[section.section] ?? []}
              isCompleted={isSectionCompleted(progress)}
              original={source?.sections[section.section] ?? ''}
              content={sectionContent(progress)}
              onEdit={(content) => send({ type: 'edited', content })}
              suggestions={suggestions}
              engine={scores.engine}
              edited={edited}
              noSuggestion={noSuggestion}
              score={<LiveScorePanel scores={scores} reported={report.result.score} />}
            >
              <div className="flex flex-wrap items-center gap-3 border-t pt-5">
                <Button variant="outline" className="max-sm:flex-auto max-sm:px-3" onClick={() => send({ type: 'previous' })}>
                  Previous
                </Button>
                {/* One thing to do at a time: write, mark as complete, go on. */}
                <Button
                  variant={isReadyToMark ? 'primary' : 'outline'}
                  className="transition-none! max-sm:order-first max-sm:basis-full"
                  disabled={!canMarkComplete(progress)}
                  onClick={() => send({ type: 'completed' })}
                >
                  Mark as Complete
                </Button>
                {isLastSection(progress) ? (
                  <Button
                    variant={canFinish(progress) ? 'primary' : 'outline'}
                    className="transition-none! max-sm:flex-auto max-sm:px-3"
                    disabled={!canFinish(progress)}
                    onClick={() => setFinished(true)}
                  >
                    Finish Walkthrough
                  </Button>
                ) : (
                  <Button
                    variant={isSectionCompleted(progress) ? 'primary' : 'outline'}
                    className="transition-none! max-sm:flex-auto max-sm:px-3"
                    onClick={() => send({ type: 'next' })}
                  >
                    Next Section
                  </Button>
                )}
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
