'use client';

import { useMemo, useRef, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { ViewLine } from '@/lib/shared/document-view';
import { docxBlocks, type DocxBlock } from './docx-blocks';
import { MarkedRuns } from './marked-runs';
import { cutRuns, type Mark } from './marked-text';
import { useQuotes } from '../report/quote-context';
import { useShowSought } from '../hooks/use-scroll-to-mark';

type DrawLine = (line: ViewLine) => ReactNode;

const regionNames: Partial<Record<ViewLine['region'], string>> = {
  header: 'Page header',
  footer: 'Page footer',
  textbox: 'Text box',
  sidebar: 'Side column',
};

const headingSizes = ['text-xl', 'text-lg', 'text-base'];

function Block({ block, draw }: { block: DocxBlock; draw: DrawLine }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p role="heading" aria-level={4} className={cn('pt-2 font-serif font-semibold', headingSizes[block.level - 1] ?? 'text-base')}>
          {draw(block.line)}
        </p>
      );
    case 'paragraph':
      return <p>{draw(block.line)}</p>;
    case 'list':
      return (
        <ul className="space-y-1">
          {block.lines.map((line, index) => (
            <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
              <span aria-hidden="true">{line.bullet}</span>
              <span>{draw(line)}</span>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left">
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((lines, column) => (
                    <td key={column} className="border border-rule-strong p-1.5 align-top">
                      {lines.map((line, index) => (
                        <p key={index}>{draw(line)}</p>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'region':
      return (
        <div className="rounded-sm border border-dashed border-rule-strong p-2">
          <p className="text-xs text-ink-faint">{regionNames[block.region]}</p>
          {block.blocks.map((inner, index) => (
            <Block key={index} block={inner} draw={draw} />
          ))}
        </div>
      );
  }
}

/**
 * The structure of a Word file: its headings, lists, tables and boxes, in its owner's words. It is drawn as text, never as the file's
 * own markup.
 */
export function DocxStructure({ lines, marks }: { lines: ViewLine[]; marks: Mark[] }) {
  const { sought } = useQuotes();
  const found = useRef<HTMLElement | null>(null);
  const blocks = useMemo(() => docxBlocks(lines), [lines]);
  useShowSought(found, { takesFocus: true });
  const draw: DrawLine = (line) =>
    line.items.map((item, index) => (
      <span key={index} className={cn(item.bold && 'font-semibold', item.italic && 'italic')}>
        {index > 0 && <span className="inline-block w-6" />}
        <MarkedRuns runs={cutRuns(item.runs, marks, sought)} soughtRef={(element) => void (found.current = element ?? found.current)} />
      </span>
    ));
  return (
    <div className="m-4 space-y-2 bg-sheet p-6 text-sm shadow-[0_1px_4px_rgb(0_0_0_/_0.18)]">
      {blocks.map((block, index) => (
        <Block key={index} block={block} draw={draw} />
      ))}
    </div>
  );
}
