import { phraseList, wordList } from './lists';

/** Closed classes of English words, in lower case. */

export const determiners = wordList('a an each every her his its my our the their these this those');
export const prepositions = wordList(`
  about across after against as at before between by during for from in into of on over per than through to under via with within
`);
export const conjunctions = wordList('and but or that when where which while who');
export const auxiliaries = wordList('also are be been can had has have is not was were will would');

/** Prepositions that are particles too: 'signed visitors in', 'checked guests in and out', 'closed 2% under'. */
export const particles = wordList('about across after before by down in off on out over through under up');

/** Prepositions that may follow another one: 'from within', 'by over 20%', 'of up to ten'. */
export const secondPrepositions = wordList('about across after as before between during over than to under within');

/** Words with which no line of a CV begins. */
export const neverFirst = wordList('and but of or than');

/** Words of placeholder text in Latin. None is an English word, so one is enough. */
export const placeholderLatin = wordList(`
  adipiscing aliqua aliquip amet aute cillum consectetur consequat cupidatat deserunt dolor eiusmod excepteur fugiat incididunt
  ipsum irure laboris laborum lorem mollit nostrud occaecat pariatur proident reprehenderit tempor ullamco veniam voluptate
`);

/** 'I managed', "We've managed" */
export const subjectPronouns = wordList("i i've we we've");

/** Between a pronoun and its verb: 'I have also managed'. */
export const verbAuxiliaries = wordList('also had has have then');

/** First parts of a verb with a hyphen: 'co-led', 'line-managed'. */
export const verbPrefixes = wordList('co cross fund hand hot line multi out over pre re self spear up');

/** Words that follow a noun, not a verb: 'Support for customers', 'Lead of the team'. */
export const nounFollowers = wordList('at for is of was');

/** Words in -ly that are no adverbs: a statement may begin with one. */
export const nounsAndVerbsInLy = wordList('anomaly apply assembly comply family imply multiply reply supply');

/**
 * Coarse word classes for the table of word order. Their order is that of its rows (word-order.json), so a class may be added only at
 * the end, and only with a new table.
 */
export const wordClassLists: readonly { name: string; words: readonly string[] }[] = [
  { name: 'article', words: wordList('a an the') },
  { name: 'determiner', words: wordList('all another any both each every its no other some such these this those') },
  { name: 'possessive', words: wordList('her his my our their your') },
  { name: 'of', words: wordList('of') },
  { name: 'to', words: wordList('to') },
  { name: 'in', words: wordList('across at during in inside into on over under within') },
  { name: 'for', words: wordList('for') },
  { name: 'with', words: wordList('with without') },
  { name: 'by', words: wordList('by through using via') },
  {
    name: 'from',
    words: wordList(`
  about above after against alongside among around before behind below between from per since throughout towards until
`),
  },
  { name: 'and', words: wordList('& and nor or plus') },
  { name: 'clause', words: wordList('although as because but if so than that though when whenever where which while who whose') },
  { name: 'be', words: wordList('am are be been being is was were') },
  { name: 'have', words: wordList('did do does had has have having') },
  { name: 'modal', words: wordList('also can could may might must not should will would') },
  { name: 'pronoun', words: wordList('he him i it me myself she them themselves they us we you') },
  { name: 'particle', words: wordList('away back down off out up') },
  {
    name: 'quantity',
    words: wordList(`
  eight eleven few fewer fifteen fifty first five forty four half hundred hundreds less many more most nine one over second seven
  several six ten third thirty thousand three twelve twenty two
`),
  },
  {
    name: 'time',
    words: wordList(`
  annual daily day days hour hours minute minutes month monthly months quarterly time times week weekly weeks year years
`),
  },
];

/** Classes by the ending of a word, tried in this order after the lists. */
export const wordClassEndings: readonly { name: string; pattern: RegExp }[] = [
  { name: 'adverb', pattern: /.{3}ly$/ },
  { name: 'gerund', pattern: /.{2}ing$/ },
  { name: 'abstract', pattern: /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|ure)$/ },
  { name: 'adjective', pattern: /(?:al|ive|ous|ful|able|ible|ic|ary|less|ish|ern)$/ },
  { name: 'person', pattern: /.{2}(?:er|or|ist|ian|ant|ee)$/ },
  { name: 'plural', pattern: /[^s]s$/ },
];

/** Endings of words in medicine, science and crafts; random dictionary words rarely have them. */
export const technicalEndings = phraseList(`
  aemia
  ectomy
  genic
  grams?
  graph(?:y|ic|s)
  itis
  lysis
  lytic
  metr(?:y|ic)
  natal
  olog(?:y|ical|ist)
  oma
  osis
  otomy
  partum
  pathy
  plasty
  rrhag(?:e|ic|es)
  scop(?:y|ic)
  therap(?:y|ies|eutic)
  trophic
  vascular
`);
