import fs from 'node:fs';
import { headedCv, headedLooks, readingOf, usualHeadings, type HeadedLook, type Headings } from '@/tests/support/documents/headed-cv';

type Table = Record<keyof Headings, string[]>;

const tableOf = (name: string): Table => JSON.parse(fs.readFileSync(`tests/fixtures/headings/${name}.json`, 'utf8')) as Table;
const parts = ['work', 'education', 'skills'] as const;

/** The headings under which some job, school or skill is read otherwise than under the usual ones. */
async function lost(table: Table, person: number, look: HeadedLook): Promise<string[]> {
  const usual = readingOf(await headedCv(person, look, usualHeadings));
  const failed: string[] = [];
  for (const part of parts)
    for (const heading of table[part])
      if (readingOf(await headedCv(person, look, { ...usualHeadings, [part]: heading })) !== usual) failed.push(`${part}: ${heading}`);
  return failed;
}

const sizeOf = (table: Table): number => parts.reduce((sum, part) => sum + table[part].length, 0);

describe('a heading that people write', () => {
  const table = tableOf('written');

  it.each(headedLooks.flatMap((look) => [0, 1].map((person) => [look, person] as const)))(
    'keeps its section in 98 of 100 cases: %s, person %i',
    async (look, person) => {
      const failed = await lost(table, person, look);
      expect({ failed: failed.length > sizeOf(table) * 0.02 ? failed : [] }).toEqual({ failed: [] });
    },
  );
});

describe('a heading from public lists, which nothing was built for', () => {
  const table = tableOf('public');

  it.each(headedLooks)('keeps its section in 90 of 100 cases: %s', async (look) => {
    const failed = await lost(table, 0, look);
    expect(failed.length).toBeLessThanOrEqual(sizeOf(table) * 0.1);
  });
});
