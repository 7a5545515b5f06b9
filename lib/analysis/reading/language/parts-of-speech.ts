const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const DETERMINERS = words('a an the this these those its their our my his her every each');
const PREPOSITIONS = words(
  'of in on at by for with from to into through across under over between within during after before against via per about than as',
);
const CONJUNCTIONS = words('and or but while which that who where when');
const AUXILIARIES = words('is are was were be been has have had can will would not also');

/** What a small word does in a sentence; 'content' is every other word. */
export type Part = 'determiner' | 'preposition' | 'conjunction' | 'auxiliary' | 'content';

const parts = new Map<string, Part>([
  ...[...AUXILIARIES].map((word) => [word, 'auxiliary'] as const),
  ...[...CONJUNCTIONS].map((word) => [word, 'conjunction'] as const),
  ...[...PREPOSITIONS].map((word) => [word, 'preposition'] as const),
  ...[...DETERMINERS].map((word) => [word, 'determiner'] as const),
]);

export const partOfSpeech = (word: string): Part => parts.get(word) ?? 'content';
