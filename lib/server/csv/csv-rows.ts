import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

/**
 * A spreadsheet runs a cell that begins with a formula's sign (also full-width, and after spaces that it skips), or with a tab or line
 * break that starts a new cell. Such a cell gets an apostrophe in front and stays text.
 */
const startsFormula = /^[\s\u0000]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** Lines of RFC 4180, each ended by CR LF. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map((cell) => cell ?? '')),
    { newline: '\r\n', escapeFormulae: startsFormula },
  )}\r\n`;
