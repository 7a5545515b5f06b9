'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { findWords, isNamed, linesOf, textOf, type FormAction, type FormEntry, type LineUse } from '@/lib/guidance/put-right';
import { entryFields, entryKinds, fieldOf, type EntryField } from '@/lib/shared/corrections';
import type { ReadingLine, WordsAt } from '@/lib/shared/reading-view';
import { fieldNames, kindNames } from './field-names';
import { wordsAt } from './words-at';
import { WordsField } from './words-field';

interface EntryFormProps {
  entry: FormEntry;
  /** 'Job 2' */
  name: string;
  lines: readonly ReadingLine[];
  /** Employers or schools of other entries, because a second role may be below the employer above. */
  elsewhere: readonly WordsAt[];
  hasAbove: boolean;
  hasBelow: boolean;
  act: (action: FormAction) => void;
}

/** How many lines of an entry are searched for title and employer: they are at the top, or, in forms, a few lines below. */
const linesWithNames = 8;

const distinct = (all: readonly WordsAt[]): WordsAt[] =>
  all.filter((one, index) => all.findIndex(({ start, end }) => start === one.start && end === one.end) === index);

function optionsFor(field: EntryField, { entry, lines, elsewhere }: Pick<EntryFormProps, 'entry' | 'lines' | 'elsewhere'>): WordsAt[] {
  const own = linesOf(entry).flatMap((index) => lines[index] ?? []);
  if (field === 'dates') return distinct(own.flatMap(({ dates }) => dates));
  const named = [...entry.head, ...linesOf(entry)].slice(0, linesWithNames).flatMap((index) => lines[index]?.pieces ?? []);
  return distinct([...named, ...(field === 'employer' || field === 'institution' ? elsewhere : [])]);
}

const lineUses = (name: string, hasAbove: boolean, hasBelow: boolean): [LineUse, string][] => [
  ['head', 'Says what it was, and when'],
  ['body', 'Says what you did'],
  ['new', 'A new entry starts here'],
  ...(hasAbove ? [['above', `Belongs to the ${name} above`] satisfies [LineUse, string]] : []),
  ...(hasBelow ? [['below', `Belongs to the ${name} below`] satisfies [LineUse, string]] : []),
  ['out', 'Does not belong here'],
];

function EntryLines({ entry, name, lines, hasAbove, hasBelow, act }: EntryFormProps) {
  const own = linesOf(entry);
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4">
        Its lines ({own.length})<span className="sr-only"> of {name}</span>
      </summary>
      <ol className="mt-2 divide-y border-y">
        {own.map((line) => {
          const text = lines[line] ? textOf(lines[line]) : '';
          return (
            <li key={line} className="grid gap-x-4 gap-y-1 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center">
              <span className="min-w-0 break-words">
                {lines[line]?.isBullet && <span aria-hidden="true">• </span>}
                {text}
              </span>
              <NativeSelect
                className="text-sm"
                aria-label={`What this line is: ${text}`}
                value={entry.head.includes(line) ? 'head' : 'body'}
                onChange={({ target: { value } }) => {
                  const use = lineUses('', true, true).find(([known]) => known === value)?.[0];
                  if (use) act({ do: 'use-line', id: entry.id, line, use });
                }}
              >
                {lineUses(kindNames[entry.kind], hasAbove, hasBelow).map(([use, words]) => (
                  <NativeSelectOption key={use} value={use}>
                    {words}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** One job or qualification: its fields, its lines, and what it is. */
export function EntryForm(given: EntryFormProps) {
  const { entry, name, lines, hasAbove, act } = given;
  const titleId = useId();
  const label = fieldOf(entry, entry.kind === 'work' ? 'title' : 'award');
  return (
    <li aria-labelledby={titleId} className="space-y-3 rounded-lg border bg-sheet p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h4 id={titleId} className="min-w-0 font-sans text-base font-semibold tracking-normal">
          {name}
          {label && <span className="font-normal text-ink-soft"> {wordsAt(label, lines).text}</span>}
        </h4>
        <NativeSelect
          className="w-auto! text-sm"
          aria-label={`What ${name} is`}
          value={entry.kind}
          onChange={({ target: { value } }) => {
            const kind = entryKinds.find((known) => known === value);
            act(kind ? { do: 'set-kind', id: entry.id, kind } : { do: 'remove', id: entry.id });
          }}
        >
          <NativeSelectOption value="work">This is a job</NativeSelectOption>
          <NativeSelectOption value="education">This is education</NativeSelectOption>
          <NativeSelectOption value="neither">This is neither</NativeSelectOption>
        </NativeSelect>
      </div>
      {!isNamed(entry) && (
        <p role="alert" className="tone-red tone-text text-sm">
          {entry.kind === 'work' ? 'Choose a job title or an employer.' : 'Choose a qualification or a school.'}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {entryFields[entry.kind].map((field) => {
          const value = fieldOf(entry, field);
          return (
            <WordsField
              // Another kind has other fields, so typed text is dropped.
              key={`${entry.kind} ${field}`}
              label={fieldNames[field]}
              value={value && wordsAt(value, lines)}
              options={optionsFor(field, given)}
              find={(words) => findWords(words, linesOf(entry), lines)}
              onChange={(words) => act({ do: 'set-field', id: entry.id, field, words })}
            />
          );
        })}
      </div>
      <EntryLines {...given} />
      {hasAbove && (
        <Button variant="link" size="inline" onClick={() => act({ do: 'merge', id: entry.id })}>
          Merge with the {kindNames[entry.kind]} above<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}
