'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { WordsAt } from '@/lib/shared/reading-view';

interface Place {
  start: number;
  end: number;
}

interface WordsFieldProps {
  label: string;
  value: WordsAt | null;
  /** Stretches of the CV that can be its value. */
  options: readonly WordsAt[];
  /** Finds typed words in the lines of the entry; null where they are not there. */
  find: (words: string) => Place | null;
  onChange: (words: Place | null) => void;
}

const none = 'none';
const other = 'other';
const keyOf = ({ start, end }: Place): string => `${start}-${end}`;

/** The value of a field are words of the CV, chosen from its lines or found by typing. */
export function WordsField({ label, value, options, find, onChange }: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const all = value && !options.some((option) => keyOf(option) === keyOf(value)) ? [value, ...options] : options;
  const choose = (key: string) => {
    setUnknown(false);
    setTyped(key === other ? (value?.text ?? '') : null);
    if (key !== other) onChange(all.find((option) => keyOf(option) === key) ?? null);
  };
  const use = () => {
    const found = find(typed ?? '');
    setUnknown(found === null);
    if (!found) return;
    onChange(found);
    setTyped(null);
  };
  return (
    <div className="min-w-0 space-y-1">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={typed !== null ? other : value ? keyOf(value) : none} onChange={(event) => choose(event.target.value)}>
        <NativeSelectOption value={none}>Not given</NativeSelectOption>
        {all.map((option) => (
          <NativeSelectOption key={keyOf(option)} value={keyOf(option)}>
            {option.text}
          </NativeSelectOption>
        ))}
        <NativeSelectOption value={other}>Other words of this entry…</NativeSelectOption>
      </NativeSelect>
      {typed !== null && (
        <div className="flex flex-wrap gap-2">
          <Input
            className="min-w-0 flex-1 basis-40"
            aria-label={`${label}: the words as they stand in your CV`}
            aria-invalid={isUnknown}
            aria-describedby={isUnknown ? `${id}-problem` : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') use();
            }}
          />
          <Button variant="outline" onClick={use}>
            Use<span className="sr-only"> these words as {label.toLowerCase()}</span>
          </Button>
          {isUnknown && (
            <p id={`${id}-problem`} role="alert" className="tone-red tone-text basis-full text-sm">
              These words are not in the lines of this entry. Write them as they stand in your CV.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
