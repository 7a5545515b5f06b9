import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { targetRoles } from '@/lib/guidance/strategies';
import { Choice } from './choice';

/** The option for a role that is not in the list; the visitor then types it. */
const otherRole = 'other';
const isListed = (value: string): boolean => targetRoles.some((role) => role.value === value && value !== otherRole);

interface TargetRoleFieldProps {
  id: string;
  value: string;
  required: boolean;
  /** Roles that the report found for this CV, to be chosen with one tap. */
  suggested: readonly string[];
  onFill: (value: string) => void;
}

export function TargetRoleField({ id, value, required, suggested, onFill }: TargetRoleFieldProps) {
  const isOther = value !== '' && !isListed(value);
  return (
    <>
      <Choice id={id} options={targetRoles} value={isOther ? otherRole : value} required={required} onChoose={onFill} />
      {suggested.length > 0 && (
        <div role="group" aria-label="Roles from your report" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-faint">From your report:</span>
          {suggested.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={value === name}
              onClick={() => onFill(name)}
              className="min-h-8 rounded-full border border-rule-strong bg-sheet px-3 font-semibold hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent-wash"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {isOther && (
        <div className="mt-3">
          <Label htmlFor={`${id}-other`}>Your target role, in the words of the adverts</Label>
          <Input
            id={`${id}-other`}
            value={value === otherRole ? '' : value}
            maxLength={120}
            onChange={(event) => onFill(event.target.value || otherRole)}
            className="mt-1 block"
          />
        </div>
      )}
    </>
  );
}
