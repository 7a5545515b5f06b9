import { useId, type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The error message under the field. */
  error?: string | null | undefined;
}

export function TextField({ label, error, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <Label htmlFor={id} className="block">
        {label}
      </Label>
      <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...props} />
      {error && (
        <p id={`${id}-error`} className="tone-red tone-text text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
