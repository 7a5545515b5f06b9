import { StepProgress } from '@/components/improve/workspace/step-progress';
import { WorkTitle } from '@/components/improve/workspace/work-title';
import { useSettings } from '@/components/layout/settings-context';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { claimText } from '@/lib/content/claims';
import { progressLabel, walkthroughPercent, type WalkthroughProgress } from '@/lib/guidance/walkthrough-progress';
import { StepList } from './step-list';

interface WalkthroughHeaderProps {
  id: string;
  progress: WalkthroughProgress;
  titles: readonly string[];
  completed: readonly boolean[];
  /** Whose CV this is, where it is not the visitor's own. */
  note: string | null;
}

export function WalkthroughHeader({ id, progress, titles, completed, note }: WalkthroughHeaderProps) {
  const { claims } = useSettings();
  const promise = claimText('topTenPercent', claims);
  return (
    <div className="space-y-2 lg:space-y-4">
      <WorkTitle id={id} title="CV Optimization Walkthrough" />
      {promise && <p className="measure text-ink-soft max-lg:text-sm">{promise}</p>}
      <StepProgress percent={walkthroughPercent(progress)} label={progressLabel(progress)} />
      <StepList titles={titles} completed={completed} current={progress.step} />
      {note && (
        <Alert>
          <AlertTitle>{note}</AlertTitle>
        </Alert>
      )}
    </div>
  );
}
