import { editionOfPay } from '@/lib/server/services/operation/doctor';

test('the doctor says when the pay figures are over 14 months old', () => {
  expect(editionOfPay(new Date('2026-11-23'))).toMatchObject({ state: 'well' });
  expect(editionOfPay(new Date('2027-01-23'))).toMatchObject({
    state: 'advice',
    text: expect.stringContaining('npm run facts -- <folder>'),
  });
});
