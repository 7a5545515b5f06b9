import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { DialogTrigger } from '@/components/ui/dialog';
import {
  canFinish,
  canMarkComplete,
  isLastSection,
  isSectionCompleted,
  type WalkthroughEvent,
  type WalkthroughProgress,
} from '@/lib/guidance/walkthrough-progress';

interface SectionButtonsProps {
  progress: WalkthroughProgress;
  completed: readonly boolean[];
  send: (event: WalkthroughEvent) => void;
}

/** Back, mark as complete, continue. The next action is the primary button, and on a phone the only one with words. */
export function SectionButtons({ progress, completed, send }: SectionButtonsProps) {
  const isMarked = isSectionCompleted(progress);
  const nextIcon = !isMarked && <ChevronRight className="size-5" />;
  return (
    <StepBar completed={completed} current={progress.step}>
      <BarButton icon={<ChevronLeft className="size-5" />} variant="outline" onClick={() => send({ type: 'previous' })}>
        Previous
      </BarButton>
      <BarButton
        icon={isMarked && <Check className="tone-green tone-text size-5" />}
        variant={canMarkComplete(progress) && !isMarked ? 'default' : 'outline'}
        disabled={!canMarkComplete(progress)}
        onClick={() => send({ type: 'completed' })}
      >
        Mark as Complete
      </BarButton>
      {isLastSection(progress) ? (
        <DialogTrigger asChild>
          <BarButton icon={nextIcon} variant={canFinish(progress) ? 'default' : 'outline'} disabled={!canFinish(progress)}>
            Finish Walkthrough
          </BarButton>
        </DialogTrigger>
      ) : (
        <BarButton icon={nextIcon} variant={isMarked ? 'default' : 'outline'} onClick={() => send({ type: 'next' })}>
          Next Section
        </BarButton>
      )}
    </StepBar>
  );
}
