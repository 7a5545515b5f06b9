import { redact } from '@/lib/cv/redact';
import { explain } from '@/lib/cv/parse/explain';
import { documentFrom, TODAY } from '@/tests/support/cv-builder';

const lines = [
  'Jane Example',
  'Store Manager',
  'Leeds LS8 9ZZ | 07700 900123 | jane@example.com',
  '# Experience',
  'Store Manager\tMay 2019 - Present',
  'Cobble & Thread, Leeds',
  '- Grew sales by 12%',
  'across four branches',
  'Deputy Manager\tFeb 2014 - Apr 2019',
  'FreshWay Supermarkets, Wakefield',
  'Ran the rota of nine people and their training.',
  '[Job Title], [Company Name]',
  '# Education',
  'Wyke Sixth Form College, A-levels: History (B), 2012',
  '# Skills',
  'Tools: Excel, Word',
  '# Interests',
  'Fell running',
  '# Additional information',
  'Notice period of one month',
];
const { document } = redact(documentFrom(lines.join('\n')));
const explained = explain(document, TODAY);
/** What a line was read as, besides the section it stands in. */
const read = (line: string) =>
  explained.lines[lines.indexOf(line)]?.decisions
    .filter(({ readAs }) => readAs !== 'section content')
    .map(({ readAs, rule, words }) => [readAs, rule, words].filter(Boolean).join(' | '));

describe('the trace of a CV', () => {
  it.each<[string, string[]]>([
    ['Jane Example', ['contact | contact.found-by-redaction']],
    ['Leeds LS8 9ZZ | 07700 900123 | jane@example.com', ['contact | contact.found-by-redaction']],
    [
      '# Experience',
      [
        'section heading | heading.seldom heading.listed-words heading.set-as-headings heading.stands-out word.listed-experience | experience: Experience',
      ],
    ],
    ['Store Manager\tMay 2019 - Present', ['dates | date.in-head', 'title | pair.best-score title 1.00 employer 0.00 | Store Manager']],
    [
      'Cobble & Thread, Leeds',
      ['head | head.short-line', 'employer | pair.best-score title 0.10 employer 0.67 | Cobble & Thread', 'place | place.known | Leeds'],
    ],
    ['- Grew sales by 12%', ['body | body.bullet', 'bullet | statement.bullet']],
    ['across four branches', ['body | body.wrapped-bullet', 'bullet | statement.bullet-goes-on']],
    ['Ran the rota of nine people and their training.', ['body | body.sentence-below-head', 'sentence | statement.sentence']],
    ['[Job Title], [Company Name]', ['not used | unused.template-line']],
    [
      'Wyke Sixth Form College, A-levels: History (B), 2012',
      [
        'new entry | entry.first',
        'institution | institution.school | Wyke Sixth Form College',
        'award | award.school | A-levels',
        'dates | date.yyyy',
        'subject | subject.beside-award | History (B)',
      ],
    ],
    [
      'Tools: Excel, Word',
      ['skill group | group.before-colon | Tools', 'skill | skills.item-of-list | Excel', 'skill | skills.item-of-list | Word'],
    ],
    ['Fell running', ['item | interests.whole-section']],
    ['Notice period of one month', ['not used | unused.no-rule-holds']],
  ])('names the rule by which each line was read: %s', (line, decisions) => {
    expect(read(line)).toEqual(decisions);
  });

  it('gives the score of a pair of title and employer, and of the pair that came second', () => {
    const title = explained.lines[4]?.decisions.find(({ readAs }) => readAs === 'title');
    expect(title?.score).toBeGreaterThan(title?.runnerUp?.score ?? Infinity);
    expect(title?.runnerUp?.readAs).toBe("title 'Cobble & Thread', employer 'Store Manager'");
  });

  it('tells what was decided for the whole document', () => {
    expect(explained.document.map(({ readAs, rule }) => `${readAs}: ${rule}`)).toEqual(
      expect.arrayContaining([
        'order of title and employer: order.title-first',
        'language of the document: language.stop-words',
        'sign of a CV: sign.dated-jobs',
      ]),
    );
  });
});
