'use client';

import { useId, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { looseLines, neighbourOf, type FormAction, type ReadingForm } from '@/lib/guidance/put-right';
import { fieldOf, type EntryKind } from '@/lib/shared/corrections';
import type { ReadingPart } from '@/lib/shared/result-names';
import type { ReadingView } from '@/lib/shared/reading-view';
import { EntryForm } from './entry-form';
import { LooseLines, SkillLines } from './other-lines';
import { wordsAt } from './words-at';

interface ReadingPartsProps {
  view: ReadingView;
  form: ReadingForm;
  act: (action: FormAction) => void;
}

interface PartProps extends ReadingPartsProps {
  part: ReadingPart;
  title: string;
  /** Shown where nothing was read. */
  empty: string;
  count: number;
  children: ReactNode;
}

const partId = (part: ReadingPart): string => `put-right-${part}`;

/** One part of the CV, with a question where its reading is uncertain. */
function Part({ view, form, act, part, title, empty, count, children }: PartProps) {
  const confirmId = useId();
  const isUnsure = view.confidence[part] === 'unsure';
  return (
    <section aria-labelledby={partId(part)} className="space-y-4">
      <div className="flex flex-wrap items-baseline gap-3">
        <h3 id={partId(part)} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h3>
        {isUnsure && <Badge tone="yellow">Please check</Badge>}
      </div>
      {count === 0 && <p className="measure text-ink-soft">{empty}</p>}
      {children}
      {isUnsure && (
        <p className="flex items-center gap-3">
          <Checkbox
            id={confirmId}
            checked={form.confirmed.includes(part)}
            onChange={({ target: { checked } }) => act({ do: 'confirm', part, isRight: checked })}
          />
          <label htmlFor={confirmId} className="font-semibold">
            This is right as it stands
          </label>
        </p>
      )}
    </section>
  );
}

const names: Readonly<Record<EntryKind, { title: string; one: string; empty: string }>> = {
  work: {
    title: 'Jobs',
    one: 'Job',
    empty: 'We found no job. Under ‘Other lines’, choose ‘A job starts here’ at the first line of each job.',
  },
  education: {
    title: 'Education',
    one: 'Education',
    empty: 'We found no qualification. Under ‘Other lines’, choose ‘Education starts here’ at the first line of each.',
  },
};

const mainField = { work: 'employer', education: 'institution' } as const;

function Entries({ kind, ...given }: ReadingPartsProps & { kind: EntryKind }) {
  const { view, form, act } = given;
  const own = form.entries.filter((entry) => entry.kind === kind);
  const { title, one, empty } = names[kind];
  const focusPart = () => requestAnimationFrame(() => document.getElementById(partId(kind))?.focus());
  return (
    <Part {...given} part={kind} title={title} empty={empty} count={own.length}>
      {own.length > 0 && (
        <ol className="space-y-4">
          {own.map((entry, index) => (
            <EntryForm
              key={entry.id}
              entry={entry}
              name={`${one} ${index + 1}`}
              lines={view.lines}
              elsewhere={own.flatMap((other) => {
                const words = other.id === entry.id ? null : fieldOf(other, mainField[kind]);
                return words ? [wordsAt(words, view.lines)] : [];
              })}
              hasAbove={neighbourOf(form, entry.id, -1) !== null}
              hasBelow={neighbourOf(form, entry.id, 1) !== null}
              act={(action) => {
                act(action);
                // The button that had the focus may be gone with its entry.
                if (action.do === 'merge' || action.do === 'remove' || action.do === 'set-kind') focusPart();
              }}
            />
          ))}
        </ol>
      )}
    </Part>
  );
}

/** Jobs, education and skills as they were read, and the lines that belong to none of them. */
export function ReadingParts(given: ReadingPartsProps) {
  const { view, form, act } = given;
  const loose = looseLines(form, view.lines);
  const isMissing = form.entries.every(({ kind }) => kind !== 'work') || form.entries.every(({ kind }) => kind !== 'education');
  return (
    <div className="space-y-10">
      <Entries kind="work" {...given} />
      <Entries kind="education" {...given} />
      <Part
        {...given}
        part="skills"
        title="Skills"
        empty="We found no list of skills. Under ‘Other lines’, choose ‘Lists skills’ at each line of it."
        count={form.skills.length}
      >
        {form.skills.length > 0 && <SkillLines own={form.skills} lines={view.lines} act={act} />}
      </Part>
      {loose.length > 0 && (
        <section aria-labelledby="put-right-other">
          <details open={isMissing}>
            <summary className="min-h-9">
              <h3 id="put-right-other" className="inline text-lg">
                Other lines ({loose.length})
              </h3>
            </summary>
            <p className="measure mt-1 mb-3 text-sm text-ink-soft">
              These belong to no job, no education and no skills. That is right for headings, contact details and your profile.
            </p>
            <LooseLines own={loose} lines={view.lines} act={act} />
          </details>
        </section>
      )}
    </div>
  );
}
