import { useEffect, useRef } from 'react';
import { TextField } from './text-field';

interface CodeFieldProps {
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
  disabled: boolean;
  /** While the second factor is being set up there are no recovery codes yet. */
  label?: string;
}

/**
 * Takes six digits or a recovery code, so it does not ask for a numeric keyboard. It focuses itself, because it appears where the
 * code is asked for.
 */
export function CodeField({ value, error, onChange, disabled, label = 'Code from your app, or a recovery code' }: CodeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
        disabled={disabled}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
