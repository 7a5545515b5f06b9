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

  test.each([
    ['points', ['2. PERSON SPECIFICATION - ESSENTIAL', '2.1 ', '2.2 ', '3. PERSON SPECIFICATION - DESIRABLE', '3.1 ']],
    ['levels and zeros', ['2.0 ESSENTIAL REQUIREMENTS', '2.1 ', '2.2 ', '3.0 DESIRABLE REQUIREMENTS', '3.1 ']],
    ['letters', ['Section B: Person specification (essential)', 'B1 ', 'B2 ', 'Section C: Person specification (desirable)', 'C1 ']],
    ['letters and Roman numbers', ['B. What the holder has', 'i. ', 'ii. ', 'C. What the holder ideally has', 'i. ']],
  ])('numbers its headings and its items in one outline of %s', (_, [essential, first, second, desirable, third]) => {
    expect(
      asked(`Parks ranger
1. PURPOSE
1.1 To look after the western parks.
${essential}
${first}Experience of grounds maintenance
${second}Ability to deal with the public
${desirable}
${third}Chainsaw ticket`),
    ).toEqual(['Experience of grounds maintenance', 'Ability to deal with the public', 'd Chainsaw ticket']);
  });

  test('keeps groups of their own below a numbered heading', () => {
    expect(
      asked(`3.0 ESSENTIAL REQUIREMENTS
3.1 Qualifications
3.1.1 Five GCSEs including English
3.2 Experience
3.2.1 At least two years in a busy office
4.0 SAFEGUARDING
4.1 The school is committed to safeguarding children.`),
    ).toEqual(['Five GCSEs including English', 'At least two years in a busy office']);
  });

  test('is a page whose headings have the signs of markup', () => {
    expect(
      asked(`# Site engineer
## What you will do
* Run the night shift
## Minimum qualifications
* Fluent in Go
**Preferred qualifications**
* Prior work in payments`),
    ).toEqual(['Fluent in Go', 'd Prior work in payments']);
  });

  test('wishes in the conditional, and asks without condition', () => {
    expect(
      asked(`Community lead
We'd be lost without someone who has:
- written newsletters people open
You'd make our day if you also had:
- some Spanish
What would cheer us up
- a past in gardening
It will help your case if you have
- kept bees`),
    ).toEqual(['written newsletters people open', 'd some Spanish', 'd a past in gardening', 'd kept bees']);
    expect(
      asked(
        'It would be a joy, though not vital, if you had kept bees before, could lay a hedge, or had driven a tractor. You will need a good back.',
      ),
    ).toEqual(['d had kept bees before', 'd could lay a hedge', 'd had driven a tractor', 'You will need a good back']);
  });

  test('was broken at the end of each line, or pasted into one', () => {
    expect(
      asked(`Gardener
Applicants must be able to work most weekends from the beginning of
April to October. Experience of laying hedges in the style of the
Midlands is essential.`),
    ).toEqual([
      'Applicants must be able to work most weekends from the beginning of April to October',
      'Experience of laying hedges in the style of the Midlands is essential',
    ]);
    expect(
      asked(
        "Shepherd, Rhayader\nWhat you'll do:- Lamb 600 ewes- Mend walls\nWhat you'll bring:- Two seasons of lambing- A dog\nNice to have:- Welsh",
      ),
    ).toEqual(['Two seasons of lambing', 'A dog', 'd Welsh']);
  });

  test('is counted through without points, across its headings', () => {
    expect(
      asked(`Fitter
The candidate
1 Time-served apprentice
2 Working knowledge of hydraulics
Preferable
3 Welding
The package
4 £44k, nights`),
    ).toEqual(['Time-served apprentice', 'Working knowledge of hydraulics', 'd Welding']);
  });

  test('has one heading that says nothing, over lines that are neither duties nor offers', () => {
    expect(
      asked(`Bakery assistant
The role
- Pack the bread
The basics
- Early starts for a year or more
- Lifting flour
Benefits
- Free bread`),
    ).toEqual(['Early starts for a year or more', 'Lifting flour']);
  });

  test('has two lists that are needed, of which the stricter decides', () => {
    expect(
      asked(`MUST HAVE:
- Gas Safe card
LOOKING FOR:
- Fault finding on boilers
HANDY EXTRAS:
- Heat pumps`),
    ).toEqual(['k Gas Safe card', 'Fault finding on boilers', 'd Heat pumps']);
  });

  test('asks for character and shared values in a statement', () => {
    expect(
      asked(`What you need
- A year in a kitchen
- A caring approach in line with our trust values
Who you are
- Kind, steady and never too busy
- Experienced with knives
Our values - you share them
- Respect`),
    ).toEqual([
      'A year in a kitchen',
      's A caring approach in line with our trust values',
      's Kind, steady and never too busy',
      'Experienced with knives',
      's Respect',
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
