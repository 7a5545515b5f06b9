'use client';

import { useMemo, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { pageImagePath } from '@/lib/client/document-calls';
import { boxesOf, type PageBox } from '@/lib/report/mark-boxes';
import type { DocumentView } from '@/lib/shared/document-view';
import { isFinding, markTone, type Mark } from './marked-text';
import { useQuotes } from '../report/quote-context';
import { useFollowMark } from './use-follow-mark';
import { useShowSought } from '../hooks/use-scroll-to-mark';

interface PlacedMark {
  box: PageBox;
  mark: Mark;
}

interface PageProps {
  uploadId: string;
  page: DocumentView['pages'][number];
  placed: PlacedMark[];
  sought: PageBox[];
  soughtRef: (element: HTMLElement | null) => void;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const placeOf = ({ left, top, width, height }: PageBox) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
/** An image in another shape than the page that was read (a scan turned upright) would show its marks at wrong places. */
const shapeTolerance = 0.04;

function Page({ uploadId, page, placed, sought, soughtRef }: PageProps) {
  const follow = useFollowMark();
  const [state, setState] = useState<'loading' | 'fits' | 'turned' | 'failed'>('loading');
  const shape = page.width / page.height;
  return (
    <figure className="relative bg-[#fff] shadow-[0_1px_4px_rgb(0_0_0_/_0.18)]" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {state === 'failed' ? (
        <p className="p-6 text-sm text-[#333]">Page {page.number} could not be drawn. Your file itself is safe.</p>
      ) : (
        // eslint-disable-next-line @next/next/no-img-element -- drawn for its owner by a call of ours: nothing to optimise, nothing to share
        <img
          src={pageImagePath(uploadId, page.number)}
          alt={`Page ${page.number} of your CV`}
          loading="lazy"
          decoding="async"
          className="block size-full"
          onError={() => setState('failed')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setState(Math.abs(naturalWidth / naturalHeight - shape) < shapeTolerance * shape ? 'fits' : 'turned')
          }
        />
      )}
      {state === 'loading' && <p className="absolute inset-x-0 top-6 text-center text-sm text-[#555]">Drawing page {page.number}…</p>}
      {state === 'fits' && (
        // Hidden from screen readers, because the text beside it has the same content.
        <div aria-hidden="true">
          {placed.map(({ box, mark }) => (
            <button
              key={`${mark.start} ${box.left} ${box.top}`}
              type="button"
              tabIndex={-1}
              title={mark.title}
              onClick={() => follow?.(mark)}
              style={placeOf(box)}
              className={`${markTone[mark.kind]} absolute ${isFinding(mark) ? 'page-mark' : 'page-seen'}`}
            />
          ))}
          {sought.map((box, index) => (
            <span
              key={`${box.left} ${box.top}`}
              ref={index === 0 ? soughtRef : undefined}
              style={placeOf(box)}
              className="pointer-events-none absolute rounded-[1px] outline-3 outline-offset-1 outline-[#2443a8]"
            />
          ))}
        </div>
      )}
    </figure>
  );
}

interface PdfPagesProps {
  view: DocumentView;
  marks: Mark[];
  /** Wider than the pane, to read in. */
  isLarge: boolean;
}

/** The pages of a PDF as pictures, each fetched when it comes near, with the findings at their places. */
export function PdfPages({ view, marks, isLarge }: PdfPagesProps) {
  const { sought } = useQuotes();
  const found = useRef<HTMLElement | null>(null);
  const placed = useMemo(() => marks.flatMap((mark) => boxesOf(view, mark).map((box) => ({ box, mark }))), [view, marks]);
  const soughtBoxes = useMemo(() => (sought ? boxesOf(view, sought) : []), [view, sought]);
  useShowSought(found, { takesFocus: false });
  return (
    <div className={cn('space-y-4 p-4', isLarge && 'w-[190%]')}>
      {view.pages.map((page) => (
        <Page
          key={page.number}
          uploadId={view.uploadId}
          page={page}
          placed={placed.filter(({ box }) => box.page === page.number)}
          sought={soughtBoxes.filter((box) => box.page === page.number)}
          soughtRef={(element) => void (found.current = element ?? found.current)}
        />
      ))}
    </div>
  );
}
