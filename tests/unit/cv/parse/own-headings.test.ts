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
