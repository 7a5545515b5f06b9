import { changesIn } from '@/scripts/facts/changes';
import { checkFacts } from '@/scripts/facts/check';
import { tableOf } from '@/scripts/facts/editions';
import type { Facts } from '@/scripts/facts/read';
import groups from '@/lib/placement/data/soc-groups.json';
import index from '@/lib/placement/data/soc-index.json';
import pay from '@/lib/placement/data/pay.json';
import places from '@/lib/placement/data/places.json';
import regions from '@/lib/placement/data/regions.json';

const stored = (): Facts => structuredClone({ 'soc-index': index, 'soc-groups': groups, pay, places, regions });

test('the stored figures pass the checks of a new edition', () => {
  expect(checkFacts(stored())).toEqual([]);
});

test('a table without an expected column is refused by its name', () => {
  expect(() => tableOf('title\tsoc\nBaker\t5432', ['title', 'soc2020'], 'index.tsv')).toThrow('index.tsv has no column soc2020.');
  expect(tableOf('soc2020\ttitle\n5432\tBaker', ['title', 'soc2020'], 'index.tsv')).toEqual([{ title: 'Baker', soc2020: '5432' }]);
});

test('a title that leads to no unit group and percentiles that fall are faults', () => {
  const broken = stored();
  broken['soc-index'].rows.push('Astrologer|||9999|');
  const chefs = broken.pay.groups['5434'];
  if (chefs) chefs.ft.p10 = 999_999;
  expect(checkFacts(broken)).toEqual(['The index names 9999, which is no unit group.', 'The percentiles of 5434 do not rise.']);
});

test('a new edition is told by what it changes', () => {
  expect(changesIn('soc-index', { rows: ['a', 'b'] }, { rows: ['b', 'c', 'd'] })).toEqual(['soc-index, rows: 2 new, 1 gone.']);
  expect(changesIn('pay', { groups: { 1: 5, 2: 6 } }, { groups: { 1: 5, 2: 7 } })).toEqual(['pay, groups: 1 changed (2).']);
  expect(changesIn('pay', { groups: { 1: 5 } }, { groups: { 1: 5 } })).toEqual([]);
});
