import { codeLetters, readCode, showCode } from '@/lib/shared/hand-over';

test.each([
  ['K7QM-2XVA', 'K7QM2XVA'],
  [' k7qm 2xva ', 'K7QM2XVA'],
  ['k7qm2xva', 'K7QM2XVA'],
  ['OIL0-1111', '01101111'],
])('%j is read as the code %s', (typed, code) => expect(readCode(typed)).toBe(code));

test.each(['', 'K7QM', 'K7QM-2XVAB', 'K7QM-2XV!', 'UUUU-UUUU'])('%j can be no code', (typed) => expect(readCode(typed)).toBeNull());

test('a code is shown in two halves of signs that are not taken for others', () => {
  expect(showCode('K7QM2XVA')).toBe('K7QM-2XVA');
  expect(codeLetters).toHaveLength(32);
  expect(codeLetters).not.toMatch(/[ILOU]/);
});
