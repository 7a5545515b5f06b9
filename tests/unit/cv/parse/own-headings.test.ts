import { parse } from '@/lib/cv/parse';
import { redact } from '@/lib/cv/redact';
import type { DocumentLine } from '@/lib/cv/document/extracted-document';
import { cvFrom, documentFrom, TODAY } from '@/tests/support/cv-builder';

/** Lines of a page; '## ' is larger and bold, as this page sets its headings. */
const page = (text: string): DocumentLine[] =>
  text.split('\n').map((raw, index) => {
    const isLarge = raw.startsWith('## ');
    const shown = isLarge ? raw.slice(3) : raw;
    const size = isLarge ? 14 : 10;
    return {
      page: 1,
      region: 'body',
      block: 0,
      items: [
        {
          text: shown,
          box: { x: 40, y: 40 + index * 16, width: shown.length * size * 0.5, height: size },
          fontSize: size,
          bold: isLarge,
          italic: false,
        },
      ],
      gapAbove: isLarge ? 1.5 : 0.2,
    };
  });

test('headings in the person’s own words are headings where the page sets them like the known ones', () => {
  const lines = page(`Jane Example
jane.example@example.com, 07700 900123
## Where my years went
Mechanic, Acme Coaches
2012 - Present
Brakes, clutches and gearboxes of 40 coaches.
Apprentice Mechanic, Hill Motors
2008 - 2011
Cars and vans.
## Tools
Diagnostics, tail lifts
## Hobbies
Banger racing
## Who can vouch
Garage manager, number on request
## The rest
Full licence
## Education
City and Guilds motor vehicle, Wessex College, 2008`);
  const cv = parse(redact({ ...documentFrom(''), kind: 'pdf', lines }).document, TODAY);
  expect(cv.work.map(({ title }) => title?.text)).toEqual(['Mechanic', 'Apprentice Mechanic']);
  expect(cv.sections.flatMap(({ heading }) => (heading ? [cv.text.slice(heading.start, heading.end)] : []))).toEqual(
    expect.arrayContaining(['Who can vouch', 'The rest']),
  );
});

test('a few words that name work are a heading below an empty line, though headings are set like everything else', () => {
  const cv = cvFrom(`Jane Example
jane.example@example.com, 07700 900123

Education
BSc Biology, University of Kentmere, 2023 - 2026

Laboratory experience
Research student, Blackmoor Institute, June - August 2025
Ran qPCR on 96 samples a week

Other work
Team member, Acme Kitchen, 2023 - present, 16 hours a week
Tills, grill, train new starters
`);
  expect(cv.work.map(({ title, employer }) => [title?.text, employer?.text])).toEqual([
    ['Research student', 'Blackmoor Institute'],
    ['Team member', 'Acme Kitchen'],
  ]);
  expect(cv.education).toHaveLength(1);
});

const kindsIn = (text: string) =>
  cvFrom(`Jane Example\njane.example@example.com, 07700 900123\n\n${text}`).sections.map(({ kind, heading }) => [heading?.text, kind]);

test.each([
  ['Achievments', 'awards'],
  ['Work Experiance', 'experience'],
  ['Studys', 'education'],
  ['Qualificatons', 'education'],
  ['Refrences', 'references'],
])('a misspelt usual heading is a heading still: %s', (heading, kind) => {
  expect(kindsIn(`# Profile\nCook of ten years.\n\n# ${heading}\nFood hygiene, Wessex College, 2019`)).toContainEqual([heading, kind]);
});

test.each(['Profiled', 'Studio', 'Languid', 'Preferences', 'Deployment'])(
  'another word that is nearly one is not respelt: %s',
  (heading) => {
    expect(kindsIn(`# Profile\nCook of ten years.\n\n# ${heading}\nThe rest of it`)).toContainEqual([heading, 'additional']);
  },
);

test('papers of a trade are certificates, and papers alone are publications', () => {
  expect(kindsIn('# Tickets and trade papers\nCSCS gold card\nFirst aid at work')).toContainEqual([
    'Tickets and trade papers',
    'certifications',
  ]);
  expect(kindsIn('# Papers\nOn slate and lime')).toContainEqual(['Papers', 'publications']);
});

/** What follows four spaces stands at the right margin. */
const atTab = (item: DocumentLine['items'][number]): DocumentLine['items'] =>
  item.text
    .split('    ')
    .map((text, i) => ({ ...item, text, box: { x: 40 + i * 380, y: item.box?.y ?? 0, width: text.length * 5, height: 10 } }));

test('a placement called ‘Work experience’ among the jobs begins no section', () => {
  const lines = page(`Jane Example
jane.example@example.com, 07700 900123
## EXPERIENCE
Counter assistant, The Cod Shop    August 2024 - now
Took orders on the phone.
Work experience    June 2025
Maze Road Dental
Helped at the desk.
## EDUCATION
GCSE English, Lagan Vale School, 2024`).map((line) => ({ ...line, items: line.items.flatMap(atTab) }));
  const cv = parse(redact({ ...documentFrom(''), kind: 'pdf', lines }).document, TODAY);
  expect(cv.work.map(({ title }) => title?.text)).toEqual(['Counter assistant', 'Work experience']);
});

test('a misspelt ‘untill now’ is a time that goes on', () => {
  const cv = cvFrom(
    `Jane Example\njane.example@example.com\n\n# Work experience\nRoom attendant, Hotel Branksome\t2019 untill now\n- Cleaned rooms`,
  );
  expect(cv.work[0]?.dates?.current).toBe(true);
});

test('a heading in the person’s own words is one in the bold type that dated jobs have too', () => {
  const bold = [
    'Profile',
    'Truck licences and tickets',
    'Work history',
    'Education',
    'Driver, Acme Depot, Hull, Jan 2020 - now',
    'Picker, Hill Stores, Hull, May 2015 - Dec 2019',
  ];
  const lines = page(`Jane Example
jane.example@example.com, 07700 900123
Truck licences and tickets
Reach truck
Counterbalance
Profile
Driver with ten years in stores.
Work history
Driver, Acme Depot, Hull, Jan 2020 - now
Loaded trailers for the shops of the north.
Picker, Hill Stores, Hull, May 2015 - Dec 2019
Picked orders by store and by date.
Education
GCSEs, Hill School, 2008`).map((line) => ({ ...line, items: line.items.map((item) => ({ ...item, bold: bold.includes(item.text) })) }));
  const cv = parse(redact({ ...documentFrom(''), kind: 'pdf', lines }).document, TODAY);
  expect(cv.sections[0]?.heading?.text).toBe('Truck licences and tickets');
  expect(cv.work.map(({ title }) => title?.text)).toEqual(['Driver', 'Picker']);
});
