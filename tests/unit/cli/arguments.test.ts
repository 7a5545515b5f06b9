import { readArguments, UsageError, verbs } from '@/cli/arguments';

describe('the words of the cv command', () => {
  it('are a verb, files, and options anywhere behind the verb', () => {
    expect(readArguments(['match', '--job', 'advert.txt', 'one.pdf', '--json', 'two.docx'])).toEqual({
      verb: 'match',
      paths: ['one.pdf', 'two.docx'],
      json: true,
      jsonResume: false,
      explain: false,
      job: 'advert.txt',
      statement: expect.objectContaining({ spec: null, each: false }),
    });
    for (const verb of verbs.filter((each) => each !== 'match' && each !== 'statement'))
      expect(readArguments([verb, 'one.pdf']).verb).toBe(verb);
  });

  it('are for a statement its form, its limit and its order, and the CV may be left out', () => {
    const { paths, statement } = readArguments([
      'statement',
      '--spec',
      'form.docx',
      '--words',
      '250',
      '--each',
      '--order',
      'essential-first',
    ]);
    expect(paths).toEqual([]);
    expect(statement).toMatchObject({ spec: 'form.docx', words: '250', characters: null, each: true, order: 'essential-first' });
  });

  it.each([
    ['no word at all', []],
    ['a verb that is none', ['judge', 'one.pdf']],
    ['a verb alone', ['analyse']],
    ['an option that is none', ['text', 'one.pdf', '--loud']],
    ['a comparison without its advert', ['match', 'one.pdf']],
    ['an explanation of another verb', ['analyse', 'one.pdf', '--explain']],
    ['a statement without a specification', ['statement', 'one.pdf', '--words', '500']],
    ['a statement with two limits', ['statement', '--spec', 'a.txt', '--words', '500', '--characters', '900']],
    ['a specification for another verb', ['match', 'one.pdf', '--job', 'advert.txt', '--spec', 'a.txt']],
    ['an advert for another verb', ['parse', 'one.pdf', '--job', 'advert.txt']],
  ])('are refused with what is meant: %s', (_what, args) => {
    expect(() => readArguments(args)).toThrow(UsageError);
  });
});
