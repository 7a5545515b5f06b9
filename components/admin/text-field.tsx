import { useId, type InputHTMLAttributes } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, said under the field. */
  error?: string | null | undefined;
}

export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="min-h-10 w-full rounded-md border border-rule-strong bg-sheet px-3 text-base disabled:bg-wash disabled:text-ink-faint aria-invalid:border-red"
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="tone-red tone-text text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
