import { useEffect } from 'react';
import { isRecord } from '@/lib/client/http';
import { readPlace, storePlace } from '@/lib/client/storage';
import { openRow, reveal, rowButton, showPanelOf } from '../report/finding-address';

interface ReadingPlace {
  panel: string | null;
  /** The rows that are open. */
  rows: string[];
  y: number;
}

const isPlace = (value: unknown): value is ReadingPlace =>
  isRecord(value) &&
  (value.panel === null || typeof value.panel === 'string') &&
  Array.isArray(value.rows) &&
  value.rows.every((row) => typeof row === 'string') &&
  typeof value.y === 'number';

const placeNow = (): ReadingPlace => ({
  panel: document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-controls') ?? null,
  rows: [...document.querySelectorAll('[data-row]')]
    .filter((row) => rowButton(row)?.getAttribute('aria-expanded') === 'true')
    .map((row) => row.id),
  y: window.scrollY,
});

function goBackTo({ panel, rows, y }: ReadingPlace): void {
  const shown = panel && document.getElementById(panel);
  if (shown) showPanelOf(shown);
  for (const id of rows) {
    const row = document.getElementById(id);
    if (row) openRow(row);
  }
  window.scrollTo({ top: y });
}

const settledMs = 200;

/** After a reload, or coming back from the editor, the reader is where they were. An address with a fragment leads there. */
export function useReadingPlace(id: string): void {
  useEffect(() => {
    const named = window.location.hash.slice(1);
    const kept = readPlace(id, isPlace);
    // Drawn by now, but not yet laid out; nothing may be pressed while the page is being drawn.
    const frame = requestAnimationFrame(() => {
      if (kept && (!named || named === kept.panel)) goBackTo(kept);
      else if (named) reveal(named);
    });
    let settling: ReturnType<typeof setTimeout> | undefined;
    const keep = () => storePlace(id, placeNow());
    const keepSoon = () => {
      clearTimeout(settling);
      settling = setTimeout(keep, settledMs);
    };
    const follow = () => reveal(window.location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    window.addEventListener('scroll', keepSoon, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('scroll', keepSoon);
      window.removeEventListener('pagehide', keep);
    };
  }, [id]);
}
