import { insightLevel } from '@/lib/report/bands';
import { analyseLines } from '@/tests/support/analyse-lines';

const graduate = (heading: string, registered = 'HCPC registered since July 2026') => `Mina Okafor
mina.okafor@example.com | 07700 900321
${registered}

# Profile
Newly qualified physiotherapist who enjoys working with older people and their families.

# Education
BSc (Hons) Physiotherapy, University of Wessex\t2023 - 2026

# ${heading}

Orthopaedics, Alder Hospital\tMarch 2026 - April 2026
- Treated six patients a day after knee replacement

Respiratory care, Beck Hospital\tOctober 2025 - November 2025
- Helped with chest clearance on a ward of 20 beds

# Work Experience

Sales Assistant, Cairn Sports\tJune 2021 - May 2025
- Served 80 customers a day and held the keys at weekends`;

describe('somebody newly registered', () => {
  const { level, salaryBenchmark, professionalAssessment } = analyseLines(graduate('Clinical Placements'));

  test('is at the beginning, whatever the years in another job', () => {
    expect(level).toBe('student');
    expect(insightLevel('experienceLevel', professionalAssessment?.careerInsights.experienceLevelPercentage ?? 0)).toBe('Entry-level');
  });

  test('is shown the public scale on which the profession begins, with its year', () => {
    expect(salaryBenchmark?.currentLevel.range).toBe('£31,049 – £37,796');
    expect(salaryBenchmark?.currentLevel.context).toContain('band 5, England 2025/26');
    expect(salaryBenchmark?.source?.name).toContain('NHS');
    expect(professionalAssessment?.marketValue.explanation).toBe('This is a pay scale, not an offer.');
  });

  test('has not held their placements as paid jobs', () => {
    expect(professionalAssessment?.careerInsights.experienceLevel).toContain('2021');
  });

  test('who is still to register finds the scale at the next level', () => {
    const { salaryBenchmark: before } = analyseLines(graduate('Clinical Placements', ''));
    expect(before?.currentLevel.range).toBe('No figure to show');
    expect(before?.nextLevel.range).toBe('£31,049 – £37,796');
  });
});

test('a newly qualified teacher begins on the main pay range', () => {
  const { salaryBenchmark } = analyseLines(
    graduate('School placements', 'QTS July 2026')
      .replaceAll(/physiotherapist/gi, 'primary school teacher')
      .replace('Physiotherapy', 'PGCE Primary'),
  );
  expect(salaryBenchmark?.currentLevel.context).toContain('main pay range');
});

test('who helps the newly qualified is not one of them', () => {
  const { level } = analyseLines(
    graduate('Employment')
      .replace('Newly qualified physiotherapist who enjoys', 'Physiotherapist who mentors newly qualified nurses and enjoys')
      .replace('March 2026 - April 2026', 'March 2014 - April 2026'),
  );
  expect(level).not.toBe('student');
});

test('pay is not compared with the region of a job that was left long ago', () => {
  const withPlaces = (latest: string, earlier: string) =>
    analyseLines(`Mina Okafor
mina.okafor@example.com | 07700 900321

# Experience

Accountant, Alder Ltd${latest}\tMarch 2019 - Present
- Closed the books of 12 firms each month

Accountant, Beck Ltd${earlier}\tMarch 2012 - February 2019
- Prepared the accounts of 40 farms
- Wrote to the owners before and after the end of each of their years
- Helped two trainees through their first examinations in the office

# Education
BSc Accounting, University of Wessex\t2008 - 2011`).salaryBenchmark?.currentLevel.context;
  expect(withPlaces('', ', Bristol')).not.toContain('South West');
  expect(withPlaces(', Bristol', ', Leeds')).toContain('South West');
});
