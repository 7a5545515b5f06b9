'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { ChosenOptions } from '@/lib/client/request-analysis';

const features: { name: keyof ChosenOptions; label: string; note: string }[] = [
  { name: 'detailedFeedback', label: 'Detailed Feedback', note: 'Section-by-section analysis with improvement suggestions' },
  { name: 'professionalWorth', label: 'Professional Worth Assessment', note: 'Market value estimate' },
  { name: 'salaryBenchmarking', label: 'Salary Benchmarking', note: 'Compare earnings with industry standards' },
  { name: 'aiDetection', label: 'Language Analysis', note: 'Authenticity and tone' },
];

interface OptionProps {
  label: string;
  note: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function Option({ label, note, checked, disabled = false, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="flex gap-3 py-1.5">
      <Checkbox
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="mt-0.5"
      />
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-note`} className="text-xs text-ink-faint">
          {note}
        </p>
      </div>
    </div>
  );
}

interface OptionListProps {
  options: ChosenOptions;
  onChange: (options: ChosenOptions) => void;
}

function OptionList({ options, onChange }: OptionListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Optional Analysis Features</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {features.map(({ name, label, note }) => (
          <Option
            key={name}
            label={label}
            note={note}
            checked={options[name]}
            onChange={(checked) => onChange({ ...options, [name]: checked })}
          />
        ))}
        <Option label="Improvement Recommendations" note="Always included" checked disabled />
      </div>
    </fieldset>
  );
}

/** All options are on, so the list is closed. */
export const FoldedOptions = (given: OptionListProps) => (
  <details>
    <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4">
      Choose what to include
    </summary>
    <div className="pt-3">
      <OptionList {...given} />
    </div>
  </details>
);
