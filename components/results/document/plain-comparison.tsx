'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { fillDetails } from '@/lib/report/own-details';
import type { PlainReaderResult } from '@/lib/shared/result';
import { useWide } from '../hooks/use-wide';
import { useOwnDetails } from '../report/own-details-context';
import { Pane } from './pane';
import { ownLines, plainLines, type ComparedLine, type ComparedRun } from './plain-lines';

type Side = 'ours' | 'plain';

const toneOf = ({ kind, place }: ComparedRun): string | null => {
  if (kind === 'lost') return 'tone-red';
  return place === null ? null : 'tone-orange';
};

function Run({ run }: { run: ComparedRun }) {
  const text = fillDetails(run.text, useOwnDetails());
  if (run.kind === 'other') return <span className="text-ink-faint italic">[{text}]</span>;
  const tone = toneOf(run);
  if (!tone) return text;
  return (
    <mark
      data-place={run.place ?? undefined}
      tabIndex={run.place === null ? undefined : -1}
      className={`${tone} box-decoration-clone bg-[color-mix(in_oklab,var(--tone)_15%,transparent)] text-ink shadow-[inset_0_-2px_var(--tone-fill)]`}
    >
      <span className="sr-only">{run.kind === 'lost' ? 'Lost: ' : 'Out of order: '}</span>
      {text}
    </mark>
  );
}

const Lines = ({ lines, between }: { lines: ComparedLine[]; between: '' | ' ' }) =>
  lines.map((line, index) => (
    <p key={index} className="min-h-[1.5em] whitespace-pre-wrap">
      {line.map((run, at) => (
        <span key={at}>
          {at > 0 && between}
          <Run run={run} />
        </span>
      ))}
    </p>
  ));

interface TextsProps {
  text: string;
  reader: PlainReaderResult;
  /** The place to bring into view; a new object with each click. */
  sought: { place: number } | null;
}

/** The two texts: side by side on a wide screen, else one at a time. */
function Texts({ text, reader, sought }: TextsProps) {
  const isWide = useWide();
  const [side, setSide] = useState<Side>('plain');
  const texts = useRef<HTMLDivElement>(null);
  const ours = useMemo(() => ownLines(text, reader), [text, reader]);
  const theirs = useMemo(() => plainLines(text, reader), [text, reader]);
  const titles: Record<Side, string> = { ours: 'What we read', plain: `What ${reader.engine} reads` };
  // On a phone a place is shown in the text that is open.
  useEffect(() => {
    if (!sought) return;
    const marks = [...(texts.current?.querySelectorAll<HTMLElement>(`[data-place="${sought.place}"]`) ?? [])];
    for (const mark of marks) mark.scrollIntoView({ block: 'center', inline: 'nearest' });
    marks.at(-1)?.focus({ preventScroll: true });
  }, [sought]);
  const pane = 'bg-sheet p-4 font-serif text-sm leading-6 sm:p-5';
  return (
    <div ref={texts} className="space-y-3">
      {!isWide && (
        <div role="group" aria-label="Show the text" className="inline-flex flex-wrap gap-1 rounded-md border p-1">
          {(['plain', 'ours'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={side === name}
              onClick={() => setSide(name)}
              className="min-h-8 rounded-sm px-3 text-sm text-ink-soft hover:text-accent aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-accent-ink"
            >
              {titles[name]}
            </button>
          ))}
        </div>
      )}
      <div className={cn('grid gap-4', isWide && 'grid-cols-2')}>
        {(isWide || side === 'ours') && (
          <Pane label="Your CV as we read it" title={titles.ours} className={pane}>
            <Lines lines={ours} between="" />
          </Pane>
        )}
        {(isWide || side === 'plain') && (
          <Pane label={`Your CV as ${reader.engine} reads it`} title={titles.plain} className={pane}>
            <Lines lines={theirs} between=" " />
          </Pane>
        )}
      </div>
    </div>
  );
}

const readerNames: Record<PlainReaderResult['engine'], string> = {
  'pdf.js': 'the PDF reader of Firefox (pdf.js)',
  mammoth: 'the Word reader mammoth',
};

const quote = (text: string): string => `‘${text.replace(/\s+/g, ' ')}’`;

/** The text that another program reads from the same file, beside our own. */
export function PlainComparison({ text, reader }: { text: string; reader: PlainReaderResult }) {
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState<TextsProps['sought']>(null);
  const { engine, orderBreaks } = reader;
  const show = (place: number) => {
    setOpen(true);
    setSought({ place });
  };
  return (
    <div className="space-y-3">
      <div>
        <h3 className="text-lg">What other software reads</h3>
        <p className="measure mt-1 text-sm text-ink-soft">We also had {readerNames[engine]} read your file, with nothing of ours.</p>
      </div>
      {orderBreaks.length > 0 && (
        <div className="text-sm">
          <p>Its order differs from what a person sees:</p>
          <ul className="mt-1 space-y-1">
            {orderBreaks.map(({ before, after }, place) => (
              <li key={place}>
                <button
                  type="button"
                  onClick={() => show(place)}
                  className="min-h-6 text-left break-words underline decoration-rule-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent hover:decoration-solid"
                >
                  After {quote(before.quote)} it goes on with {quote(after.quote)}
                  <span className="sr-only">, show it in the texts</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details data-screen-only open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-6 cursor-pointer text-sm font-semibold text-accent">Compare the two texts</summary>
        {isOpen && (
          <div className="mt-3 space-y-3">
            <p className="measure text-sm text-ink-soft">
              Red: words that {engine} loses. Orange: a place where its order goes back. In brackets: words it gives that do not stand in
              our reading.
            </p>
            <Texts text={text} reader={reader} sought={sought} />
          </div>
        )}
      </details>
    </div>
  );
}
