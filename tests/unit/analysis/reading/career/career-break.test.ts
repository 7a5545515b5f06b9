import { readCv } from '@/lib/analysis/reading/reading';
import { analyseLines } from '@/tests/support/analyse-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

const withBreak = strongCv.replace(
  'Senior Staff Nurse, Tamar Valley Hospital\tJun 2016 – Feb 2020',
  'Full-time carer, Career break\tJun 2018 – Feb 2020\n\nSenior Staff Nurse, Tamar Valley Hospital\tJun 2016 – May 2018',
);
const result = analyseLines(withBreak);
const yearsIn = (cv: string): number => Math.floor(readCv(cvFrom(cv), TODAY).experienceMonths / 12);

describe('a break from work that is listed among the roles', () => {
  test('counts neither as a role nor as years of work', () => {
    expect(yearsIn(withBreak)).toBe(11);
  });

  test.each(['At home with three children', 'At home with my sons', 'Full-time mum', 'Furlough / looking for work', 'Unemployed'])(
    '‘%s’ is one',
    (title) => {
      const cv = withBreak.replace('Full-time carer, Career break', `${title}, Truro`);
      expect(yearsIn(cv)).toBe(11);
      expect(analyseLines(cv).ledger.find(({ auditId }) => auditId === 'dates')?.note ?? '').not.toMatch(/4/);
    },
  );

  test('is asked for no lines and no dates of its own', () => {
    for (const { description } of result.improvements) expect(description).not.toMatch(/carer/i);
  });

  test('leaves no gap to be told of', () => {
    expect(result.sectionAnalysis.map(({ description }) => description).join(' ')).not.toMatch(/more than a year without a role/);
  });

  test('is told from a paid post of a like name', () => {
    for (const job of [
      'Sabbatical Officer, Penrose Students’ Union',
      'Adviser, Penrose Unemployed Workers’ Centre',
      'Out of Work Benefits Officer, Penrose Council',
      'HR Officer (maternity leave cover), Penrose Council',
    ])
      expect(yearsIn(strongCv.replace('Staff Nurse, Penrose Infirmary', job))).toBe(13);
  });
});
