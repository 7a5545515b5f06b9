import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const controlsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];

/**
 * The arrows go from row to row and stay with the same action, Home and End go to the first and the last row. From the table
 * itself, which Tab reaches first, Down goes to the first row.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr')].filter((row) => controlsOf(row).length > 0);
  const current = event.target.closest('tr');
  const at = rows.findIndex((row) => row === current);
  const row = rows[step(at, rows.length - 1)];
  if (!row) return;
  const controls = controlsOf(row);
  const place = at < 0 || !current ? 0 : controlsOf(rows[at] ?? row).indexOf(event.target);
  event.preventDefault();
  controls[Math.min(Math.max(place, 0), controls.length - 1)]?.focus();
}
