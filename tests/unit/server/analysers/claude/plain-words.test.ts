import { isPlainWord } from '@/lib/server/analysers/claude/grounding/is-plain-word';
import { plainWords } from '@/lib/server/analysers/claude/grounding/plain-words';

describe('the plain words', () => {
  it('stand in order, once each, in small letters', () => {
    expect(plainWords).toEqual([...new Set(plainWords)].sort());
    expect(plainWords.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });

  it.each(['planned', 'using', 'studies', 'quickly', 'describes', 'cutting', 'makes'])('know %s by its base form', (word) => {
    expect(isPlainWord(word)).toBe(true);
  });

  it.each([
    'director',
    'teacher',
    'buyer',
    'excel',
    'degree',
    'chartered',
    'oracle',
    'london',
    'dozen',
    'award',
    'nursing',
    'google',
    'physics',
    'law',
    'army',
    'fluent',
    'physics',
    'law',
    'army',
    'fluent',
  ])('name nothing and nobody: %s is none of them', (word) => {
    expect(isPlainWord(word)).toBe(false);
  });
});
