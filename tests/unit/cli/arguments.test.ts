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
    });
    for (const verb of verbs.filter((each) => each !== 'match')) expect(readArguments([verb, 'one.pdf']).verb).toBe(verb);
  });

  it.each([
    ['no word at all', []],
    ['a verb that is none', ['judge', 'one.pdf']],
    ['a verb alone', ['analyse']],
    ['an option that is none', ['text', 'one.pdf', '--loud']],
    ['a comparison without its advert', ['match', 'one.pdf']],
    ['an explanation of another verb', ['analyse', 'one.pdf', '--explain']],
    ['an advert for another verb', ['parse', 'one.pdf', '--job', 'advert.txt']],
  ])('are refused with what is meant: %s', (_what, args) => {
    expect(() => readArguments(args)).toThrow(UsageError);
  });
});
