'use client';

import { cn } from '@/components/ui/cn';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { knowsPages } from '@/lib/report/known-pages';
import type { Readability } from '@/lib/shared/result';
import { ParsedPanel } from './parsed-panel';
import { PlainComparison } from './plain-comparison';

interface ParserViewProps {
  id: string;
  readability: Readability | null;
  text: string;
}

const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** Rounded down: the whole is shown only where every word is kept. */
export const keptShare = ({ plainReader, coverage }: Readability): string =>
  `${plainReader ? Math.floor((100 * plainReader.wordsKept) / Math.max(1, plainReader.wordsTotal)) : Math.round(coverage * 100)}%`;

const facts = (readability: Readability): { name: string; value: string }[] => [
  {
    name: readability.plainReader ? `Words ${readability.plainReader.engine} keeps` : 'Words kept in place',
    value: keptShare(readability),
  },
  { name: 'Length', value: `${knowsPages(readability) ? `${count(readability.pages, 'page', 'pages')}, ` : ''}${readability.words} words` },
  { name: 'Layout', value: `${count(readability.columns, 'column', 'columns')}, ${count(readability.tables, 'table', 'tables')}` },
  { name: 'Pictures', value: readability.images === 0 ? 'none' : String(readability.images) },
  { name: 'Read from', value: readability.ocr ? 'an image, by OCR' : 'the file’s own text' },
];

/** Readability is separate from the score: what remains when a machine reads the file. */
export function ParserView({ id, readability, text }: ParserViewProps) {
  return (
    <div className="space-y-8">
      {readability && (
        <>
          <dl className="grid grid-cols-2 gap-x-8 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-5">
            {facts(readability).map(({ name, value }) => (
              <div key={name}>
                <dt className="text-ink-faint">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {readability.notes.length > 0 && (
            <ul className={cn('measure space-y-1', readability.notes.length > 1 && 'list-disc pl-5')}>
              {readability.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {readability.hiddenText.length > 0 && (
            <Alert variant="destructive">
              <AlertTitle>There is text in your file that a reader cannot see</AlertTitle>
              <AlertDescription>
                <p>
                  It was left out of the score. Recruiters who find hidden text tend to read it as an attempt to trick them: take it out.
                </p>
                <ul className="list-disc pl-5">
                  {readability.hiddenText.map((hidden, index) => (
                    <li key={index}>
                      Page {hidden.page}: “{hidden.text}” ({hidden.reason})
                    </li>
                  ))}
                </ul>
              </AlertDescription>
            </Alert>
          )}
        </>
      )}
      {text && (
        <>
          {readability?.plainReader && <PlainComparison text={text} reader={readability.plainReader} />}
          <ParsedPanel id={id} />
        </>
      )}
    </div>
  );
}
