import { yearsOfWork } from '@/lib/analysis/reading/career/years-of-work';
import { readCv } from '@/lib/analysis/reading/reading';
import { cvFrom, TODAY } from '@/tests/support/cv-builder';

const hotelier = (dates: string, profile: string): string =>
  `Oonagh Tresize\n07700 900111\n\n# Profile\n${profile}\n\n# Work Experience\nHousekeeper, Lamorna Hotel\t${dates}\n- Kept 40 rooms ready for new guests\n`;
const told = (dates: string, profile = 'Housekeeper in large hotels.'): number | null => {
  const cv = cvFrom(hotelier(dates, profile));
  return yearsOfWork(cv, readCv(cv, TODAY));
};

test.each([
  ['Jan 2012 – Oct 2025', 'Housekeeper with fourteen years in hotels.', 14],
  ['Jan 2012 – Oct 2025', 'Housekeeper in large hotels.', 14],
  ['Jan 2012 – Mar 2025', 'Housekeeper with 14 years in hotels.', 14],
  ['Jan 2012 – Mar 2025', 'Housekeeper in large hotels.', 13],
  ['Jan 2012 – Mar 2025', 'Housekeeper for over thirteen years.', 13],
  ['Jan 2012 – Mar 2025', 'Housekeeper with 25 years behind her.', 13],
  ['Jan 2018 – Oct 2022', 'I have 5+ years as a housekeeper.', 5],
  ['Jan 2018 – Oct 2022', 'Housekeeper in large hotels.', 5],
  ['Jan 2018 – Jun 2022', 'Four and a half years as a housekeeper.', 4],
])('%s and ‘%s’ are %i years of work', (dates, profile, years) => {
  expect(told(dates, profile)).toBe(years);
});

test('less than a year is not rounded up to one', () => {
  expect(told('Feb 2025 – Nov 2025')).toBeNull();
});

test.each(['Student Adviser (volunteer)', 'Volunteer Adviser', 'Voluntary Adviser'])('work as ‘%s’ is none for pay', (title) => {
  const cv = cvFrom(
    hotelier('Jan 2020 – Oct 2025', 'Housekeeper.') + `${title}, Law Clinic\tJan 2010 – Dec 2014\n- Advised 22 clients on housing\n`,
  );
  expect(yearsOfWork(cv, readCv(cv, TODAY))).toBe(6);
});

test('a manager of volunteers is paid', () => {
  const cv = cvFrom(hotelier('Jan 2020 – Oct 2025', 'Housekeeper.').replace('Housekeeper, Lamorna', 'Volunteer Manager, Lamorna'));
  expect(yearsOfWork(cv, readCv(cv, TODAY))).toBe(6);
});
