import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { agreeing, atSentenceStart, listed } from '@/lib/analysis/wording/phrases';
import type { ExportChanges } from '@/lib/shared/export-changes';
import { WordChanges } from '../editor/word-changes';

const isUnchanged = ({ changed, added, removed, headings, leftOut }: ExportChanges): boolean =>
  changed.length + added.length + removed.length + headings.length + leftOut.length === 0;

const stated = (count: number, singular: string, plural: string): string[] =>
  count === 0 ? [] : [`${count} ${agreeing(count, singular, plural)}`];

/** 'Lines' are those of the improved CV: a paragraph counts as one. */
export function summaryOf(changes: ExportChanges): string {
  const { kept, changed, added, removed } = changes;
  if (isUnchanged(changes)) return 'Your words are unchanged. They go into a plain layout with one column.';
  const rest = listed([
    ...stated(changed.length, 'is changed', 'are changed'),
    ...stated(added.length, 'is new', 'are new'),
    ...stated(removed.length, 'is gone', 'are gone'),
  ]);
  return `${kept} ${agreeing(kept, 'line stays as it is', 'lines stay as they are')}; ${rest}.`;
}

/** What a download keeps, changes, moves and leaves out. A part without content is not drawn. */
export const ChangeSummary = ({ changes }: { changes: ExportChanges }) => (
  <div className="min-w-0 space-y-6">
    <OpenGaps open={changes.open} />
    <Lines title="Changed lines" lines={changes.changed} />
    <Lines title="New lines" lines={changes.added.map(({ part, text }) => ({ part, before: '', after: text }))} />
    <Lines title="Lines that your edits took out" lines={changes.removed.map(({ part, text }) => ({ part, before: text, after: '' }))} />
    <Moved {...changes} />
    <LeftOut leftOut={changes.leftOut} />
  </div>
);

/** Each heading of the CV is named once, above its first line. */
const Lines = ({ title, lines }: { title: string; lines: ExportChanges['changed'] }) => (
  <Part title={title} count={lines.length}>
    {lines.map(({ part, before, after }, index) => (
      <Item key={index} part={part === lines[index - 1]?.part ? '' : part}>
        <WordChanges before={before} after={after} />
      </Item>
    ))}
  </Part>
);

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="text-lg">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">({count})</span>
      </h3>
      <ul className="divide-y rounded-md border bg-sheet">{children}</ul>
    </section>
  );
}

const Item = ({ part, children }: { part: string; children: ReactNode }) => (
  <li className="min-w-0 p-3 break-words">
    {part && <p className="text-sm text-ink-soft">{part}</p>}
    {children}
  </li>
);

const placed = (heading: string, after: string | null): string =>
  after === null ? `‘${heading}’ now comes first.` : `‘${heading}’ now follows ‘${after}’.`;

const places = { top: 'At the top of page 1', end: 'At the end' } as const;

function Moved({ movedSections, movedLines, headings }: Pick<ExportChanges, 'movedSections' | 'movedLines' | 'headings'>) {
  return (
    <Part title="Moved" count={movedSections.length + movedLines.length + headings.length}>
      {movedSections.map(({ heading, after }, index) => (
        <Item key={`section ${index}`} part="">
          {placed(heading, after)}
        </Item>
      ))}
      {movedLines.map(({ text, to }, index) => (
        <Item key={`line ${index}`} part={places[to]}>
          {text}
        </Item>
      ))}
      {headings.map((heading, index) => (
        <Item key={`heading ${index}`} part="New heading">
          {heading}
        </Item>
      ))}
    </Part>
  );
}

const reasons: Record<ExportChanges['leftOut'][number]['reason'], string> = {
  'not-needed': 'A UK CV does not need this.',
  'new-pages': 'The pages may break in other places now.',
  'text-only': 'The new layout has text only.',
  hidden: 'Readers of your CV cannot see it.',
};

const LeftOut = ({ leftOut }: Pick<ExportChanges, 'leftOut'>) => (
  <Part title="Left out" count={leftOut.length}>
    {leftOut.map(({ name, text, reason }, index) => (
      <Item key={index} part="">
        <p>
          <span className="font-semibold">{atSentenceStart(name)}</span>
          {text && `: ‘${text}’`}
        </p>
        <p className="text-sm text-ink-soft">{reasons[reason]}</p>
      </Item>
    ))}
  </Part>
);

function OpenGaps({ open }: Pick<ExportChanges, 'open'>) {
  if (open.length === 0) return null;
  return (
    <Alert variant="warning">
      <AlertTitle>{open.length === 1 ? 'One line still has a gap' : `${open.length} lines still have a gap`}</AlertTitle>
      <AlertDescription>
        <p>Fill or remove each [add …] before you download: only you know what belongs there.</p>
        <ul className="list-disc space-y-1 pl-5 break-words">
          {open.map(({ part, text }, index) => (
            <li key={index}>
              {part && `${part}: `}‘{text}’
            </li>
          ))}
        </ul>
      </AlertDescription>
    </Alert>
  );
}
