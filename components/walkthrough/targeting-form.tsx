'use client';

import { useId, type SubmitEvent, type ReactNode } from 'react';
import { BarButton, StepBar } from '@/components/improve/step-bar';
import { ChevronIcon } from '@/components/ui/icons';
import {
  canContinue,
  industries,
  isJobUrl,
  isRequired,
  targetRoles,
  type Strategy,
  type TargetingField,
  type TargetingForm as Form,
} from '@/lib/guidance/strategies';
import { limits } from '@/lib/shared/limits';
import { StrategyOutlook } from './strategy-outlook';

interface TargetingFormProps {
  strategy: Strategy;
  /** Over the form where the flow has a name of its own for the step. */
  title: string;
  form: Form;
  completed: readonly boolean[];
  /** Roles the report found for this CV: a tap instead of typing. */
  roles: readonly string[];
  onFill: (field: TargetingField, value: string) => void;
  onContinue: () => void;
  /** null where the flow has no choice to go back to. */
  onChangeStrategy: (() => void) | null;
}

const control = 'mt-1 block min-h-11 w-full rounded-md border border-rule-strong bg-sheet px-3';
const levels = ['Entry level', 'Mid-level', 'Senior', 'Manager', 'Director or executive'].map((label) => ({ value: label, label }));
const labels: Record<TargetingField, string> = {
  targetRole: 'Target role',
  industry: 'Industry',
  seniorityLevel: 'Seniority level',
  jobDescription: 'Job description',
  organizationInfo: 'Job URL',
};

/** 'other' alone says no role: what the visitor types instead takes its place. */
const otherRole = 'other';
const isListed = (value: string): boolean => targetRoles.some((role) => role.value === value && value !== otherRole);

/** Step 0. What it shows and needs is the strategy's. */
export function TargetingForm({ strategy, title, form, completed, roles, onFill, onContinue, onChangeStrategy }: TargetingFormProps) {
  const id = useId();
  const isUrlRight = isJobUrl(form.organizationInfo);
  const needed = strategy.required.filter((name) => form[name].trim() === '').map((name) => labels[name].toLowerCase());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canContinue(strategy, form) && isUrlRight) onContinue();
  };
  const field = (name: TargetingField, content: ReactNode) => (
    <div key={name} className={name === 'jobDescription' ? 'sm:col-span-2' : undefined}>
      <label htmlFor={`${id}-${name}`} className="text-sm font-semibold">
        {labels[name]} {isRequired(strategy, name) ? <span aria-hidden="true">*</span> : <span className="font-normal">(optional)</span>}
      </label>
      {content}
    </div>
  );
  const choice = (name: TargetingField, options: readonly { value: string; label: string }[], value: string) => (
    <select
      id={`${id}-${name}`}
      value={value}
      required={isRequired(strategy, name)}
      onChange={(event) => onFill(name, event.target.value)}
      className={control}
    >
      <option value="">Please choose</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  const role = form.targetRole;
  const drawn: Record<TargetingField, () => ReactNode> = {
    targetRole: () => (
      <>
        {choice('targetRole', targetRoles, role === '' || isListed(role) ? role : otherRole)}
        {roles.length > 0 && (
          <div role="group" aria-label="Roles from your report" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <span className="text-ink-faint">From your report:</span>
            {roles.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={role === name}
                onClick={() => onFill('targetRole', name)}
                className="min-h-8 rounded-full border border-rule-strong bg-sheet px-3 font-semibold hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent-wash"
              >
                {name}
              </button>
            ))}
          </div>
        )}
        {role !== '' && !isListed(role) && (
          <div className="mt-3">
            <label htmlFor={`${id}-other`} className="text-sm font-semibold">
              Your target role, in the words of the adverts
            </label>
            <input
              id={`${id}-other`}
              value={role === otherRole ? '' : role}
              maxLength={120}
              onChange={(event) => onFill('targetRole', event.target.value || otherRole)}
              className={control}
            />
          </div>
        )}
      </>
    ),
    industry: () => choice('industry', industries, form.industry),
    seniorityLevel: () => choice('seniorityLevel', levels, form.seniorityLevel),
    jobDescription: () => (
      <>
        <p id={`${id}-advert-hint`} className="text-sm text-ink-faint">
          The whole advert, as it stands: what they ask for counts as much as what you would do.
        </p>
        <textarea
          id={`${id}-jobDescription`}
          aria-describedby={`${id}-advert-hint`}
          rows={6}
          maxLength={limits.jobDescriptionLength}
          required={isRequired(strategy, 'jobDescription')}
          value={form.jobDescription}
          onChange={(event) => onFill('jobDescription', event.target.value)}
          className={`${control} max-h-[calc(var(--view-height)*0.4)] lg:max-h-[calc(var(--view-height)*0.6)] p-3 [field-sizing:content] min-h-36 lg:min-h-44`}
        />
      </>
    ),
    organizationInfo: () => (
      <>
        <input
          id={`${id}-organizationInfo`}
          type="url"
          value={form.organizationInfo}
          maxLength={2_000}
          aria-invalid={!isUrlRight}
          aria-describedby={isUrlRight ? undefined : `${id}-url-problem`}
          onChange={(event) => onFill('organizationInfo', event.target.value)}
          className={control}
        />
        {!isUrlRight && (
          <p id={`${id}-url-problem`} className="tone-red tone-text mt-1 text-sm">
            Please enter a web address that begins with https:// or leave this empty.
          </p>
        )}
      </>
    ),
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <form method="post" onSubmit={submit} className="min-w-0 space-y-5 lg:space-y-6">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-ink-soft max-lg:text-sm">{strategy.formHelp}</p>
        </div>
        {strategy.fields.length > 0 && (
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{strategy.fields.map((name) => field(name, drawn[name]()))}</div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <StepBar completed={completed} current={0}>
            {onChangeStrategy && (
              <BarButton sign={<ChevronIcon className="rotate-90" />} variant="outline" onClick={onChangeStrategy}>
                Change strategy
              </BarButton>
            )}
            <BarButton
              type="submit"
              aria-describedby={needed.length > 0 ? `${id}-needed` : undefined}
              disabled={!canContinue(strategy, form) || !isUrlRight}
            >
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
