'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fetchDocumentView } from '@/lib/client/document-calls';
import { DocxStructure } from './docx-structure';
import { FetchState } from '../report/fetch-state';
import type { Mark } from './marked-text';
import { Pane } from './pane';
import { PdfPages } from './pdf-pages';
import { useFetched } from '@/components/ui/use-fetched';

interface FilePaneProps {
  id: string;
  marks: Mark[];
  /** Whether the text is shown beside it. */
  isBesideText?: boolean;
}

const label = 'Your file as it looks';

/** The file as its owner made it: pictures of a PDF's pages, or the structure of a Word file. */
export default function FilePane({ id, marks, isBesideText = false }: FilePaneProps) {
  const title = isBesideText ? 'As it looks' : undefined;
  const read = useCallback((signal: AbortSignal) => fetchDocumentView(id, signal), [id]);
  const view = useFetched(read, true);
  const [isLarge, setLarge] = useState(false);
  if (view.state !== 'ready') {
    return (
      <Pane label={label} title={title} isTall className="bg-wash p-5">
        <FetchState what="Your file" retry={view.state === 'failed' ? view.retry : null} lines={8} />
      </Pane>
    );
  }
  if (view.value.kind === 'docx') {
    return (
      <Pane label={label} title="How your Word file is built" isTall className="bg-wash">
        <DocxStructure lines={view.value.lines} marks={marks} />
      </Pane>
    );
  }
  return (
    <Pane
      label={label}
      title={title}
      isTall
      className="bg-wash"
      aside={
        <Button variant="link" size="inline" onClick={() => setLarge((was) => !was)}>
          {isLarge ? 'Whole width' : 'Larger'}
        </Button>
      }
    >
      <PdfPages view={view.value} marks={marks} isLarge={isLarge} />
    </Pane>
  );
}
