'use client';

import { useId, useState } from 'react';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { behaviourNames, type BehavioursAsked, type Grade } from '@/lib/shared/statement';
import { behaviourMeanings } from '@/lib/statement/facts/behaviours';
import { BehaviourSource } from './behaviour-source';
import { ReadBar } from './read-bar';

const grades: readonly { grade: Grade; label: string }[] = [
  { grade: 'AA/AO', label: 'AA or AO' },
  { grade: 'EO', label: 'EO' },
  { grade: 'HEO/SEO', label: 'HEO or SEO' },
  { grade: 'G7/G6', label: 'Grade 7 or 6' },
];

interface BehaviourChoiceProps {
  chosen: BehavioursAsked | null;
  isBusy: boolean;
  problem: string | null;
  onRead: (asked: BehavioursAsked) => void;
  onCancel: (() => void) | null;
}

/** The behaviours that a Civil Service advert names, and its grade. */
export function BehaviourChoice({ chosen, isBusy, problem, onRead, onCancel }: BehaviourChoiceProps) {
  const id = useId();
  const [grade, setGrade] = useState<Grade>(chosen?.grade ?? 'EO');
  const [names, setNames] = useState<readonly string[]>(chosen?.names ?? []);
  const picked = behaviourNames.filter((name) => names.includes(name));
  return (
    <form
      method="post"
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked.length > 0) onRead({ grade, names: picked });
      }}
    >
      <div className="max-w-60 space-y-1.5">
        <Label htmlFor={id}>Grade of the post</Label>
        <NativeSelect
          id={id}
          value={grade}
          onChange={(event) => setGrade(grades.find((one) => one.grade === event.target.value)?.grade ?? 'EO')}
        >
          {grades.map((one) => (
            <NativeSelectOption key={one.grade} value={one.grade}>
              {one.label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
      <fieldset className="space-y-1">
        <legend className="text-sm font-semibold">Behaviours the advert names</legend>
        {behaviourNames.map((name) => (
          <label key={name} className="flex gap-3 py-1.5">
            <Checkbox
              className="mt-0.5"
              checked={names.includes(name)}
              onChange={(event) => setNames(event.target.checked ? [...names, name] : names.filter((one) => one !== name))}
            />
            <span>
              {name}
              <span className="block text-sm text-ink-soft">{behaviourMeanings[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <BehaviourSource />
      {problem && (
        <Alert variant="destructive" role="alert">
          <AlertTitle>{problem}</AlertTitle>
        </Alert>
      )}
      <ReadBar isBusy={isBusy} isDisabled={picked.length === 0} onCancel={onCancel} label="Use these behaviours" />
    </form>
  );
}
