import { readTableHeader } from '@/lib/cv/parse/work/table-header';

describe('column titles of a table', () => {
  it.each([
    [['Dates', 'Employer', 'Job title', 'Main duties'], 3],
    [['From', 'To', 'Company', 'Position', 'Reason for leaving'], -1],
    [['Year:', 'School/College/University', 'Qualification', 'Grade'], -1],
  ])('are known in %j', (cells, proseColumn) => expect(readTableHeader(cells)).toEqual({ proseColumn }));

  it.each([[['Company', 'Position']], [['Excel', 'Word', 'Outlook']], [['2019', 'Company', 'Leeds', 'Clerk']]])(
    'are not seen in %j',
    (cells) => expect(readTableHeader(cells)).toBeNull(),
  );
});
