'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { AdvertBody } from '@/lib/shared/adverts';
import { limits } from '@/lib/shared/limits';

const NameField = ({ id, name, onName }: { id: string; name: string; onName: (name: string) => void }) => (
  <div>
    <Label htmlFor={id}>
      Name <span className="font-normal">(optional)</span>
    </Label>
    <Input
      id={id}
      value={name}
      maxLength={limits.advertNameLength}
      placeholder="Ward Manager, Leeds"
      onChange={(event) => onName(event.target.value)}
      className="mt-1 block"
    />
  </div>
);

interface AdvertFormProps {
  /** Resolves to an error message, or null. */
  onKeep: (advert: AdvertBody) => Promise<string | null>;
  /** Takes the focus after the last advert was deleted. */
  takesFocus?: boolean;
}

export function AdvertForm({ onKeep, takesFocus = false }: AdvertFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setProblem('Please paste the advert first.');
    setBusy(true);
    const refused = await onKeep({ text, ...(name.trim() ? { name } : {}) });
    setProblem(refused);
    if (refused === null) {
      setText('');
      setName('');
    }
    setBusy(false);
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="space-y-4">
      <div>
        <Label htmlFor={`${id}-text`}>Job advert</Label>
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          The whole advert, with what it asks for.
        </p>
        <Textarea
          id={`${id}-text`}
          rows={6}
          autoFocus={takesFocus}
          value={text}
          maxLength={limits.advertCharacters}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          onChange={(event) => setText(event.target.value)}
          className="mt-1 max-h-[calc(var(--view-height)*0.4)] min-h-36 [field-sizing:content]"
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="tone-red tone-text mt-1 text-sm">
            {problem}
          </p>
        )}
      </div>
      <NameField id={`${id}-name`} name={name} onName={setName} />
      <Button type="submit" size="sm" aria-disabled={isBusy}>
        {isBusy ? 'Comparing…' : 'Keep and compare'}
      </Button>
    </form>
  );
}
