import { criteriaOf } from '@/lib/analysis/specification/read-specification';

/** One line a criterion: what is essential stands bare, 'd' before what is desirable, 'k' before what decides alone. */
const asked = (advert: string): string[] =>
  criteriaOf(advert).map(({ kind, text }) => (kind === 'essential' ? text : `${kind.charAt(0)} ${text}`));

describe('an advert in a form of its own', () => {
  test('is a table whose columns have other names and whose cells hold several lines', () => {
    expect(
      asked(`Person specification
Area\tNeeded at the start\tAn advantage\tMeasured by
Training\tDiploma in dental nursing
GCSE English\tRadiography certificate\tA C
Experience\tTwo years in a surgery
Running a recall list\tWork with children\tA I
Skills\tSterilising instruments\t\tT

Key to how we measure: A application form, C certificates, I interview, T trial day`),
    ).toEqual([
      'Diploma in dental nursing',
      'GCSE English',
      'd Radiography certificate',
      'Two years in a surgery',
      'Running a recall list',
      'd Work with children',
      'Sterilising instruments',
    ]);
  });

  test('is a table with a column of must, should and could', () => {
    expect(
      asked(`Asked for\tWeight\tWhere we look
Full driving licence\tMust\tCertificate
First aid at work\tShould\tCertificate
Experience with older people\tMust\tInterview
Knowledge of the valley's roads\tCould\tTest`),
    ).toEqual(['Full driving licence', 'd First aid at work', 'Experience with older people', "d Knowledge of the valley's roads"]);
  });

  test('is a list with a sign of its own', () => {
    expect(
      asked(`The person we need
(Points marked * are not essential.)
1. Experience of managing allotments
2. Sound knowledge of soil
3.* A pesticide certificate
4.* Use of a mapping system`),
    ).toEqual(['Experience of managing allotments', 'Sound knowledge of soil', 'd A pesticide certificate', 'd Use of a mapping system']);
  });

  test('is a list with letters of its own, or numbered by kind', () => {
    expect(
      asked(`What we look for (M = must have, N = nice to have)
M  A year of work with young people
M  Able to do sleep-ins
N  Driving licence`),
    ).toEqual(['A year of work with young people', 'Able to do sleep-ins', 'd Driving licence']);
    expect(asked('Person specification\nE1 GCSE English\nE2 Work with the public\nD1 First aid certificate')).toEqual([
      'GCSE English',
      'Work with the public',
      'd First aid certificate',
    ]);
    expect(asked('What we need\nCSCS card - essential\nOwn van - desirable\nTwo years of roofing - essential')).toEqual([
      'CSCS card',
      'd Own van',
      'Two years of roofing',
    ]);
  });

  test('has a list that ends the sentence of its heading', () => {
    expect(
      asked(`As our ranger you'll
- mend fences
- count deer

You'll be happy here if you
- know your trees
- have driven a tractor

We would be over the moon if you:
- ring birds
- can weld`),
    ).toEqual(['know your trees', 'have driven a tractor', 'd ring birds', 'd can weld']);
  });

  test('asks in prose of search firms and agencies', () => {
    expect(
      asked(
        `We are keen to speak to qualified engineers (CEng or IEng) with at least ten years' experience of dams. You will have worked with a
regulator and have led a review. Exposure to tidal schemes would be welcome; fluency in Welsh is a plus but by no means essential.`.replace(
          'a\nregulator',
          'a regulator',
        ),
      ),
    ).toEqual([
      'qualified engineers (CEng or IEng)',
      "at least ten years' experience of dams",
      'have worked with a regulator',
      'have led a review',
      'd Exposure to tidal schemes',
      'd fluency in Welsh',
    ]);
    expect(
      asked(
        'We would love to hear from you if you have run large kennels, ideally of 50 dogs or more, and if you hold a grooming diploma. A background in rescue would be an advantage, as would some exposure to fundraising.',
      ),
    ).toEqual([
      'run large kennels, ideally of 50 dogs or more',
      'hold a grooming diploma',
      'd A background in rescue',
      'd some exposure to fundraising',
    ]);
  });

  test('names things behind a label of its own', () => {
    expect(asked('Web developer\nKey skills: React, Node, testing (Jest or Vitest)\nGood to haves: Figma, Rust')).toEqual([
      'React',
      'Node',
      'testing (Jest or Vitest)',
      'd Figma',
      'd Rust',
    ]);
  });
});

test('initials behind ‘with’ are no sign that the advert explains', () => {
  expect(asked('You will have:\n- Confidence with IT is desirable\n- A degree in IT\n- Experience of a service desk')).toContain(
    'A degree in IT',
  );
});

test('a licence held since a year keeps the year', () => {
  expect(asked('Essential:\n- Driving licence held since 2020\n- Experience of a service desk').join()).toContain('since 2020');
});
