import type { ReactNode } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { industries, isJobUrl, isRequired, type Strategy, type TargetingField, type TargetingForm } from '@/lib/guidance/strategies';
import { limits } from '@/lib/shared/limits';
import { Choice } from './choice';
import { TargetRoleField } from './target-role-field';

export const fieldLabels: Record<TargetingField, string> = {
  targetRole: 'Target role',
  industry: 'Industry',
  seniorityLevel: 'Seniority level',
  jobDescription: 'Job description',
  organizationInfo: 'Job URL',
};

const levels = ['Entry level', 'Mid-level', 'Senior', 'Manager', 'Director or executive'].map((label) => ({ value: label, label }));

interface TargetingFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  strategy: Strategy;
  form: TargetingForm;
  /** Roles the report found for this CV. */
  roles: readonly string[];
  onFill: (field: TargetingField, value: string) => void;
}

/** The fields that the strategy shows, in its order. */
export function TargetingFields({ id, strategy, form, roles, onFill }: TargetingFieldsProps) {
  const propsOf = (name: TargetingField) => ({ id: `${id}-${name}`, value: form[name], required: isRequired(strategy, name) });
  const fill = (name: TargetingField) => (value: string) => onFill(name, value);
  const fields: Record<TargetingField, ReactNode> = {
    targetRole: <TargetRoleField {...propsOf('targetRole')} suggested={roles} onFill={fill('targetRole')} />,
    industry: <Choice {...propsOf('industry')} options={industries} onChoose={fill('industry')} />,
    seniorityLevel: <Choice {...propsOf('seniorityLevel')} options={levels} onChoose={fill('seniorityLevel')} />,
    jobDescription: <JobDescription {...propsOf('jobDescription')} onFill={fill('jobDescription')} />,
    organizationInfo: <JobUrl {...propsOf('organizationInfo')} onFill={fill('organizationInfo')} />,
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {strategy.fields.map((name) => (
        <div key={name} className={name === 'jobDescription' ? 'sm:col-span-2' : undefined}>
          <Label htmlFor={`${id}-${name}`}>
            {fieldLabels[name]}{' '}
            {isRequired(strategy, name) ? <span aria-hidden="true">*</span> : <span className="font-normal">(optional)</span>}
          </Label>
          {fields[name]}
        </div>
      ))}
    </div>
  );
}

interface TextFieldProps {
  id: string;
  value: string;
  required: boolean;
  onFill: (value: string) => void;
}

const JobDescription = ({ id, value, required, onFill }: TextFieldProps) => (
  <>
    <p id={`${id}-hint`} className="text-sm text-ink-faint">
      The whole advert, as it stands: what they ask for counts as much as what you would do.
    </p>
    <Textarea
      id={id}
      aria-describedby={`${id}-hint`}
      rows={6}
      maxLength={limits.jobDescriptionLength}
      required={required}
      value={value}
      onChange={(event) => onFill(event.target.value)}
      className="mt-1 max-h-[calc(var(--view-height)*0.4)] min-h-36 [field-sizing:content] lg:max-h-[calc(var(--view-height)*0.6)] lg:min-h-44"
    />
  </>
);

function JobUrl({ id, value, onFill }: TextFieldProps) {
  const isValid = isJobUrl(value);
  return (
    <>
      <Input
        id={id}
        type="url"
        value={value}
        maxLength={2_000}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-problem`}
        onChange={(event) => onFill(event.target.value)}
        className="mt-1 block"
      />
      {!isValid && (
        <p id={`${id}-problem`} className="tone-red tone-text mt-1 text-sm">
          Please enter a web address that begins with https:// or leave this empty.
        </p>
      )}
    </>
  );
}
