import { phraseList, wordList } from './lists';

/** Personal qualities, as skills lists name them. */
export const softSkillPhrases = phraseList(`
  adaptab\\w+
  attention to detail
  calm
  can[ -]do
  caring
  cheerful
  communication
  compassion\\w*
  confident
  creativ\\w+
  critical thinking
  decision[ -]making
  empath\\w+
  energetic
  enthusias\\w+
  flexib\\w+
  friendly
  good listener
  good with \\w+
  hard[ -]?work(?:ing|er)
  helpful
  honest\\w*
  initiative
  interpersonal
  kind(?:ness)?
  leadership
  listening
  loyal\\w*
  motivated
  multi[ -]?task\\w+
  organis(?:ed|ational?)
  patien(?:t|ce)
  people skills
  polite\\w*
  positive
  problem[ -]solving
  punctual
  reliable
  resilien\\w+
  resistan\\w+ to stress
  respectful
  sense of humour
  team ?work(?:ing|er)?
  team player
  time ?(?:management|keeping)
  well presented
  work ethic
  work(?:ing)? (?:in|as part of) (?:a )?team
`);

/** The same where nothing else is in the entry: 'Strong', but not 'Strong on tax'. */
export const softSkillsAlone = phraseList(`
  fit
  physically fit
  strong
`);

/** Software that every office has, by the names in the table of skills in lower case: nobody asks where it was used. */
export const everydaySoftware: readonly string[] = [
  'excel',
  'google docs',
  'google workspace',
  'microsoft excel',
  'microsoft office',
  'microsoft outlook',
  'microsoft powerpoint',
  'microsoft teams',
  'microsoft word',
  'powerpoint',
  'zoom',
];

/** Entries of a skills list that any office job takes for granted. */
export const genericSkills = phraseList(`
  (?:basic )?(?:computers?|computing|it)(?: skills?| literacy| literate)?
  (?:microsoft |ms )?(?:office|outlook|powerpoint|teams|word)(?: 365)?
  computer literate
  data entry
  e-?mails?
  internet(?: (?:and|&) e-?mail)?
  mail
  typing
  web browsing
  windows
  zoom
`);

/** Words of a list that a role would not repeat: 'advanced Excel', 'SQL (intermediate)'. */
export const skillQualifiers = wordList(`
  advanced and basic excellent experience fluent good in including intermediate knowledge of proficient skill skills strong the
  with working
`);

/** After a skill or within its entry: nobody is asked to prove what they say they know little of. */
export const littleKnownPhrases = phraseList(`
  a little
  basic
  basics
  beginner
  beginning
  conversational
  elementary
  learning
  some
`);

/**
 * Names that are ordinary words in another spelling: 'send papers' has nothing to do with special educational needs, nor 'Gas Safe'
 * with the framework.
 */
export const ordinaryUnlessCapital = wordList('act modes pace rams ref safe send soap');

/** Products that many people write in lower case and that are ordinary words too: 'word of mouth', 'filed the rest'. */
export const productsAndOrdinaryWords = wordList('cypress excel flask jest outlook react rest ruby sage spark word');

/** Words before the name of a product: 'used excel', 'in word', 'python and flask'. */
export const beforeProductPhrases = phraseList(`
  (?:word|excel|powerpoint|outlook|access|node|python|django|sage|xero) (?:and|or|&)
  in
  microsoft
  ms
  office
  on
  use of
  used
  uses
  using
  via
  with
`);

/** Words after the name of a product: 'excel spreadsheets'. */
export const afterProductPhrases = phraseList(`
  &
  and
  documents?
  for
  formulas?
  macros?
  models?
  or
  pivot
  reports?
  sheets?
  spreadsheets?
  to
  workbooks?
`);

/** Before a skill that the person does not offer: 'any section bar pastry', 'not phlebotomy'. */
export const negatingPhrases = phraseList(`
  apart from
  bar
  except(?: for)?
  excluding
  never
  no
  not
  other than
  without
`);
