'use client';

import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { StatementSettings } from '@/lib/guidance/statement-progress';
import { statementLimits } from '@/lib/shared/statement';

interface LimitFormProps {
  settings: StatementSettings;
  /** The form asks for an anonymous statement. */
  asksAnonymous: boolean;
  onSet: (settings: Partial<StatementSettings>) => void;
}

const presets = [250, 500, 750, 1000, 1250, 1500, 2000];
const other = 'other';

/** The form's limits and the order and style it asks for. */
export function LimitForm({ settings, asksAnonymous, onSet }: LimitFormProps) {
  const id = useId();
  const { unit, limit, each, order, anonymous } = settings;
  const isPreset = unit === 'words' && presets.includes(limit);
  const [isFree, setFree] = useState(!isPreset);
  return (
    <fieldset className="max-w-3xl space-y-3">
      <legend className="mb-2 font-serif text-lg font-semibold">What the form allows</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-40 space-y-1">
          <Label htmlFor={`${id}-preset`}>Length</Label>
          <NativeSelect
            id={`${id}-preset`}
            value={isFree ? other : String(limit)}
            onChange={({ target: { value } }) => {
              setFree(value === other);
              if (value !== other) onSet({ unit: 'words', limit: Number(value) });
            }}
          >
            {presets.map((words) => (
              <NativeSelectOption key={words} value={words}>
                {words.toLocaleString('en-GB')} words
              </NativeSelectOption>
            ))}
            <NativeSelectOption value={other}>Another limit</NativeSelectOption>
          </NativeSelect>
        </div>
        {isFree && <FreeLimit key={unit} unit={unit} limit={limit} onSet={onSet} />}
        <div className="w-52 space-y-1">
          <Label htmlFor={`${id}-each`}>It counts for</Label>
          <NativeSelect
            id={`${id}-each`}
            value={each ? 'each' : 'whole'}
            onChange={({ target: { value } }) => onSet({ each: value === 'each' })}
          >
            <NativeSelectOption value="whole">the whole statement</NativeSelectOption>
            <NativeSelectOption value="each">each criterion</NativeSelectOption>
          </NativeSelect>
        </div>
        <div className="w-44 space-y-1">
          <Label htmlFor={`${id}-order`}>Order</Label>
          <NativeSelect
            id={`${id}-order`}
            value={order}
            onChange={({ target: { value } }) => onSet({ order: value === 'essential-first' ? value : 'as-given' })}
          >
            <NativeSelectOption value="as-given">as in the form</NativeSelectOption>
            <NativeSelectOption value="essential-first">essential first</NativeSelectOption>
          </NativeSelect>
        </div>
      </div>
      {(asksAnonymous || anonymous) && <AnonymousChoice anonymous={anonymous} onSet={onSet} />}
    </fieldset>
  );
}

interface FreeLimitProps {
  unit: StatementSettings['unit'];
  limit: number;
  onSet: (settings: Partial<StatementSettings>) => void;
}

/** A numeric limit. A value out of range is reported and not used. */
function FreeLimit({ unit, limit, onSet }: FreeLimitProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(limit));
  const { smallest, largest } = statementLimits;
  const isIn = (value: string): boolean => /^\d+$/.test(value) && Number(value) >= smallest && Number(value) <= largest;
  const isWrong = !isIn(typed);
  return (
    <div className="space-y-1">
      <div className="flex items-end gap-2">
        <div className="w-28 space-y-1">
          <Label htmlFor={id}>Limit</Label>
          <Input
            id={id}
            inputMode="numeric"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (isIn(value)) onSet({ limit: Number(value) });
            }}
          />
        </div>
        <NativeSelect
          aria-label="Words or characters"
          className="w-36!"
          value={unit}
          onChange={({ target: { value } }) => onSet({ unit: value === 'characters' ? value : 'words' })}
        >
          <NativeSelectOption value="words">words</NativeSelectOption>
          <NativeSelectOption value="characters">characters</NativeSelectOption>
        </NativeSelect>
      </div>
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className="tone-red tone-text text-sm">
          Give a number from {smallest} to {largest.toLocaleString('en-GB')}.
        </p>
      )}
    </div>
  );
}

const AnonymousChoice = ({ anonymous, onSet }: { anonymous: boolean; onSet: LimitFormProps['onSet'] }) => (
  <label className="flex items-start gap-3">
    <Checkbox className="mt-0.5" checked={anonymous} onChange={({ target: { checked } }) => onSet({ anonymous: checked })} />
    <span>
      Leave out what says who I am
      <span className="block text-sm text-ink-soft">Name, title, age, nationality and where you studied.</span>
    </span>
  </label>
);
