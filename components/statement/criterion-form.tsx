'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { assessments, criterionKinds, type CriterionAsked } from '@/lib/shared/statement';
import type { Send } from './statement-work';

interface CriterionFormProps {
  criterion: CriterionAsked;
  /** The first criterion has none above it to join. */
  isFirst: boolean;
  send: Send;
  onCancel: () => void;
}

const kindText = { essential: 'Essential', desirable: 'Desirable' } as const;

/** Edits one criterion: its words, its kind, when it is assessed. Each line becomes a criterion. */
export function CriterionForm({ criterion, isFirst, send, onCancel }: CriterionFormProps) {
  const { id } = criterion;
  const field = useId();
  const [text, setText] = useState(criterion.text);
  const [kind, setKind] = useState(criterion.kind);
  const [assessedBy, setAssessedBy] = useState<CriterionAsked['assessedBy']>(criterion.assessedBy);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') send({ type: 'corrected', id, text, kind, assessedBy });
  };
  return (
    <form method="post" onSubmit={submit} className="space-y-4 rounded-lg border bg-sheet p-4">
      <div className="space-y-1.5">
        <Label htmlFor={field}>The criterion</Label>
        <Textarea
          id={field}
          rows={3}
          autoFocus
          value={text}
          aria-describedby={`${field}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${field}-help`} className="text-sm text-ink-soft">
          To split it, put each criterion on a line of its own. Your answer stays with the first.
        </p>
      </div>
      <KindChoice kind={kind} onChoose={setKind} />
      <AssessedBy chosen={assessedBy} onChoose={setAssessedBy} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={text.trim() === ''}>
          Save
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        {!isFirst && (
          <Button variant="outline" size="sm" onClick={() => send({ type: 'joined', id })}>
            Join to the one above
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => send({ type: 'set-aside', id })}>
          Not a criterion
        </Button>
      </div>
    </form>
  );
}

interface KindChoiceProps {
  kind: CriterionAsked['kind'];
  onChoose: (kind: CriterionAsked['kind']) => void;
}

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">Kind</legend>
      {criterionKinds.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-2">
          <input type="radio" name={name} checked={kind === one} onChange={() => onChoose(one)} className="size-5 accent-accent" />
          {kindText[one]}
        </label>
      ))}
    </fieldset>
  );
}

interface AssessedByProps {
  chosen: CriterionAsked['assessedBy'];
  onChoose: (chosen: CriterionAsked['assessedBy']) => void;
}

const AssessedBy = ({ chosen, onChoose }: AssessedByProps) => (
  <fieldset className="space-y-0.5">
    <legend className="text-sm font-semibold">Assessed by</legend>
    <div className="flex flex-wrap gap-x-6">
      {assessments.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-2">
          <Checkbox
            checked={chosen.includes(one)}
            onChange={(event) => onChoose(assessments.filter((known) => (known === one ? event.target.checked : chosen.includes(known))))}
          />
          {one}
        </label>
      ))}
    </div>
  </fieldset>
);
