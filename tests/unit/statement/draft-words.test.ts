import { answerSentences } from '@/lib/statement/draft/answers';
import { firstPerson } from '@/lib/statement/draft/first-person';

describe('a line of a role in the first person', () => {
  it.each([
    ['Show two porters what to do', 'I show two porters what to do.'],
    ['Deal with 40 calls a day', 'I deal with 40 calls a day.'],
    ['Look after the garden', 'I look after the garden.'],
    ['Lead a team of six', 'I lead a team of six.'],
    ['Teach phonics', 'I teach phonics.'],
  ])('%s', (line, told) => {
    expect(firstPerson(line, true)).toBe(told);
  });

  it.each([
    'Lead nurse on nights',
    'Lead for safeguarding',
    'Open day visitors',
    'Set menus',
    'Show homes',
    'Ring binders',
    'Welcome packs',
  ])('stays as it is where its first word may be a name: %s', (line) => {
    expect(firstPerson(line, true)).toBeNull();
  });
});

describe('the sentences of an answer', () => {
  const told = (...pieces: string[]) => answerSentences({ criterionId: 'c1', action: pieces.join('\n') }).map(({ text }) => text);

  it('an opening without a sentence begins the one after it', () => {
    expect(told('At my last job', 'i trained 4 starters')).toEqual(['At my last job, I trained 4 starters.']);
    expect(told('When the shop closed', 'we counted the till')).toEqual(['When the shop closed, we counted the till.']);
  });

  it('two sentences are never joined by a comma', () => {
    expect(told('When I started we had no system', 'i made a list')).toHaveLength(2);
    expect(told('At work people shout', 'i stay calm')).toHaveLength(2);
  });

  it('no more than two parts are joined, and none to words that go on', () => {
    expect(told('When it was busy', 'in the summer', 'i opened a second till')).toEqual([
      'When it was busy.',
      'In the summer, I opened a second till.',
    ]);
    expect(told('At my last job', 'and it was busy')).toHaveLength(2);
  });
});
