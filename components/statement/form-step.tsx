'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { SaveNote } from '@/components/improve/workspace/save-note';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { Button } from '@/components/ui/button';
import type { DraftState } from '@/lib/client/drafts';
import { asksForAnonymity } from '@/lib/guidance/statement-hints';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import { CriteriaList } from './criteria-list';
import { FormInput } from './form-input';
import { FormInstructions } from './form-instructions';
import type { Send } from './statement-work';

interface FormStepProps {
  progress: StatementProgress;
  send: Send;
  analysisId: string | null;
  note: Pick<DraftState<unknown>, 'saving' | 'takenOver'>;
}

/** Step 1: the form's criteria are pasted, read and edited. */
export function FormStep({ progress, send, analysisId, note }: FormStepProps) {
  const [isReadingAgain, setReadingAgain] = useState(false);
  const hasCriteria = progress.listed.length > 0;
  if (!hasCriteria || isReadingAgain)
    return (
      <FormInput
        progress={progress}
        analysisId={analysisId}
        onRead={(event) => {
          send(event);
          setReadingAgain(false);
        }}
        onType={(text) => {
          send({ type: 'typed', text });
          setReadingAgain(false);
        }}
        onCancel={hasCriteria ? () => setReadingAgain(false) : null}
      />
    );
  const { instructions } = progress.source;
  return (
    <div className="space-y-6 lg:space-y-8">
      <FormInstructions instructions={instructions} asksForAnonymity={asksForAnonymity(instructions)} />
      <CriteriaList progress={progress} send={send} />
      <div className="flex flex-wrap items-center gap-3 lg:border-t lg:pt-5">
        <StepBar completed={[true, false, false]} current={1}>
          <BarButton onClick={() => send({ type: 'went', step: 'answers' })}>
            Go to your answers
            <ChevronRight className="ml-1 inline size-5" />
          </BarButton>
        </StepBar>
        <Button variant="outline" onClick={() => setReadingAgain(true)}>
          Use another text
        </Button>
        <SaveNote {...note} />
      </div>
    </div>
  );
}
