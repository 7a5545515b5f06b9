'use client';

import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
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

interface TargetingFormProps {
  strategy: Strategy;
  /** Over the form where the flow has a name of its own for the step. */
  title: string;
  form: Form;
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
export function TargetingForm({ strategy, title, form, onFill, onContinue, onChangeStrategy }: TargetingFormProps) {
  const id = useId();
  const isUrlRight = isJobUrl(form.organizationInfo);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canContinue(strategy, form) && isUrlRight) onContinue();
  };
  const field = (name: TargetingField, content: ReactNode) => (
    <div key={name}>
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
      <textarea
        id={`${id}-jobDescription`}
        rows={8}
        maxLength={limits.jobDescriptionLength}
        required={isRequired(strategy, 'jobDescription')}
        value={form.jobDescription}
        onChange={(event) => onFill('jobDescription', event.target.value)}
        className={`${control} p-3`}
      />
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
    <form onSubmit={submit} className="max-w-2xl space-y-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-ink-soft">{strategy.formHelp}</p>
      </div>
      {strategy.fields.map((name) => field(name, drawn[name]()))}
      <div className="flex flex-wrap gap-3">
        {onChangeStrategy && (
          <Button variant="outline" onClick={onChangeStrategy}>
            Change strategy
          </Button>
        )}
        <Button type="submit" disabled={!canContinue(strategy, form) || !isUrlRight}>
          Continue to Professional Summary
        </Button>
      </div>
    </form>
  );
}
