import type { Assessment, CriterionKind } from '@/lib/shared/statement';
import { assessmentsIn, kindIn, meaningOf, trailingCodes, type Legend, type TrailingOptions } from './codes';
import { ROW_NUMBER, type Row } from './rows';
import type { ReadCriterion } from './specification';

/** For a column of ticks, the way of assessment in its header. */
type Column = 'essential' | 'desirable' | 'kind' | 'how' | 'text' | 'other' | { stage: Assessment | null };

const COLUMN_NAMES: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:e\s*\/\s*d|essential\s*(?:\/|or|and)\s*desirable|e or d|(?:essential|e)\s*\(e\)\s*(?:\/|or)?\s*(?:desirable|d)\s*\(d\)|rating|importance|weighting|weight|status)$/i,
    'kind',
  ],
  [/^essential(?: criteria| requirements?| attributes?| \(e\))?$/i, 'essential'],
  [/^desirable(?: criteria| requirements?| attributes?| \(d\))?$/i, 'desirable'],
  [
    /^(?:(?:how )?(?:assessed|tested|measured|identified|evidenced)(?: (?:by|at|through|via|from))?|(?:method|means|stage|source|how)s? (?:of|to be|it will be)? ?(?:assess\w*|measure\w*|evidence\w*|identif\w*|test\w*)|evidence(?:d by)?|assessment(?: methods?| stage)?|a\/i(?:\/[a-z])*|(?:how|where|when) (?:will )?(?:this |it )?(?:be )?(?:assessed|tested|measured|identified)|measured by|to be identified by|tested by|where assessed)$/i,
    'how',
  ],
  [
    /^(?:(?:person |job )?(?:criteria|criterion|requirements?|specification|attributes?|factors?|description|competenc(?:y|ies)|skills|element|area)|person specification|selection criteria)$/i,
    'text',
  ],
  [/^(?:no|ref|number|#|category|heading|group|score|shortlist(?:ing)?)\.?$/i, 'other'],
];

export const columnNamed = (cell: string): Column | null =>
  COLUMN_NAMES.find(([pattern]) => pattern.test(cell.replace(/[:*]+$/, '').trim()))?.[1] ?? null;

/** 'Application | Interview | Test', 'A | I | T': each way of assessment has a column of its own. */
function stagesIn(cells: readonly string[], legend: Legend): (Column | null)[] {
  const stages = cells.map((cell) => (legend.has(cell) ? (legend.get(cell) ?? null) : meaningOf(cell)));
  const known = stages.filter((one) => one !== undefined);
  return known.length < 2 ? cells.map(() => null) : stages.map((stage) => (stage === undefined ? null : { stage }));
}

/** The columns that a row names; null where it names none. */
export function headerOf({ cells }: Row, legend: Legend): (Column | null)[] | null {
  const filled = cells.filter(Boolean);
  const stages = stagesIn(cells, legend);
  const named = cells.map((cell, i) => (cell === '' ? null : (columnNamed(cell) ?? stages[i] ?? null)));
  const known = named.filter((one) => one !== null);
  const saysKind = known.some((one) => one === 'essential' || one === 'desirable' || one === 'kind' || one === 'how');
  // 'Good IT skills | Essential | A/I' is a row: only beside another name do the letters name their column.
  const names = named.filter((one, i) => one !== null && !LETTERS.test(cells[i] ?? ''));
  const isRow =
    names.length < known.length && names.every((one) => one === 'essential' || one === 'desirable' || one === 'text') && !isBoth(names);
  const isShort = cells.every((cell, i) => named[i] !== null || cell.split(/\s+/).length <= LONGEST_NAME);
  return filled.length > 1 && saysKind && isShort && !isRow && known.length >= filled.length - 1 ? named : null;
}

const isBoth = (names: readonly (Column | null)[]): boolean => names.includes('essential') && names.includes('desirable');

const LONGEST_NAME = 5;
const LETTERS = /^[A-Z](?:\s*\/\s*[A-Z])+$/i;

const HEADER_WORDS =
  /\b(?:person(?:al|nel)? spec(?:ification)?|selection|criteri(?:a|on)|requirements?|essential|desirable|assess(?:ed|ment)|methods?|means|stage|source|how|evidence|measured|identified|tested|attributes?|factors?|category|ref|no|weighting|rank|by|of|and|or|at|e|d|a|i|t|c|will|be)\b|[/|,():&-]/gi;
/** 'Person Specification Essential/Desirable Assessed': the columns were lost, and only their names are left. */
export const isLostHeader = (text: string): boolean =>
  /\bessential\b|\be\s*\/\s*d\b/i.test(text) &&
  /\bdesirable\b|\be\s*\/\s*d\b|\bassess|\bhow\b|\bevidence/i.test(text) &&
  text.replace(HEADER_WORDS, '').trim() === '';

const isStage = (column: Column | null): column is { stage: Assessment | null } => typeof column === 'object' && column !== null;

const TICKED = /^(?:[✓✔✗x*•●√]|yes|y)$/i;
/** Several criteria in one cell. */
const WITHIN_CELL = /\s*(?:[•●▪\u2022]|;)\s+/;
const SHORTEST = 3;

interface TableContext extends TrailingOptions {
  columns: (Column | null)[] | null;
  kind: CriterionKind | null;
}

/** How a row is assessed; null where it does not say so. */
const howIn = (cells: readonly string[], { columns, legend }: TableContext): Assessment[] | null => {
  const at = columns?.indexOf('how') ?? -1;
  const own = at >= 0 ? assessmentsIn(cells[at] ?? '', legend) : null;
  const ticked = (columns ?? []).flatMap((column, i) => (isStage(column) && TICKED.test(cells[i] ?? '') ? [column.stage] : []));
  if (ticked.length > 0) return ticked.filter((one) => one !== null);
  const said = cells.slice(1).flatMap((cell) => (kindIn(cell) && cell.length < 2 ? [] : [assessmentsIn(cell, legend)]));
  return own ?? said.reduce((all, one) => (one ? [...(all ?? []), ...one] : all), null);
};

/** The criteria of a row with cells; none for a row that only names a group. */
export function criteriaOfRow({ cells }: Row, context: TableContext): ReadCriterion[] {
  const { columns } = context;
  const said = howIn(cells, context);
  const by = said ?? [];
  if (columns?.includes('essential') && columns.includes('desirable')) return underColumns(cells, columns, by, context);
  const text = asked(cells, context);
  if (text === '') return [];
  const coded = trailingCodes(text, context);
  const letter = cells
    .slice(1)
    .map(kindIn)
    .find((kind) => kind !== null);
  const isRow = letter !== undefined || coded.kind !== null || (said !== null && saysHow(context));
  const kind = letter ?? context.kind ?? coded.kind ?? 'essential';
  return isRow ? split(coded.text, { kind, by: by.length > 0 ? by : coded.by }) : [];
}

const saysHow = ({ kind, columns }: TableContext): boolean => kind !== null || columns?.includes('how') === true;

/** The cell that says what is asked: under a name of its own, else the longest. */
function asked(cells: readonly string[], context: TableContext): string {
  const named = cells[context.columns?.indexOf('text') ?? -1] ?? '';
  return isWords(named, context) ? named : longest(cells.filter((cell) => isWords(cell, context)));
}

const longest = (cells: readonly string[]): string => cells.reduce((best, cell) => (cell.length > best.length ? cell : best), '');

const isWords = (cell: string, { legend }: TableContext): boolean =>
  cell.length >= SHORTEST && !ROW_NUMBER.test(cell) && kindIn(cell) === null && !TICKED.test(cell) && assessmentsIn(cell, legend) === null;

const split = (text: string, { kind, by }: { kind: CriterionKind; by: Assessment[] }): ReadCriterion[] =>
  text
    .split(WITHIN_CELL)
    .map((part) => part.trim())
    .filter((part) => part.length >= SHORTEST)
    .map((part) => ({ text: part, kind, assessedBy: by }));

/** What is asked stands itself under 'Essential' or 'Desirable', or a tick does. */
function underColumns(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  by: Assessment[],
  context: TableContext,
): ReadCriterion[] {
  // A header may lack the cell above the groups, which stand left.
  const shift = Math.max(0, cells.length - columns.length);
  return columns.flatMap((column, i) => {
    const cell = cells[i + shift] ?? '';
    if (column !== 'essential' && column !== 'desirable') return [];
    if (TICKED.test(cell)) return split(longest(cells.filter((one) => isWords(one, context))), { kind: column, by });
    if (!isWords(cell, context) || /^(?:none|n\/?a|-+)$/i.test(cell)) return [];
    const coded = trailingCodes(cell, context);
    const beside = columns[i + 1] === 'how' ? assessmentsIn(cells[i + shift + 1] ?? '', context.legend) : null;
    return split(coded.text, { kind: column, by: coded.by.length > 0 ? coded.by : (beside ?? by) });
  });
}
