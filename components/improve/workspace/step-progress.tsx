import { Progress } from '@/components/ui/progress';

/** How much of the work is done, as a bar and in words. */
export const StepProgress = ({ percent, label }: { percent: number; label: string }) => (
  <div className="flex max-w-3xl items-center gap-x-3 lg:block lg:space-y-1">
    <div className="flex-1">
      <Progress value={percent} aria-label="Your progress" getValueLabel={() => label} />
    </div>
    <p className="text-sm text-ink-soft tabular-nums">{label}</p>
  </div>
);
