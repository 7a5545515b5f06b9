import type { JsonResume } from '@/lib/cv/project/json-resume';
import { similarity } from './matching';
import type { Measured } from './measure';
import type { Count } from './score';

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
  values: number;
}

/** Precision, recall and F1 by field over all documents. */
export function ratesOf(measured: readonly { counts: readonly Count[] }[]): Map<string, Rates> {
  const totals = new Map<string, { right: number; expected: number; given: number }>();
  for (const { field, right, expected, given } of measured.flatMap(({ counts }) => counts)) {
    const total = totals.get(field) ?? { right: 0, expected: 0, given: 0 };
    totals.set(field, { right: total.right + right, expected: total.expected + expected, given: total.given + given });
  }
  return new Map(
    [...totals].map(([field, { right, expected, given }]) => {
      const precision = given > 0 ? right / given : 0;
      const recall = expected > 0 ? right / expected : 0;
      return [
        field,
        { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0, values: expected },
      ];
    }),
  );
}

/** The kinds of documents that are to stand apart: a good mean hides a bad kind. */
export function groupsOf(measured: readonly Measured[]): [name: string, members: Measured[]][] {
  const rules: [string, (one: Measured) => boolean][] = [
    ['all', () => true],
    ['PDF', ({ kind }) => kind === 'cv-pdf'],
    ['DOCX', ({ kind }) => kind === 'cv-docx'],
    ['one column', ({ columns }) => columns < 2],
    ['two columns', ({ columns }) => columns > 1],
    ['made', ({ origin }) => origin === 'made'],
    ['third-party', ({ origin }) => origin !== 'made'],
  ];
  return rules.map(([name, is]): [string, Measured[]] => [name, measured.filter(is)]).filter(([, members]) => members.length > 0);
}

export interface Pairs {
  all: number;
  identical: number;
  /** What differs, by pair. */
  differences: string[];
}

/** Every two layouts of one person, and whether they were read alike: name, email, employers, titles, years. */
export function layoutPairs(measured: readonly Measured[]): Pairs {
  const pairs: Pairs = { all: 0, identical: 0, differences: [] };
  measured.forEach((a, index) => {
    for (const b of measured.slice(index + 1)) {
      if (a.group !== b.group || !isSameCv(a, b)) continue;
      pairs.all += 1;
      const difference = differenceOf(a.resume, b.resume);
      if (difference === null) pairs.identical += 1;
      else pairs.differences.push(`${a.id} / ${b.id}: ${difference}`);
    }
  });
  return pairs;
}

/** Two documents of one person are layouts of one CV where they show the same jobs. */
const isSameCv = ({ truth: a }: Measured, { truth: b }: Measured): boolean =>
  a.work !== undefined && JSON.stringify([a.basics.name, a.work]) === JSON.stringify([b.basics.name, b.work]);

const isSame = (a: string | undefined, b: string | undefined): boolean => (a ?? '') === (b ?? '') || similarity(a, b) === 1;

function differenceOf(a: JsonResume, b: JsonResume): string | null {
  if (!isSame(a.basics.name, b.basics.name)) return `name ${a.basics.name} / ${b.basics.name}`;
  if (!isSame(a.basics.email, b.basics.email)) return `email ${a.basics.email} / ${b.basics.email}`;
  if (a.work.length !== b.work.length) return `${a.work.length} / ${b.work.length} jobs`;
  for (const [index, one] of a.work.entries()) {
    const other = b.work[index];
    if (!isSame(one.name, other?.name)) return `employer ${one.name} / ${other?.name}`;
    if (!isSame(one.position, other?.position)) return `title ${one.position} / ${other?.position}`;
    const years = (job: typeof one | undefined): string => [job?.startDate, job?.endDate].map((date) => (date ?? '').slice(0, 4)).join('-');
    if (years(one) !== years(other)) return `years ${years(one)} / ${years(other)}`;
  }
  return null;
}
