import { findGaps } from '@/lib/analysis/reading/career/gaps';
import { readCv } from '@/lib/analysis/reading/reading';
import { analyseLines } from '@/tests/support/analyse-lines';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';
import { strongCv } from '@/tests/support/strong-cv';

const gapped = strongCv.replace('Jun 2016 – Feb 2020', 'Jun 2016 – Feb 2018');
const gapsIn = (text: string): string[] => {
  const cv = cvFrom(text);
  return findGaps(cv, readCv(cv, TODAY)).map(({ before, after }) =>
    [before, after].map(({ start, end }) => cv.text.slice(start, end)).join(' | '),
  );
};

test('years of two figures have gaps as others do', () => {
  const text =
    'Sam Lowe\n07700 900321 | sam.lowe@example.com\n\n# Jobs\nFeb 2022 - Aug 2026 Driver, Dale Haulage, Hull\n- Drove parcels to shops\n2016-19 Picker, Hull Stores\n- Picked orders by hand scanner\n09-12 Yard man, Crane Timber\n- Cut timber to size for builders and loaded their vans\n\n# About me\nReliable driver who knows the roads of the East Riding and keeps his van clean. Looking for day runs.\n';
  expect(analyseLines(text).score).toBeGreaterThan(0);
  expect(gapsIn(text)).toContain('09-12 | 2016-19');
});

describe('a gap between roles', () => {
  test('of two years is found, with the dates on either side as they are written', () => {
    expect(gapsIn(gapped)).toEqual(['Jun 2016 – Feb 2018 | Mar 2020 – Present']);
  });

  test.each([
    ['roles that follow each other', strongCv],
    ['a year between two jobs', strongCv.replace('Jun 2016 – Feb 2020', 'Jun 2016 – Mar 2019')],
    ['years without months that may be full ones', strongCv.replace('Jun 2016 – Feb 2020', '2016 – 2018').replace('Mar 2020', '2020')],
    ['years of study', gapped.replace('2010 – 2013', 'Mar 2018 – Feb 2020')],
    ['the time since the last role', strongCv.replace('Mar 2020 – Present', 'Mar 2020 – Jun 2023')],
  ])('is not seen in %s', (_, text) => {
    expect(gapsIn(text)).toEqual([]);
  });

  test.each([
    ['in the profile', gapped.replace('Looking for a matron post', 'In 2018 and 2019 I cared for my father. Looking for a matron post')],
    [
      'as what somebody returns from',
      gapped.replace('Looking for a matron post', 'Returning to work after two years looking after my mother. Looking for a matron post'),
    ],
    ['in a line of its own', gapped.replace('# Education', 'At home with my two small children, 2018 to 2020\n\n# Education')],
    ['above its dates', gapped.replace('# Education', 'At home with my two small children\n2018 to 2020\n\n# Education')],
  ])('that is explained %s is not asked about', (_, text) => {
    expect(analyseLines(text).improvements.map(({ auditId }) => auditId)).not.toContain('gap');
  });

  test('is not explained by care of patients under the dates of a job', () => {
    const carer = gapped.replace(/(Mar 2020 – Present[^\n]*\n)/, '$1- Cared for residents with dementia on a ward of 28 beds\n');
    expect(analyseLines(carer).improvements.map(({ auditId }) => auditId)).toContain('gap');
  });

  test('is asked to be explained, once, and costs no point for being one', () => {
    const result = analyseLines(gapped);
    expect(result.notices.join(' ')).not.toContain('without a role');
    const told = result.improvements.filter(({ description }) =>
      description.includes('between ‘Jun 2016 – Feb 2018’ and ‘Mar 2020 – Present’'),
    );
    expect(told).toMatchObject([{ kind: 'loses-readers', gain: 0 }]);
    expect(result.ledger.map(({ note }) => note).join(' ')).not.toMatch(/\bgap\b/);
    expect(result.score).toBe(analyseLines(strongCv).score);
  });
});
