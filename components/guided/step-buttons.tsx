import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { canComplete, canGoBack, canGoOn, isLastStep, type GuidedEvent, type GuidedProgress } from '@/lib/guidance/guided-progress';

/** Back, complete, next. */
export const StepButtons = ({ progress, send }: { progress: GuidedProgress; send: (event: GuidedEvent) => void }) => (
  <StepBar completed={progress.steps.map(({ completed }) => completed)} current={progress.current}>
    <BarButton
      icon={<ChevronLeft className="size-5" />}
      variant="outline"
      disabled={!canGoBack(progress)}
      onClick={() => send({ type: 'previous' })}
    >
      Previous
    </BarButton>
    {/* Keyed, so that the button of each step starts its own pause against a double press (step-bar.tsx). */}
    <BarButton key={progress.current} disabled={!canComplete(progress)} onClick={() => send({ type: 'completed' })}>
      {isLastStep(progress) ? 'Finish' : 'Complete & Continue'}
    </BarButton>
    <BarButton
      icon={<ChevronRight className="size-5" />}
      variant="outline"
      disabled={!canGoOn(progress)}
      onClick={() => send({ type: 'next' })}
    >
      Next
    </BarButton>
  </StepBar>
);
