import { cvFrom } from '@/tests/support/cv-builder';

const postsBelow = (heading: string, lines: string): { paid: string[]; unpaid: string[] } => {
  const { work, volunteering } = cvFrom(`Jane Example
jane.example@example.com | 07700 900123 | Leeds

# Work History

HR Adviser, Acme Hospitals NHS Trust\tNov 2012 - July 2017
- Advised 40 managers
HR Officer, Hill Foods Ltd\t2009 - Nov 2012
- Hired 30 apprentices a year

# ${heading}

${lines}

# Education

Hill School\t1999 - 2004
`);
  const name = ({ title, employer }: (typeof work)[number]): string => [title?.text, employer?.text].join(' | ');
  return { paid: work.slice(2).map(name), unpaid: volunteering.map(name) };
};

describe('unpaid posts below a heading that says neither', () => {
  it.each([
    [
      'Non-executive',
      'Trustee and Treasurer, Acme Hospice Care\t2019 - present\n- Chaired the finance committee',
      'Trustee and Treasurer | Acme Hospice Care',
    ],
    [
      'Career break, August 2017 to present',
      'Chair of Governors (vice chair from 2019), Hill Primary School, Leeds, voluntary, September 2021 to now\n- Hired a headteacher\nPTA Treasurer, 2018 to 2021\n- Raised £900',
      'Chair of Governors | Hill Primary School',
    ],
    [
      'Giving something back',
      'Volunteer, Citizens Advice Leeds, one morning a week, since Jan 2025\n- Advised on redundancy',
      'Volunteer | Citizens Advice Leeds',
    ],
    ['Public life', 'Magistrate\nLeeds Magistrates Court\n2012 - 2016\n- Sat twice a month', 'Magistrate | Leeds Magistrates Court'],
  ])('are no paid work: %s', (heading, lines, first) => {
    const { paid, unpaid } = postsBelow(heading, lines);
    expect(paid).toEqual([]);
    expect(unpaid[0]).toBe(first);
  });

  it('have no employer of the post above', () => {
    expect(
      postsBelow('Career break', 'School governor, Hill School, 2021 - present\n- Chaired\nPTA Treasurer, 2018 - 2021\n- Raised £900')
        .unpaid,
    ).toEqual(['School governor | Hill School', 'PTA Treasurer | ']);
  });

  it('are left among paid ones', () => {
    const board = 'Non-executive Director, Acme Group plc\t2019 - present\n- Chaired\nTrustee, Acme Hospice Care\t2015 - 2019\n- Chaired';
    expect(postsBelow('Board roles', board).paid).toHaveLength(2);
  });

  it.each([
    ['Board roles', 'Non-executive Director, Acme Group plc\t2019 - present\n- Chaired the audit committee'],
    ['Hospices', 'Volunteer Manager, Acme Hospice Care\t2019 - present\n- Placed 90 volunteers'],
    ['Custody', 'Prison Governor, Acme Prison Service\t2019 - present\n- Ran two wings'],
    ['Employment', 'Trustee, Acme Hospice Care\t2019 - present\n- Chaired the finance committee'],
  ])('are not supposed of paid ones, or against the heading: %s', (heading, lines) => {
    expect(postsBelow(heading, lines).paid).toHaveLength(1);
  });
});
