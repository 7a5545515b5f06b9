import { readSpecification } from '@/lib/statement/specification/read-specification';
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
