'use client';

import { useState } from 'react';
import { ImprovedCvActions } from '@/components/improve/download/improved-cv-actions';
import { OpenGaps } from '@/components/improve/download/open-gaps';
import { sampleNote } from '@/components/improve/workspace/sample-note';
import { SaveNote } from '@/components/improve/workspace/save-note';
import { useStepStart } from '@/components/improve/workspace/use-step-start';
import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import type { LiveSource } from '@/lib/client/live-score/score-edits';
import type { StrategyId } from '@/lib/guidance/strategies';
import { isSectionCompleted, sectionContent, sectionIndex } from '@/lib/guidance/walkthrough-progress';
import { sectionAdvice, stepTitles, type WalkthroughFlow } from '@/lib/guidance/walkthrough-steps';
import type { DisplayResult } from '@/lib/report/display-result';
import type { ReadAnalysis } from '@/lib/report/read-analysis';
import { demoId } from '@/lib/shared/demo-id';
import { JobMatchPanel } from './job-match-panel';
import { SectionButtons } from './section-buttons';
import { SectionStep } from './section-step';
import { StrategyChoice } from './strategy-choice';
import { TargetingForm } from './targeting-form';
import { useAdvertInAddress } from './use-advert-in-address';
import { useWalkthrough } from './use-walkthrough';
import { WalkthroughHeader } from './walkthrough-header';

interface WalkthroughWorkProps {
  id: string;
  flow: WalkthroughFlow;
  report: ReadAnalysis;
  /** null in any browser but the owner's. */
  source: LiveSource | null;
}

const notOwner = 'Suggestions and downloads open only in the browser that uploaded the CV.';

/** Strategy, targeting, three sections, a finished CV. */
export function WalkthroughWork({ id, flow, report, source }: WalkthroughWorkProps) {
  const walkthrough = useWalkthrough(id, flow, report.result, source);
  const { progress, strategy, parts, edited, send } = walkthrough;
  const { step, targeting } = progress;
  useAdvertInAddress(id, source !== null && id !== demoId, (jobDescription) => send({ type: 'aimed', jobDescription }));
  const [isFinished, setFinished] = useState(false);
  const { start } = useStepStart(step);
  const completed = [progress.targetingCompleted, ...progress.sections.map((part) => part.completed)];
  const noSuggestion = source ? null : notOwner;
  return (
    <Dialog open={isFinished} onOpenChange={setFinished}>
      <div className="space-y-4 lg:space-y-8">
        <WalkthroughHeader
          id={id}
          progress={progress}
          titles={stepTitles(flow)}
          completed={completed}
          note={noSuggestion ?? (id === demoId ? sampleNote : null)}
        />
        <div ref={start} tabIndex={-1} className="space-y-4 outline-none lg:space-y-6">
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
          <CurrentSection {...{ id, flow, report, source, walkthrough, completed, noSuggestion }} />
        </div>
      </div>
      <DialogContent>
        <DialogTitle>CV walkthrough complete!</DialogTitle>
        <DialogDescription>Your improved CV has one column, your own words and your contact details.</DialogDescription>
        <OpenGaps
          parts={parts}
          onGo={(to) => {
            setFinished(false);
            send({ type: 'went', to });
          }}
        />
        <ImprovedCvActions id={id} sections={edited} before={report.result} />
        <DialogClose className={buttonVariants({ variant: 'outline' })}>Close</DialogClose>
      </DialogContent>
    </Dialog>
  );
}

const offeredRoles = 3;

/** The roles that the report found for this CV, each with the next step above it. */
const fittingRoles = ({ roleMatches }: DisplayResult): string[] =>
  [...new Set(roleMatches.flatMap(({ title, next }) => (next ? [title, next] : [title])))].slice(0, offeredRoles);

/** An advert is compared with the owner's CV only: not with the sample, and not where no target was chosen. */
const canMatchJob = (id: string, jobDescription: string, strategy: StrategyId | undefined, isOwner: boolean): boolean =>
  isOwner && id !== demoId && strategy !== 'general' && jobDescription.trim() !== '';

interface CurrentSectionProps extends WalkthroughWorkProps {
  walkthrough: ReturnType<typeof useWalkthrough>;
  completed: readonly boolean[];
  noSuggestion: string | null;
}

/** Steps 1 to 3. */
function CurrentSection({ id, flow, report, source, walkthrough, completed, noSuggestion }: CurrentSectionProps) {
  const { progress, strategy, edited, scores, suggestions, targetAdvice, send, saving, takenOver } = walkthrough;
  const { step, targeting } = progress;
  const section = flow.sections[sectionIndex(progress)];
  if (!section) return null;
  return (
    <>
      {canMatchJob(id, targeting.jobDescription, strategy?.id, source !== null) && (
        <JobMatchPanel analysisId={id} step={step} jobDescription={targeting.jobDescription} targetRole={targeting.targetRole} />
      )}
      <SectionStep
        key={section.title}
        section={section}
        advice={sectionAdvice(report.result, section)}
        targeted={targetAdvice[section.section] ?? []}
        isCompleted={isSectionCompleted(progress)}
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
          <SectionButtons progress={progress} completed={completed} send={send} />
          <SaveNote saving={saving} takenOver={takenOver} />
        </div>
      </SectionStep>
    </>
  );
}
