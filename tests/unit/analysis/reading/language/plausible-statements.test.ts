import { plausibleStatements } from '@/lib/analysis/reading/language/plausible-statements';
import type { Statement } from '@/lib/cv/cv';
import { tokenise } from '@/lib/analysis/text/tokens';

/** The lines that are taken for language, of a CV that holds these and nothing else. */
const believed = (lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  let start = 0;
  const statements = lines.map((line) => {
    const statement: Statement = {
      start,
      end: start + line.length,
      text: line,
      kind: 'bullet',
      page: 1,
      words: line.split(' ').length,
      lineCount: 1,
    };
    start += line.length + 1;
    return statement;
  });
  return [...plausibleStatements(statements, tokenise(text), text)].map(({ start: from, end }) => text.slice(from, end));
};

const terse = [
  'Built customer retention model reaching 88% precision, saving £1.4m a year',
  'Deployed NLP service for ticket triage processing 300k+ support messages weekly',
  'Created pricing engine raising basket value by 12%',
  'Designed fraud scoring pipeline using ensemble methods, cutting losses by 31%',
  'Implemented event-driven payment reconciliation system for wholesale banking',
  'Set up an up-to-date asset register and a to-do board for the workshop',
  'Automated monthly reporting',
  'Handled walk-in enquiries and day-to-day ordering',
  'Run stunning product demo animations that lifted sign-up rate by 20%',
  'Led the introduction of a postpartum haemorrhage proforma which cut documentation gaps from 31% to 6%',
  'Won a five-year contract from Greater Wessex Combined Authority',
  'Helped the nursery go from Requires Improvement to Good with Ofsted',
  'Key person for 8 children aged two to three',
];

test('terse lines without articles, as engineers and analysts write them, count as language', () => {
  expect(believed(terse)).toEqual(terse);
});

test('a few honest but odd lines do not make the others doubtful', () => {
  const odd = ['Sub-item (a)', 'year–year, Job title, Employer, City'];
  expect(believed([...terse, ...odd])).toEqual(expect.arrayContaining(terse));
});

test('the same words in no order count for nothing', () => {
  const mixed = [
    'of Retention a by year 88% model the customer saving reaching and',
    'with the Support of weekly 300k+ ticket service and for in processing',
    'Lorem ipsum dolor sit amet 45%',
  ];
  expect(believed(mixed)).toEqual([]);
});

test('a unit behind a figure is no word of the line', () => {
  const line = 'Redesigned a 1.2 km coastal rail embankment with soil nails';
  expect(believed([line, ...terse])).toContain(line);
});
