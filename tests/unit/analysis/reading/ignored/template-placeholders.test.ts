import { findPlaceholders } from '@/lib/analysis/reading/ignored/template-placeholders';

const foundIn = (text: string): string[] => findPlaceholders(text).map(({ start, end }) => text.slice(start, end));

describe('places a template leaves open', () => {
  test.each([
    '[School Name, Location]',
    '[Job Title]',
    '[add figure]',
    'Click here to enter text',
    '[Your name here]',
    '[Dates From - To]',
    '[Address 1]',
    '[City, State]',
  ])('%s is one', (slot) => {
    expect(foundIn(`Experience\n${slot}\nLeeds`)).toEqual([slot]);
  });

  test.each(['Institution\tCity', 'year–year\tJob title, Employer, City.', 'category 1: XXX, YYY, ZZZ'])(
    'a line of labels is one: %s',
    (line) => {
      expect(foundIn(`Education\n${line}`)).toEqual([line]);
    },
  );

  test.each([
    '[NAME] | [EMAIL] | [PHONE_2] | [URL portfolio]',
    'BSc Geography [Distinction]',
    'Description of services written for the city council',
    'Store Manager, City Foods, Leeds',
    'Job title: Sales Assistant',
    'Degree apprentice, Employer of the Year 2023',
    'Site Manager [Contract role]',
    'Buyer [Permanent role], Clerk [Temporary role]',
    'Analyst [company acquired by Northwold Ltd]',
    'BA English [Dissertation grade: First]',
    'Tutor [Part-time position]',
    'Baker [Company closed 2020]',
    'Cut waste [Result: 12% saving]',
  ])('a person’s own words are none: %s', (line) => {
    expect(foundIn(line)).toEqual([]);
  });

  test('the same words count once', () => {
    expect(foundIn('Click here to enter text.\nClick here to enter text\nClick here to enter text')).toHaveLength(1);
  });

  test('40,000 open brackets are looked through at once', () => {
    const started = performance.now();
    expect(findPlaceholders('[your '.repeat(40_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
