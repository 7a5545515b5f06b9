import { z } from 'zod';
import { listSorts, type ListName } from '@/lib/shared/admin';
import { limits } from '@/lib/shared/limits';

const cursor = z.string().min(1).max(2_000).nullable().default(null);

/** The query of a list. An unknown order or a page size that is no number is refused; too large a page size is reduced. */
export const listQuery = (list: ListName) => {
  const [first] = listSorts[list];
  const orders = listSorts[list].flatMap((name) => [name, `-${name}`]);
  return z.object({
    format: z.enum(['json', 'csv']).default('json'),
    search: z
      .string()
      .trim()
      .max(200)
      .transform((text) => text || null)
      .nullable()
      .default(null),
    sort: z.enum(orders).default(`-${first}`),
    after: cursor,
    before: cursor,
    last: z
      .enum(['', '1', 'true', '0', 'false'])
      .transform((value) => value !== '0' && value !== 'false')
      .default(false),
    pageSize: z.coerce
      .number()
      .int()
      .min(1)
      .transform((size) => Math.min(size, limits.maxPageSize))
      .default(limits.pageSize),
  });
};
export type ListQuery = z.infer<ReturnType<typeof listQuery>>;
