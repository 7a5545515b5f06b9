import { sampleNote } from '@/components/improve/workspace/sample-note';
import { StepProgress } from '@/components/improve/workspace/step-progress';
import { WorkTitle } from '@/components/improve/workspace/work-title';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { guidedMinutes } from '@/lib/guidance/guided-steps';

/** Why this browser cannot edit the CV. */
export const notOwner = 'Suggestions and downloads open only in the browser that uploaded the CV.';

/** The way back, the title, the progress, and whose CV this is. */
export const GuidedHeader = ({ id, percent, isOwner, isSample }: { id: string; percent: number; isOwner: boolean; isSample: boolean }) => (
  <div className="space-y-2 lg:space-y-4">
    <WorkTitle id={id} title="Guided CV Improvement" />
    {percent === 0 && (
      <p className="measure text-ink-soft max-lg:text-sm">
        Five steps of about {guidedMinutes.perStep} minutes each ({guidedMinutes.total} in total). You keep what is true, we help to say it.
      </p>
    )}
    <StepProgress percent={percent} label={`${percent}% completed`} />
    {isOwner && isSample && (
      <Alert>
        <AlertTitle>{sampleNote}</AlertTitle>
      </Alert>
    )}
    {!isOwner && (
      <Alert>
        <AlertTitle>You are reading a shared report</AlertTitle>
        <AlertDescription>
          <p>{notOwner}</p>
        </AlertDescription>
      </Alert>
    )}
  </div>
);
