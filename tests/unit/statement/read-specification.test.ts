import { readSpecification } from '@/lib/analysis/specification/read-specification';
import { assessmentsOf, expected, keptAside, layouts } from '@/tests/fixtures/statement/layouts';
import { specimens } from '@/tests/fixtures/statement/specimens';
import { posts } from '@/tests/fixtures/statement/posts';

const shown = (criteria: readonly { text: string; kind: string; assessedBy: readonly string[] }[], saysHow: boolean): string[] =>
  criteria.map(({ text, kind, assessedBy }) => `${kind} ${text}${saysHow ? ` [${[...assessedBy].join(', ')}]` : ''}`);

describe.each(layouts)('a specification laid out as $id', (layout) => {
  test.each(posts)('gives the criteria of $id with kind and assessment, and nothing else', (post) => {
    const truth = expected(post, layout).map((one) => ({ ...one, assessedBy: assessmentsOf(one) }));
    expect(shown(readSpecification(layout.write(post)).criteria, layout.saysHow)).toEqual(shown(truth, layout.saysHow));
  });
});

test('some layouts are kept aside', () => {
  expect(layouts.filter(({ id }) => keptAside.has(id))).toHaveLength(2);
});

describe.each(specimens)('$id', ({ text, truth, instructions }) => {
  const specification = readSpecification(text);

  test('gives its criteria in their order', () => {
    expect(
      specification.criteria.map((one) => `${one.kind === 'essential' ? 'E' : 'D'} ${one.assessedBy.join(',')} | ${one.text}`),
    ).toEqual(truth);
  });

  test('gives what it says of how to answer', () => {
    if (instructions) expect(specification.instructions).toEqual(instructions);
  });
});

test('behaviours that only the interview asks about are told from those of the application', () => {
  const { criteria } = readSpecification(`Essential criteria
- Experience of handling enquiries

Behaviours
We'll assess you against these behaviours during the selection process:
- Working Together
- Delivering at Pace
We only ask for evidence of these behaviours on your application form:
- Delivering at Pace`);
  expect(criteria.map(({ text, assessedBy }) => `${text}: ${assessedBy.join(', ')}`)).toEqual([
    'Experience of handling enquiries: ',
    'Working Together: interview',
    'Delivering at Pace: application, interview',
  ]);
});

test('a legend on one line gives each letter its meaning', () => {
  const { criteria } = readSpecification(`No.\tRequirement\tE/D\tMethod
1\tA full driving licence\tE\tA, D
2\tAble to write clear letters\tE\tT
Key: A = Application form   I = Interview   T = Written test   D = Documents`);
  expect(criteria.map(({ assessedBy }) => assessedBy.join(', '))).toEqual(['application, certificate', 'test']);
});

test('a list that says neither essential nor how it is assessed is read as an advert is', () => {
  const { criteria } = readSpecification(`Scaffolder wanted
Requirements:
CISRS card
Own harness
Part 2 preferred but not needed`);
  expect(criteria.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'essential CISRS card',
    'essential Own harness',
    'desirable Part 2 preferred but not needed',
  ]);
});
