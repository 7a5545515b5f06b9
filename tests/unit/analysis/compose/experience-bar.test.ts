import { insightLevel } from '@/lib/report/bands';
import { analyseLines } from '@/tests/support/analyse-lines';

const percentageOf = (...roles: string[]): number => {
  const { professionalAssessment } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    'Cook who likes busy kitchens and looks for the next step in a hotel or a restaurant.',
    '',
    '# Experience',
    '',
    ...roles,
    '',
    '# Skills',
    'sauces, stock control, allergen records, rota planning',
  ]);
  return professionalAssessment?.careerInsights.experienceLevelPercentage ?? -1;
};
const labelOf = (...roles: string[]): string => insightLevel('experienceLevel', percentageOf(...roles));
const COOKED = '- Cooked breakfasts and lunches for 90 guests a day and kept the allergen sheets';

test('six years in one trade are not called entry-level', () => {
  expect(labelOf('Baker, Corbie Bakery\tApr 2023 - Present', COOKED, '', 'Baker, Links Bakery\tMay 2020 - Mar 2023', COOKED)).toBe(
    'Mid-level',
  );
});

test('two years of work are called entry-level, whatever the title', () => {
  expect(labelOf('Senior Chef de Partie, Corbie Grill\tNov 2024 - Present', COOKED, COOKED)).toBe('Entry-level');
});

test('twelve years that end in charge of people are called senior', () => {
  expect(
    labelOf(
      'Head Chef, Corbie Grill\tApr 2018 - Present',
      '- Managed a team of 12 chefs and a budget of £400,000',
      '',
      'Chef de Partie, Links Hotel\tMay 2012 - Mar 2018',
      COOKED,
    ),
  ).toBe('Senior');
});

test.each(['Deputy Manager', 'Stores Supervisor', 'Marketing Manager'])(
  'twelve years that end as a %s are the middle of a career',
  (title) => {
    expect(labelOf(`${title}, Corbie Lodge\tApr 2014 - Present`, '- Managed a team of five and wrote the rota')).toBe('Mid-level');
  },
);

test('a manager who was a senior executive before is no senior by that', () => {
  expect(
    labelOf(
      'Marketing Manager, Corbie Foods\tApr 2019 - Present',
      '- Managed a team of five and a budget of £400,000',
      '',
      'Senior Marketing Executive, Links Foods\tMay 2012 - Mar 2019',
      COOKED,
    ),
  ).toBe('Mid-level');
});

test('an unpaid post is not the latest paid job', () => {
  const { professionalAssessment } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    'Bus driver who knows every road of the town and likes an early start. Looking for a job on the same side of the river.',
    '',
    '# Experience',
    '',
    'Shop Steward, Corbie Buses\tApr 2021 - Present',
    '- Spoke for 40 colleagues at the depot',
    '',
    'Bus Driver, Corbie Buses\tMay 2012 - Present',
    '- Drove 12 routes a week with 300 passengers',
  ]);
  expect(professionalAssessment?.careerInsights.experienceLevel).toContain('2012');
});

describe('the latest paid job', () => {
  const saidOf = (...roles: string[]) =>
    analyseLines([
      'Orla Fennimore',
      'orla@example.com | 07700 900123 | Leeds',
      '',
      '# Profile',
      'Cook who likes busy kitchens and looks for the next step in a hotel or a restaurant.',
      '',
      '# Experience',
      '',
      ...roles,
    ]).professionalAssessment?.careerInsights;
  const EARLIER = ['Baker, Links Bakery\tMay 2015 - Mar 2020', COOKED];

  test('is the one that began last', () => {
    expect(saidOf('Cook, Corbie Grill\tApr 2021 - Present', COOKED, '', ...EARLIER)?.experienceLevel).toContain('2021');
  });

  test('is not told where the newest has no dates, and no level is', () => {
    const said = saidOf('Cook, Corbie Grill', COOKED, COOKED, '', ...EARLIER);
    expect(said).toMatchObject({ experienceLevel: 'Not judged.', experienceLevelPercentage: 0 });
  });
});

test('the level of the report is that of the bar', () => {
  const { level, professionalAssessment } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    'Works manager who likes a tidy yard, a full order book and people who stay with the firm for long.',
    '',
    '# Experience',
    '',
    'Works Manager, Corbie Timber\tApr 2014 - Present',
    '- Managed a team of four and wrote the rota for both of the yards in Leeds',
    '- Ordered oak and pine from three mills every month and paid the invoices',
  ]);
  expect(insightLevel('experienceLevel', professionalAssessment?.careerInsights.experienceLevelPercentage ?? 0)).toBe('Mid-level');
  expect(level).toBe('mid');
});

describe('the share of titles in one field', () => {
  const relevanceOf = (...titles: string[]): { label: string; percentage: number } => {
    const { professionalAssessment } = analyseLines([
      'Orla Fennimore',
      'orla@example.com | 07700 900123 | Leeds',
      '',
      '# Experience',
      ...titles.flatMap((title, i) => [
        '',
        `${title}, Example Works\tJan ${2022 - 3 * i} - Dec ${2024 - 3 * i}`,
        '- Checked 40 drawings a month for two towns',
      ]),
    ]);
    const percentage = professionalAssessment?.careerInsights.industryRelevancePercentage ?? 0;
    return { label: insightLevel('industryRelevance', percentage), percentage };
  };

  test('is strong where all of them are, also where the list knows only some', () => {
    expect(relevanceOf('Senior Structural Engineer', 'Structural Engineer', 'Graduate Engineer').label).toBe('Strong');
  });

  test('is not told where it is not most of them', () => {
    expect(relevanceOf('Structural Engineer', 'Barista', 'Florist').percentage).toBe(0);
  });
});

test('no level is said that lies below a post which the page offers', () => {
  const { professionalAssessment, suitableRoles } = analyseLines([
    'Orla Fennimore',
    'orla@example.com | 07700 900123 | Leeds',
    '',
    '# Profile',
    'Buyer with six years of work in food. Looking for a Senior Buyer post.',
    '',
    '# Experience',
    '',
    'Buyer, Corbie Foods\tApr 2020 - Present',
    '- Bought flour and sugar for three sites and agreed terms with 14 suppliers',
    '- Kept the records of prices and orders, and wrote to suppliers about late loads',
    '- Planned what to order each week with the kitchens and the stores of all sites',
    '',
    '# Education',
    'GCSEs, Oakfield School\t2006 - 2009',
  ]);
  expect(suitableRoles[0]).toBe('Senior Buyer');
  expect(professionalAssessment?.careerInsights.experienceLevelPercentage).toBe(0);
});

test('nobody with fifteen years and more is put in the middle of a career', () => {
  const jobs = ['CNC Setter, Corbie Works\tMar 2016 - Present', COOKED, '', 'Machinist, Links Works\tJan 2005 - Feb 2016', COOKED];
  expect(percentageOf(...jobs)).toBe(0);
});
