'use client';

import { ArrowRight, Check, LoaderCircle } from 'lucide-react';
import { useSettings } from '@/components/layout/settings-context';
import { ActionBar } from '@/components/ui/action-bar';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { useNow } from '@/components/ui/use-now';
import { progressAt, type Progress as ProgressNow, type StepState } from '@/lib/client/progress';
import { product } from '@/lib/content/product';
import { timings } from '@/lib/shared/timings';
import { FactBox } from './fact-box';

interface ProcessingScreenProps {
  startedAtMs: number;
  isReady: boolean;
  onView: () => void;
}

const tickMs = 250;
const stateNames: Record<StepState, string> = { pending: 'waiting', current: 'in progress', completed: 'done' };

function Step({ name, state }: { name: string; state: StepState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cn(
        'flex items-center gap-3 py-0.5 text-sm sm:py-1.5 sm:text-base',
        state === 'pending' && 'text-ink-faint',
        state === 'current' && 'font-semibold',
      )}
    >
      <span
        className={cn(
          'flex size-5 shrink-0 sm:size-6 items-center justify-center rounded-full border',
          state === 'completed' && 'tone-green border-[var(--tone)] tone-text',
          state === 'current' && 'border-accent text-accent',
          state === 'pending' && 'border-rule-strong',
        )}
      >
        {state === 'completed' && <Check className="size-3.5" strokeWidth="2.6" />}
        {state === 'current' && <LoaderCircle className="size-3.5 turning" />}
      </span>
      {name}
      <span className="sr-only">: {stateNames[state]}</span>
    </li>
  );
}

const finished = ({ steps }: ProgressNow): ProgressNow => ({
  steps: steps.map(({ name }) => ({ name, state: 'completed' })),
  percent: 100,
});

/** Shown while the analysis runs. A button offers the result as soon as it is ready, whatever the progress bar shows. */
export default function ProcessingScreen({ startedAtMs, isReady, onView }: ProcessingScreenProps) {
  const { minLoadingMs } = useSettings();
  const elapsedMs = useNow(tickMs) - startedAtMs;
  const running = progressAt(elapsedMs, minLoadingMs);
  const { steps, percent } = isReady ? finished(running) : running;
  const current = isReady ? 'Done' : (steps.find((step) => step.state === 'current')?.name ?? 'Finishing');
  return (
    <div className="mx-auto grid max-w-4xl gap-x-14 gap-y-6 sm:gap-y-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="md:col-span-2">
        <h1 className="text-2xl">{isReady ? 'Your results are ready' : 'Analysing your CV'}</h1>
        <p className="mt-3 text-ink-soft max-sm:text-sm">
          {isReady
            ? 'Everything has been read. View your report now, or wait: it opens by itself.'
            : `The whole analysis takes ${product.statedTime}. You can leave this page open and come back.`}
        </p>
      </div>
      <div>
        <div className="flex items-baseline justify-between text-sm">
          <span className="font-semibold">{current}</span>
          <span className="tabular-nums">{percent}%</span>
        </div>
        <div className="mt-2">
          <Progress value={percent} aria-label="Analysis" getValueLabel={() => `${percent}%, ${current}`} />
        </div>
        <ol className="mt-4 sm:mt-5" aria-label="Steps of the analysis">
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      </div>
      <div className="space-y-6">
        <ActionBar>
          <div role="status" aria-live="polite" className="flex min-h-11 items-center">
            {isReady ? (
              <Button className="arriving w-full max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:leading-tight" onClick={onView}>
                <span>
                  <span className="whitespace-nowrap">Your results are ready -</span> view them now
                </span>
                <ArrowRight className="size-5 shrink-0" />
              </Button>
            ) : (
              <p className="text-sm text-ink-faint">
                {elapsedMs < timings.overlayMs ? 'Your CV has been handed to the analysis.' : 'Your results will appear here.'}
              </p>
            )}
          </div>
        </ActionBar>
        <FactBox />
      </div>
    </div>
  );
}
