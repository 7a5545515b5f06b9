import { nameOfAdvert } from '@/lib/shared/adverts';

test.each([
  ['the first line that holds words', '\n ***\nNight Porter, Harrowgate\nWe are …', 'Night Porter, Harrowgate'],
  ['the title without its label', 'Job title:  Ward   Manager', 'Ward Manager'],
  ['no bullet before it', '• Fork lift driver', 'Fork lift driver'],
  ['a name of ours where there are no words', '12345', 'Job advert'],
])('an advert is called by %s', (_what, text, name) => expect(nameOfAdvert(text)).toBe(name));

test('a long first line is cut between its words', () => {
  const name = nameOfAdvert('We are looking for somebody '.repeat(10));
  expect(name.length).toBeLessThanOrEqual(80);
  expect(name).toMatch(/(?:looking|for|somebody|We|are)…$/);
  expect(nameOfAdvert('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
});
