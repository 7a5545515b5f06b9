import { findOccupation, occupations } from '@/lib/facts/occupations';
import { socReasons } from '@/lib/facts/soc-reasons';
import { officialStatistics } from '@/lib/placement';
import { groupTexts, titleIndex } from '@/lib/placement/official-index';
import { titleForms } from '@/lib/placement/title-words';

const plainNames = (title: string): string[] => title.replace(/\s*\(.*\)$/, '').split(' / ');

/** Groups that the index gives a title, whatever the industry; null where it does not have the title. */
const groupsOf = (title: string): string[] | null => {
  const rows = titleForms(title)
    .forms.map(titleIndex().rowsOf)
    .find((found) => found.length > 0);
  return rows ? rows.map(({ soc }) => soc) : null;
};

test('an occupation is in a group that the ONS gives its title, or carries the reason why not', () => {
  const differing = occupations().filter(({ id, title, soc2020 }) => {
    const known = plainNames(title).flatMap((name) => groupsOf(name) ?? []);
    return known.length > 0 && !known.includes(soc2020) && !socReasons.has(id);
  });
  expect(differing.map(({ id, soc2020 }) => `${id} ${soc2020}`)).toEqual([]);
});

test('no reason is given for an occupation that does not exist', () => {
  expect([...socReasons.keys()].filter((id) => findOccupation(id) === null)).toEqual([]);
});

test('every group has a name, tasks, the official text on entry, and next steps that exist', () => {
  expect(groupTexts.size).toBe(412);
  for (const soc of groupTexts.keys()) {
    const group = officialStatistics.group(soc);
    expect([soc, group?.name.trim() ? 'named' : 'nameless', (group?.tasks.length ?? 0) > 0, (group?.entry.length ?? 0) > 0]).toEqual([
      soc,
      'named',
      true,
      true,
    ]);
    expect([soc, group?.next.filter((next) => !groupTexts.has(next) || next === soc)]).toEqual([soc, []]);
  }
});

test('the official title of an occupation’s group is carried to the letter', () => {
  for (const { id, soc2020, socTitle } of occupations()) expect([id, socTitle]).toEqual([id, groupTexts.get(soc2020)?.title]);
});
