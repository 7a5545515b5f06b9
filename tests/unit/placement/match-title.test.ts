import { matchTitle, type JobContext } from '@/lib/placement/match-title';
import { titleIndex } from '@/lib/placement/official-index';
import { titleForms } from '@/lib/placement/title-words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));
const context = (near = '', duties = ''): JobContext => ({ near: words(near), duties: words(duties) });

const placed = (title: string, where: JobContext = context()): string | undefined => {
  const match = matchTitle(title, titleIndex(), where);
  if (!match) return undefined;
  return titleIndex().socs[match.shares.indexOf(Math.max(...match.shares))];
};

test.each([
  ['Warehouse Supervisor', '9251'],
  ['Finance Manager', '1131'],
  ['Bus Driver', '8212'],
  ['Toolmaker', '5222'],
  ['Healthcare Assistant', '6131'],
  ['HCA', '6131'],
  ['FLT Driver', '8222'],
  ['RMN', '2235'],
  ['Barristers’ Clerk', '3520'],
])('%s is placed as the ONS codes it', (title, soc) => {
  expect(placed(title)).toBe(soc);
});

test.each([
  ['Snr Care Asst (Nights) - Band 3', '6136'],
  ['Care Assistants', '6135'],
  ['Staff Nurse, Ward 7', '2237'],
  ['Cleaner – Evenings', '9223'],
  ['Waiter/Waitress', '9264'],
])('grade, shift, department, plural and abbreviation do not hide the title: %s', (title, soc) => {
  expect(placed(title)).toBe(soc);
});

test('a title of several groups is decided by the employer', () => {
  expect(placed('Store Manager', context('coffee shop'))).toBe('1222');
  expect(placed('Store Manager', context('retail trade'))).toBe('1150');
});

test('seniority is looked up before it is left out', () => {
  expect(titleForms('Snr Buyer').forms).toEqual([['senior', 'buyer'], ['buyer']]);
});

test('a title that shares at most a piece of a word with the index is not placed', () => {
  expect(matchTitle('Xyzzy', titleIndex(), context())).toBeNull();
  expect(Math.max(...(matchTitle('Xyzzy Plugh', titleIndex(), context())?.shares ?? []))).toBeLessThan(0.2);
});

test('a title that is nowhere in the index is never sure', () => {
  const match = matchTitle('Robot Tender of Lemonade', titleIndex(), context());
  expect(Math.max(...(match?.shares ?? []))).toBeLessThan(0.8);
});

test('an inflected or joined word leads to the titles it shares its pieces with', () => {
  expect(placed('Resoler of Shoes')).toBe('5412');
});

test('an industry beside an unknown title speaks for its groups', () => {
  const share = (near: string): number =>
    matchTitle('Tester of Frobs', titleIndex(), context(near))?.shares[titleIndex().socs.indexOf('5412')] ?? 0;
  expect(share('footwear mfr')).toBeGreaterThan(share(''));
});

test('a row for manufacturing asks for a sign of it', () => {
  const { socs } = titleIndex();
  const match = matchTitle('General Manager', titleIndex(), context());
  expect(match?.shares[socs.indexOf('1121')]).toBeLessThan(0.65);
  expect(placed('General Manager', context('mfr'))).toBe('1121');
});

test('the more exact of two industries that the employer shows is meant', () => {
  expect(placed('Administrative Officer', context('local government'))).toBe('4112');
  expect(placed('Administrative Officer', context('government'))).toBe('4111');
});

test('the title of a person who is served is not one’s own', () => {
  for (const title of ['Executive Assistant to CEO', 'Senior PA to the Chief Executive']) expect(placed(title)).not.toBe('1111');
});

test('of two titles joined by ‘and’ the first is looked up', () => {
  expect(placed('Barista and Team Member')).toBe('9266');
  expect(placed('Health and Safety Manager')).toBe('3582');
});

test('a title that the index has for another industry only is a guess', () => {
  const sureness = (near: string) => Math.max(...(matchTitle('Maintenance Operative', titleIndex(), context(near))?.shares ?? []));
  expect(sureness('')).toBeLessThan(0.65);
  expect(sureness('fire service')).toBeGreaterThan(0.9);
});

test('‘Teacher of Maths’ is a maths teacher', () => {
  expect(placed('Teacher of Maths', context('secondary school'))).toBe('2313');
  expect(placed('Director of Logistics')).toBe('1140');
});

test('a code of letters and a bracket is not the work that it happens to spell', () => {
  expect(matchTitle('POET(ME)', titleIndex(), context())).toBeNull();
  expect(placed('POET(ME), Section Head')).not.toBe(placed('Poet'));
  expect(placed('COOK (Nights)')).toBe(placed('Cook'));
  expect(placed('BUS DRIVER')).toBe('8212');
});
