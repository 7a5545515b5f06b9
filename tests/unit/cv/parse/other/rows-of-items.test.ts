import { cvFrom } from '@/tests/support/cv-builder';

const certificates = (line: string) =>
  cvFrom(`Jane Example\njane.example@example.com | 07700 900123\n\n# Certificates\n${line}\n`).certificates.map(
    ({ title, issuer, dates }) => [title.text, issuer?.text ?? null, dates?.from?.year ?? dates?.to?.year ?? null],
  );

test('a name, who gave it and when are one certificate', () => {
  expect(certificates('PRINCE2 Practitioner · Axelos · 2019')).toEqual([['PRINCE2 Practitioner', 'Axelos', 2019]]);
});
