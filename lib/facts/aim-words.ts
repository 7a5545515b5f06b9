import { phraseList, wordList } from './lists';

/** Words with which people say what work they want next. Compiled for this project from UK CVs. */

/** Words with which a profile says what the person wants next. */
export const aimPhrases = phraseList(`
  (?<!\\bwould )want(?:s|ing)? (?:an?|job|more|new|to|work)
  (?<=^|[.!?]\\s)wants? (?!to\\b)
  after (?=an? [^.,]{0,60}\\b(?:job|position|post|role)\\b)
  aim(?:ing)? to
  apply(?:ing)? for
  available for
  career change
  go(?:ing)? back (?:in)?to
  hop(?:e|ing) to
  i['’]d (?:now |really )?like
  in search of
  interested in
  keen to
  like to (?:find|have|join|work)
  look for (?=(?:an? |the )?(?:new )?(?:job|position|post|role|work)\\b)
  look(?:ing)? (?:job|work)
  looking (?:for|to)
  mov(?:e|ing) (?:from [^.,;]{1,30} )?(?:into|towards?)
  mov(?:e|ing) to (?=[^.,;]{0,40} as )
  my (?:next )?(?:aim|goal)
  need (?:an? )?(?:job|position|role|work)
  next (?:step|role|post|move)
  now (?:after|want|wish)
  now ready
  obtain(?:ing)? an? (?:[\\w-]+ )?(?:job|position|post|role)\\b
  open to
  ready (?:to|for)
  retrain(?:ing)? as
  return(?:ing)? to
  search(?:ing)? (?:for )?(?:an? )?(?:new )?(?:job|position|post|role|work)\\b
  seek(?:s|ing)?
  should (?:now )?like
  wish(?:ing)? to
  working towards
  would like
`);

/** Words with which a profile may say what comes next. Where one of them is left unexplained, no aim is called missing. */
export const aimCandidates = phraseList(`
  after
  aim\\w*
  ambition\\w*
  appl(?:y|ying)
  available
  back
  becom\\w*
  career
  challenge
  dream\\w*
  eager
  find
  future
  goal\\w*
  hop(?:e|es|ing)
  interest(?:ed)?
  job
  join\\w*
  keen
  like
  look\\w*
  move
  moving
  need
  new
  next
  now
  open
  opportunit\\w*
  plan(?:s|ning)?
  position
  post
  prefer\\w*
  progress\\w*
  ready
  retrain\\w*
  return\\w*
  role
  search\\w*
  seek\\w*
  start
  step
  towards?
  wants?
  wish\\w*
  would
`);

/** Words that end like names of trades and are none. */
export const noTrades = wordList(`
  after another answer better brother career challenger client communicator competent computer confident consistent current customer
  daughter different efficient either environment ever excellent favour fluent former further gather get however important independent
  intelligent labour learner letter matter member mother never number offer or order other over patient permanent player power
  proficient rather recent relevant remember resilient rotor sister starter student summer talent thinker together under water whether
  winter worker
`);

/** Before 'role' or 'job' these words name no kind of work: 'a new role', 'a permanent position'. */
export const plainPostWords = wordList(`
  a an another any better challenging exciting first full full-time good great interesting long-term my new next of other part part-time
  permanent rewarding same similar stable steady suitable temporary term that the this time varied
`);

/** Words for people of any trade, which alone name no post: 'a Band 7 specialist post'. */
export const plainTitles = wordList(`
  adviser assistant consultant coordinator expert officer operative practitioner professional specialist worker
`);

/** Words for how somebody is employed, which name no post: 'staff jobs', 'an apprenticeship'. */
export const contractWords = wordList(`
  apprenticeship casual contract freelance internship part-time permanent placement remote staff temp temporary traineeship
`);

/** Words before the title of a wanted job: 'seeking a role as a teaching assistant'. */
export const wantedJobPhrases = phraseList(`
  aim(?:ing)? (?:for|to)
  applying for
  career as
  hop(?:e|ing) to
  looking for
  looking to
  move into
  next role
  seek(?:ing)?
  want(?:ing)?
`);

/** What may stand between such words and the title of the post: 'looking to work as a', 'or maybe move to'. */
export const wordsBeforePosts = phraseList(`
  (?:first )?(?:role|post|position|job|career|opportunity|step)
  (?:my|the) first
  an?
  as
  be
  become
  can
  could
  for
  full[- ]time
  hybrid
  ideally
  in
  into
  is
  may
  maybe
  might
  move
  must
  my
  new
  next
  of
  or
  part[- ]time
  perhaps
  permanent
  preferably
  remote
  should
  such
  the
  to
  will
  work
  working
  would
`);

/** Words before a title that say how, or how far up, a post is: 'term-time', 'Band 8c', 'mid-level'. */
export const postTerms = phraseList(`
  (?:advanced|degree|higher|intermediate|modern)(?= apprentice)
  (?:band |grade |level )?\\d[a-d]?
  (?:full|part|term) time
  (?:mid|entry) level
  \\w+-(?:based|facing|led|level|term|time)
  fixed[- ]term
  flexible
  hybrid
  initial
  local
  paid
  permanent
  remote
  salaried
  similar
  suitable
  temporary
`);
