'use client';

import { ChevronLeft } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import { BarButton, StepBar } from '@/components/improve/workspace/step-bar';
import { canContinue, isJobUrl, type Strategy, type TargetingField, type TargetingForm as Form } from '@/lib/guidance/strategies';
import { StrategyOutlook } from './strategy-outlook';
import { fieldLabels, TargetingFields } from './targeting-fields';

interface TargetingFormProps {
  strategy: Strategy;
  /** A heading for this step, where the flow has one. */
  title: string;
  form: Form;
  completed: readonly boolean[];
  /** Roles the report found for this CV. */
  roles: readonly string[];
  onFill: (field: TargetingField, value: string) => void;
  onContinue: () => void;
  /** null where the flow has no earlier step. */
  onChangeStrategy: (() => void) | null;
}

/** Step 0. The strategy decides which fields are shown and which are required. */
export function TargetingForm({ strategy, title, form, completed, roles, onFill, onContinue, onChangeStrategy }: TargetingFormProps) {
  const id = useId();
  const canSubmit = canContinue(strategy, form) && isJobUrl(form.organizationInfo);
  const needed = strategy.required.filter((name) => form[name].trim() === '').map((name) => fieldLabels[name].toLowerCase());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSubmit) onContinue();
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <form method="post" onSubmit={submit} className="min-w-0 space-y-5 lg:space-y-6">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft max-lg:text-sm">{strategy.formHelp}</p>
        </div>
        {strategy.fields.length > 0 && <TargetingFields {...{ id, strategy, form, roles, onFill }} />}
        <div className="flex flex-wrap items-center gap-3">
          <StepBar completed={completed} current={0}>
            {onChangeStrategy && (
              <BarButton icon={<ChevronLeft className="size-5" />} variant="outline" onClick={onChangeStrategy}>
                Change strategy
              </BarButton>
            )}
            <BarButton type="submit" aria-describedby={needed.length > 0 ? `${id}-needed` : undefined} disabled={!canSubmit}>
              Continue to Professional Summary
            </BarButton>
          </StepBar>
          {needed.length > 0 && (
            <p id={`${id}-needed`} className="text-sm text-ink-soft">
              Still needed: {needed.join(' and ')}.
            </p>
          )}
        </div>
      </form>
      <StrategyOutlook strategy={strategy} />
    </div>
  );
}
