import { cvFrom } from '@/tests/support/cv-builder';

const certificates = (lines: string) =>
  cvFrom(`Ida Brackwell\nida.brackwell@example.com | 07700 900123\n\n# Certificates\n${lines}\n`).certificates.map(
    ({ title, issuer, dates }) => [title.text, issuer?.text ?? null, dates?.from?.year ?? dates?.to?.year ?? null],
  );

test('a short name with its year is the next certificate, whether or not it begins with a capital', () => {
  expect(certificates('Scaffold Inspection, CITB, 2023\nFire Safety, 2020\ndbt basics, 2024')).toEqual([
    ['Scaffold Inspection', 'CITB', 2023],
    ['Fire Safety', null, 2020],
    ['dbt basics', null, 2024],
  ]);
});

test('a date on a line of its own belongs to the certificate above', () => {
  expect(certificates('Scaffold Inspection\nJune 2023\nFire Safety\n2020')).toEqual([
    ['Scaffold Inspection', null, 2023],
    ['Fire Safety', null, 2020],
  ]);
});

test('a name goes on behind its colon and behind at', () => {
  expect(certificates('Elmsoft Certified: Data Analyst (ED-300), 2025\nFirst Aid at Work, Elm Training, 2024')).toEqual([
    ['Elmsoft Certified: Data Analyst (ED-300)', null, 2025],
    ['First Aid at Work', 'Elm Training', 2024],
  ]);
});

test('a remark on the date is no issuer', () => {
  expect(certificates('Reach truck – refresher 05/2025')).toEqual([['Reach truck', null, 2025]]);
});
