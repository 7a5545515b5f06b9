import { cvFrom } from '@/tests/support/cv-builder';

const certificates = (line: string) =>
  cvFrom(`Jane Example\njane.example@example.com | 07700 900123\n\n# Certificates\n${line}\n`).certificates.map(
    ({ title, issuer, dates }) => [title.text, issuer?.text ?? null, dates?.from?.year ?? dates?.to?.year ?? null],
  );

test('names in a row, each with its own date, are as many certificates', () => {
  expect(certificates('NVQ 3 Trowel Occupations 2008 · SSSTS (March 2024) · PASMA')).toEqual([
    ['NVQ 3 Trowel Occupations', null, 2008],
    ['SSSTS', null, 2024],
    ['PASMA', null, null],
  ]);
});

test('a name, who gave it and when are one certificate', () => {
  expect(certificates('PRINCE2 Practitioner · Axelos · 2019')).toEqual([['PRINCE2 Practitioner', 'Axelos', 2019]]);
});
