import { isAlike } from './area';
import type { PageContent } from '../page-content';
import type { Segment } from '../segments';
import { joinWrapped } from '../hyphens';
import { partsOf, type CellRow, type PagePart, type TablePart } from './table-lines';

/**
 * The parts of all pages. A table that continues over the page is joined: its repeated header stands once, and a row broken by the page
 * is whole.
 */
export function partsOfPages(pages: readonly { page: PageContent; body: readonly Segment[] }[]): PagePart[][] {
  let open: TablePart | null = null;
  return pages.map(({ page, body }) => {
    const parts = partsOf(body, page, open?.edges ?? null);
    const [first] = parts;
    if (open && first && 'rows' in first && isAlike(open.edges, first.edges)) {
      goOn(open, first);
      parts.shift();
    }
    const last = parts.at(-1);
    if (last) open = 'rows' in last ? last : null;
    return parts;
  });
}

const sameWords = (a: CellRow | undefined, b: CellRow | undefined): boolean => JSON.stringify(a?.cells) === JSON.stringify(b?.cells);

function goOn(open: TablePart, { rows }: TablePart): void {
  const below = sameWords(rows[0], open.rows[0]) ? rows.slice(1) : rows;
  const [first, ...rest] = below;
  const last = open.rows.at(-1);
  if (first && last && isRest(first, last)) {
    last.cells = last.cells.map((items, column) => joinItems(items, first.cells[column] ?? []));
    open.rows.push(...rest);
  } else open.rows.push(...below);
}

/** 'and developers and to reach agreements that hold' does not begin a row. */
const isRest = (next: CellRow, last: CellRow): boolean =>
  next.cells.some((items, column) => (last.cells[column]?.length ?? 0) > 0 && GOES_ON.test(items[0] ?? ''));
const GOES_ON = /^[\p{Ll}(&]\p{Ll}*\s|^\p{Ll}+[.,;]?$/u;

function joinItems(items: readonly string[], more: readonly string[]): string[] {
  const [first, ...rest] = more;
  if (first === undefined) return [...items];
  const last = items.at(-1);
  return last !== undefined && GOES_ON.test(first) ? [...items.slice(0, -1), joinWrapped(last, first), ...rest] : [...items, ...more];
}
