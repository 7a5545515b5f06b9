import { z } from 'zod';

/** The layout of the folder that `npm run facts` reads: what each file must contain. */
const about = z.object({
  publisher: z.string(),
  edition: z.string().optional(),
  survey: z.string().optional(),
  licence: z.string(),
  attribution: z.string(),
});
const percentiles = ['p10', 'p20', 'p25', 'p30', 'p40', 'median', 'p60', 'p70', 'p75', 'p80', 'p90'] as const;
type Percentile = (typeof percentiles)[number];
const cells = z.object(
  Object.fromEntries(percentiles.map((name) => [name, z.number().nullable()])) as Record<Percentile, z.ZodNullable<z.ZodNumber>>,
);
export type Cells = z.infer<typeof cells>;
export const percentileNames: readonly Percentile[] = percentiles;

export const groupsSchema = z.object({
  _about: about,
  unit: z.record(
    z.string(),
    z.object({
      title: z.string(),
      description: z.string().nullable(),
      entry: z.string(),
      tasks: z.array(z.string()),
      related: z.array(z.string()),
    }),
  ),
});

export const paySchema = z.object({
  _about: about.extend({ survey: z.string() }),
  national: z.object({ ft: cells, all: cells }),
  groups: z.record(z.string(), z.object({ ft: cells.extend({ medianStatus: z.string().nullable() }), all: cells })),
});

export const regionsSchema = z.object({
  _about: about,
  regions: z.record(z.string(), z.object({ name: z.string(), major: z.record(z.string(), z.object({ ft: cells })).optional() })),
});

/** Rows of a tab-separated table by the column names in its first line; a table that lacks one of them is refused. */
export function tableOf<Column extends string>(text: string, columns: readonly Column[], name: string): Record<Column, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const names = head.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`${name} has no column ${missing.join(', ')}.`);
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column) => [column, values[names.indexOf(column)] ?? ''])) as Record<Column, string>;
  });
}
