'use client';

import { Button } from '@/components/ui/button';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { textOf, type FormAction } from '@/lib/guidance/put-right';
import type { ReadingLine } from '@/lib/shared/reading-view';

interface LinesProps {
  /** Which lines of the document. */
  own: readonly number[];
  lines: readonly ReadingLine[];
  act: (action: FormAction) => void;
}

const wordsOf = (lines: readonly ReadingLine[], index: number): string => (lines[index] ? textOf(lines[index]) : '');

/** The lines that list skills. */
export const SkillLines = ({ own, lines, act }: LinesProps) => (
  <ul className="divide-y border-y text-sm">
    {own.map((line) => (
      <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <span className="min-w-0 flex-1 basis-56 break-words">{wordsOf(lines, line)}</span>
        <Button variant="link" size="inline" onClick={() => act({ do: 'drop-skills', line })}>
          Not skills<span className="sr-only">: {wordsOf(lines, line)}</span>
        </Button>
      </li>
    ))}
  </ul>
);

/** Lines that belong to no job, qualification or skills: a job that was not recognised begins with one of them. */
export const LooseLines = ({ own, lines, act }: LinesProps) => (
  <ul className="divide-y border-y text-sm">
    {own.map((line) => (
      <li key={line} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center">
        <span className="min-w-0 break-words">{wordsOf(lines, line)}</span>
        <NativeSelect
          className="text-sm"
          aria-label={`What this line is: ${wordsOf(lines, line)}`}
          value="other"
          onChange={({ target: { value } }) => {
            if (value === 'work' || value === 'education') act({ do: 'start', line, kind: value });
            if (value === 'skills') act({ do: 'add-skills', line });
          }}
        >
          <NativeSelectOption value="other">Something else</NativeSelectOption>
          <NativeSelectOption value="work">A job starts here</NativeSelectOption>
          <NativeSelectOption value="education">Education starts here</NativeSelectOption>
          <NativeSelectOption value="skills">Lists skills</NativeSelectOption>
        </NativeSelect>
      </li>
    ))}
  </ul>
);
