'use client';

import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { isDecidedNow, listedCriteria } from '@/lib/guidance/statement-criteria';
import type { StatementProgress } from '@/lib/guidance/statement-progress';
import type { CriterionAsked } from '@/lib/shared/statement';
import { CriterionForm } from './criterion-form';
import type { Send } from './statement-work';

/** The criteria as they were read; each can be edited. */
export function CriteriaList({ progress, send }: { progress: StatementProgress; send: Send }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const criteria = listedCriteria(progress);
  const later = criteria.filter((one) => !isDecidedNow(one)).length;
  const change: Send = (event) => {
    send(event);
    setOpenId(null);
    // The edit form that had the focus has closed; its place in the list stays.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="criteria-title" className="space-y-4">
      <div>
        <h2 ref={title} id="criteria-title" tabIndex={-1} className="text-xl outline-none">
          {criteria.length === 1 ? 'One criterion' : `${criteria.length} criteria`}
        </h2>
        <p className="text-ink-soft" role="status">
          Check that each is right.{later > 0 && ` ${later} ${later === 1 ? 'is' : 'are'} assessed later, not by your statement.`}
        </p>
      </div>
      <ol className="max-w-4xl divide-y border-y">
        {criteria.map((criterion, index) => (
          <li key={criterion.id} className="py-3">
            {openId === criterion.id ? (
              <CriterionForm criterion={criterion} isFirst={index === 0} send={change} onCancel={() => setOpenId(null)} />
            ) : (
              <CriterionLine criterion={criterion} onOpen={() => setOpenId(criterion.id)} />
            )}
          </li>
        ))}
      </ol>
      <AddCriterion onAdd={(text) => send({ type: 'typed', text })} />
      <SetAside progress={progress} send={send} />
    </section>
  );
}

const kindBadge = { essential: 'blue', desirable: 'grey' } as const;
const kindText = { essential: 'Essential', desirable: 'Desirable' } as const;

export const KindBadge = ({ criterion: { kind, behaviour } }: { criterion: CriterionAsked }) => (
  <Badge tone={kindBadge[kind]}>{behaviour ? 'Behaviour' : kindText[kind]}</Badge>
);

const CriterionLine = ({ criterion, onOpen }: { criterion: CriterionAsked; onOpen: () => void }) => (
  <div className="flex flex-wrap items-start gap-x-6 gap-y-2 sm:flex-nowrap">
    <div className="min-w-0 flex-1 basis-full sm:basis-auto">
      <p>{criterion.text}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <KindBadge criterion={criterion} />
        {criterion.assessedBy.length > 0 && `Assessed by ${criterion.assessedBy.join(', ')}`}
      </p>
    </div>
    <Button variant="outline" size="sm" onClick={onOpen} className="shrink-0">
      Put right
      <span className="sr-only">: {criterion.text}</span>
    </Button>
  </div>
);

function AddCriterion({ onAdd }: { onAdd: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button variant="link" size="inline" onClick={() => setOpen(true)}>
        Add a criterion we missed
      </Button>
    );
  return (
    <form method="post" onSubmit={submit} className="max-w-3xl space-y-3">
      <div className="space-y-1.5">
        <Label htmlFor={id}>Criteria we missed, one on each line</Label>
        <Textarea id={id} rows={2} autoFocus value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <div className="flex gap-3">
        <Button type="submit" size="sm" disabled={text.trim() === ''}>
          Add
        </Button>
        <Button variant="outline" size="sm" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Criteria that were removed from the list, with their answers. */
function SetAside({ progress: { criteria, setAside }, send }: { progress: StatementProgress; send: Send }) {
  const gone = setAside.flatMap((id) => criteria[id] ?? []);
  if (gone.length === 0) return null;
  return (
    <section aria-labelledby="set-aside-title" className="max-w-4xl">
      <h3 id="set-aside-title" className="text-base">
        Taken off the list
      </h3>
      <ul className="divide-y text-sm">
        {gone.map(({ id, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 flex-1 text-ink-soft">{text}</span>
            <Button variant="link" size="inline" onClick={() => send({ type: 'restored', id })}>
              Put back<span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
