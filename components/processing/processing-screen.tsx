'use client';

import { useSettings } from '@/components/layout/settings-context';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ArrowIcon, SpinnerIcon, TickIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useNow } from '@/components/ui/use-now';
import { progressAt, type StepState } from '@/lib/client/progress';
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
      className={cn('flex items-center gap-3 py-1.5', state === 'pending' && 'text-ink-faint', state === 'current' && 'font-semibold')}
    >
      <span
        className={cn(
          'flex size-6 shrink-0 items-center justify-center rounded-full border',
          state === 'completed' && 'tone-green border-[var(--tone)] tone-text',
          state === 'current' && 'border-accent text-accent',
          state === 'pending' && 'border-rule-strong',
        )}
      >
        {state === 'completed' && <TickIcon width="14" height="14" strokeWidth="2.6" />}
        {state === 'current' && <SpinnerIcon width="14" height="14" className="turning" />}
      </span>
      {name}
      <span className="sr-only">: {stateNames[state]}</span>
    </li>
  );
}

/** While the analysis runs. As soon as the result is really there a button offers it; nobody has to wait for nothing. */
export default function ProcessingScreen({ startedAtMs, isReady, onView }: ProcessingScreenProps) {
  const { minLoadingMs } = useSettings();
  const elapsedMs = useNow(tickMs) - startedAtMs;
  const { steps, percent } = progressAt(elapsedMs, minLoadingMs);
  const current = steps.find((step) => step.state === 'current')?.name ?? 'Finishing';
  return (
    <div className="mx-auto grid max-w-4xl gap-x-14 gap-y-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="md:col-span-2">
        <h1 className="text-2xl">Analysing your CV</h1>
        <p className="mt-3 text-ink-soft">The whole analysis takes {product.statedTime}. You can leave this page open and come back.</p>
      </div>
      <div>
        <div className="flex items-baseline justify-between text-sm">
          <span className="font-semibold">{current}</span>
          <span className="tabular-nums">{percent}%</span>
        </div>
        <div className="mt-2">
          <ProgressBar percent={percent} label="Analysis" valueText={`${percent}%, ${current}`} />
        </div>
        <ol className="mt-5" aria-label="Steps of the analysis">
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      </div>
      <div className="space-y-6">
        <div role="status" aria-live="polite" className="min-h-12">
          {isReady ? (
            <Button className="arriving w-full max-sm:px-3" onClick={onView}>
              Your results are ready - view them now
              <ArrowIcon className="shrink-0 max-sm:hidden" />
            </Button>
          ) : (
            elapsedMs < timings.overlayMs && <p className="arriving text-sm text-ink-faint">Your CV has been handed to the analysis.</p>
          )}
        </div>
        <FactBox />
      </div>
    </div>
  );
}
