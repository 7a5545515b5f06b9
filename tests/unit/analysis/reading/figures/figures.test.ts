import { findFigures } from '@/lib/analysis/reading/figures/figures';
import { tokenise } from '@/lib/analysis/text/tokens';

const kinds = (text: string): string[] => findFigures(tokenise(text), text, 0).map(({ kind }) => kind);
const found = (text: string): string[] => findFigures(tokenise(text), text, 0).map(({ start, end }) => text.slice(start, end));

test('the hours of a shift are no change', () => {
  expect(kinds('Cleaned three floors every evening from 5 to 9')).not.toContain('change');
  expect(kinds('Cut complaints this night from 5 to 2')).toContain('change');
});

describe('a figure that measures something', () => {
  test.each([
    ['Cut costs by 12%', 'percentage'],
    ['Saved £140,000 a year', 'money'],
    ['Held a budget of £1.2m', 'money'],
    ['Managed 34 nurses', 'count'],
    ['Led a team of twelve', 'count'],
    ['Looked after 8 new care staff', 'count'],
    ['Doubled footfall', 'change'],
    ['Grew traffic 3x', 'change'],
    ['Ranked 2nd of 140 stores', 'rank'],
    ['Rated 4.8/5 by guests', 'rating'],
    ['Nine out of ten cases', 'count'],
    ['Answered within 20 minutes', 'time'],
    ['Reduced errors from 14 to 3', 'change'],
    ['Cut latency from 900 ms to 120 ms', 'change'],
    ['Revenue per recipient rose from 31p to 74p', 'change'],
    ['Took sales from £0.9m to £2.6m', 'change'],
    ['Brought disputes down: they fell from nine to one a year', 'change'],
    ['Exclusions fell from 14 in 2021/22 to none', 'change'],
    ['Sold programmes at 50p', 'money'],
    ['Showed it to the whole office (25 people)', 'count'],
    ['Handled 35 disciplinary and grievance cases', 'count'],
    ['Served 500+ customers', 'count'],
    ['Processed 1M+ reviews a day', 'count'],
    ['Managed a £250k+ budget', 'money'],
    ['Ran a 28-bed ward', 'count'],
    ['Led a 12-person team', 'count'],
    ['Led a six-strong team', 'count'],
    ['Grew sales by 40 %', 'percentage'],
    ['Cut waiting times by a third', 'change'],
    ['Took late deliveries down to zero', 'change'],
    ['Cleaned 1,200 sqm each night', 'count'],
    ['Moved 2TB of records', 'count'],
    ['Lifted NPS +21', 'count'],
    ['Chased debts and reduced overdue invoices by half', 'change'],
    ['Brought deploys from weekly to 30 a day', 'change'],
    ['Moved reporting from monthly to daily', 'change'],
    ['Opened two new drop-in centres', 'count'],
  ])('stands in ‘%s’: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  test.each([
    'Worked there from 2019 to 2021',
    'NVQ Level 3 in Health and Social Care',
    'Taught Year 6 and Key Stage 2',
    'Used Python 3.11 and Windows 10',
    'Open 24/7',
    'Followed ISO 9001 and BS 7671',
    'Wrote to customers (1)',
    'Band 6 nurse',
    'Started in March 2020',
    'Coded in C++ and Angular 17+',
    'Open to ages 18+',
    'Returned to zero hours work',
    'Lived by a third road',
    'Worked shifts from Monday to Friday',
    'Won the match by half time',
  ])('does not stand in ‘%s’', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('counts once, however many numbers it is written with', () => {
    expect(found('Closed 43 of 47 actions')).toEqual(['43 of 47']);
    expect(found('Saved £40 thousand on paper')).toEqual(['£40 thousand']);
  });

  test('is quoted with its sign and its unit', () => {
    expect(found('Cut agency spending by £140,000 and sickness to 3.1%')).toEqual(['£140,000', '3.1%']);
    expect(found('Sold over 500+ units across a 28-bed site')).toEqual(['500+ units', '28-bed']);
  });
});
