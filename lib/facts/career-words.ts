import { phraseList, wholly, wordList } from './lists';

/** Titles and phrases for the stage or kind of somebody's work. Compiled for this project from UK CVs and adverts. */

/** Reasons that people give for time without work, in a sentence of their own. */
export const absenceReasons = phraseList(`
  abroad
  bab(?:y|ies)
  bereave\\w+
  car(?:ed|er|ing) for
  carer
  child(?:ren|care)?
  divorce
  emigrat\\w+
  family
  furlough\\w*
  health
  ill(?:ness)?
  injur(?:y|ed)
  kids
  lockdown
  look(?:ed|ing) after
  maternity
  moved to
  pandemic
  parents?
  recover(?:ed|ing|y)
  redundan\\w+
  relocat\\w+
  sabbatical
  sick(?:ness)?
  stud(?:ied|y|ying|ies)
  surgery
  time (?:off|out)
  travel(?:led|ling|s)?
  unwell
  year off
`);

/** Words of a profile that tell of a time without work. */
export const returnPhrases = phraseList(`
  after (?:\\w+ ){1,3}(?:months?|years?)
  at home with
  back (?:in|into|to) (?:paid )?(?:employment|work)
  career break
  com(?:e|ing) back
  going back
  return(?:ed|ing|s)?
`);

/** Words before a note on a job that describes no work. */
export const leavingPhrases = phraseList(`
  left because
  reason left
  reasons? (?:for|of) leaving
`);

/** Beginnings of lines under a role that describe no work. */
export const besideWorkPhrases = [...leavingPhrases, 'notice period'].sort();

/** Offers to accept less than the job asks for. */
export const concessionPhrases = phraseList(`
  (?:any|all) (?:job|work|hours|shifts) considered
  (?:consider|accept|take) (?:an? )?(?:lower|reduced|smaller) (?:pay|salary|wage)
  (?:pay|salary|wages?) (?:is )?negotiable
  anything (?:considered|suitable)
  do any (?:job|work)
  start (?:again )?at the bottom
  will (?:do|take) any(?:thing| job| work)
`);

/** Complaints, apologies and denials of a fault that nobody asked about. */
export const complaintPhrases = phraseList(`
  (?:i am|i'm) (?:afraid|aware|sorry) that i
  (?:i have )?never been (?:dismissed|in trouble|sacked)
  (?:sick|sick and tired|tired) of
  fed up (?:of|with)
  i (?:got|was) (?:fired|sacked)
  i know (?:that )?i (?:am not|do not|don't|lack)
`);

/** Words that say that a job was temporary. */
export const temporaryWorkPhrases = phraseList(`
  agency
  apprentice\\w*
  bank
  casual
  christmas
  contract(?:or)?
  cover
  fixed[- ]term
  freelance
  interim
  internship
  locum
  own (?:business|car|van)
  placement
  project
  redundan\\w+
  seasonal
  secondment
  self[- ]employed
  summer
  supply
  temp
  temping
  temporary
`);

/** Headings of work that is short by its nature: productions, rotations of a course, orders. */
export const shortWorkHeadings = phraseList(`
  assignments?
  bookings
  commissions
  contracts?
  credits
  engagements
  gigs
  placements?
  productions?
  projects?
  rotations?
  seasons?
  tours?
`);

/** Statements about a person's family, in a part of the CV about the person. */
export const familyPhrases = phraseList(`
  (?:have|married,|single,|divorced,)(?: (?:one|two|three|four|five|\\d|young|small|little|grown[- ]up|teenage))* (?:daughters?|kids|sons?|teenagers)
  (?:mother|mum|father|dad) of (?:one|two|three|four|five|\\d)
  divorced
  happily married
  married(?! (?:quarters?|accommodation))
  my (?:eldest|husband|oldest|wife|youngest)
  my (?:one|two|three|four|five|\\d)(?: (?:young|small|little|grown[- ]up|teenage))* (?:children|daughters?|kids|sons?|teenagers)
  no (?:children|kids)
  single (?:mother|mum|father|dad|parent)
  widow(?:ed|er)?
`);

/** Statements about a person's health, in the same parts. */
export const healthPhrases = phraseList(`
  (?:health|fitness)(?: is)?:? (?:excellent|fine|good|ok|okay|perfect)(?! (?:and safety|care|outcomes|promotion))
  (?:i )?broke my (?:ankle|arm|back|hip|leg|shoulder|wrist)
  (?:i am |i'm )?(?:in|of) (?:excellent|full|good|perfect) health
  (?:i am |i'm )?(?:physically fit|registered disabled|fit and healthy)
  (?:i have|i suffer from|suffering from) (?:a bad (?:back|hip|knee|shoulder)|arthritis|asthma|back pain|depression|diabetes|epilepsy|high blood pressure)
  apart from (?:my|the) (?:back|hip|knee|shoulder)
  clean bill of health
  no health (?:issues|problems)
`);

/** Age in words: 'I am man 38 years'; but not 'I am 12 years in the trade' or 'since I am 19 years old'. */
export const ownAge =
  /(?<!\b(?:since|when|until) )\bI(?:['’]m| am)(?: an?)?(?: (?:man|woman|male|female|lady|guy))?,? (?:of )?(?:aged? )?([1-7]\d)(?! ?years? (?:in|of (?!age)|at|with|experience|as|and(?! I\b))| ?%)(?: ?(?:years?|yrs?)(?: old| of age)?| ?yo)?(?=[\s.,;)]|$)(?! (?:in|experience|hours|people|staff))|\b[1-7]\d[ -]?years?[ -]old (?:man|woman|male|female)\b/i;

/** Verbs for taking a course: with one of the nouns below they describe no work. */
export const learningVerbs = wordList(`
  achieved achieving attained attended attending complete completed completing earned gained gaining learned learning learnt obtained
  passed received shadowed shadowing studied studying took undertaken undertaking undertook
`);

export const courseWords = phraseList(`
  (?:a|gcse|o)[- ]levels?
  accreditation
  apprenticeship
  award
  btec
  certificates?
  certification
  courses?
  degree
  diploma
  exams?
  gcses?
  induction
  licen[cs]e
  modules?
  n?vq
  placements?
  qualifications?
  svq
  training
`);

/** Words before the title of somebody else: 'assistant to the chief executive'. */
export const servedPersonPhrases = phraseList(`
  alongside
  by
  for
  of
  support(?:s|ing|ed)?
  to
  with
`);

/** Unpaid work by its title. 'Volunteer Manager' and 'Volunteer and Events Officer' are paid posts, and so are 'Prison Governor' and 'Group Treasurer'. */
const unpaidTitles = phraseList(`
  (?:[\\w ]+ )?\\((?:unpaid|voluntary|volunteer(?:ing)?)\\b.*
  (?:co-opted|community|foundation|parent|school|staff) governor.*
  (?:hon|honorary)\\.? .*
  (?:parish|town) councillor
  (?:pta|ptfa)\\b.*
  (?:trade )?union (?:learning )?(?:convenor|rep|representative|steward)\\b.*
  (?:vice |deputy )?chair(?:man|person|woman)? of (?:the )?(?:governors|governing body|parent|pta|trustees)\\b.*
  (?:vice|deputy)[- ]chair
  .*\\bunpaid\\b.*
  .*\\bvolunteer
  cub (?:scout )?leader
  justice of the peace
  magistrate
  scout leader
  shop steward.*
  special constable
  trustee(?:\\W.*)?
  voluntary (?!sector|services).*
  volunteer(?:ing)?(?!\\W+(?:(?:and|&) [\\w-]+ )?(?:centre|co-?ordinator|development|engagement|lead|manager|officer|recruit|services|supervisor|support))\\W.*
`);
export const unpaidTitle = wholly(unpaidTitles);

/** Posts that the law or custom leaves unpaid, in the head of an entry: a prison governor and a trust's trustee services are paid. */
export const unpaidPostPhrases = phraseList(`
  (?:beaver|brownie|cub|girl guide|rainbow|scout) leader
  (?:chair|vice chair) of (?:the )?trustees
  (?:chair|vice chair) of governors
  (?:co-opted|parent|school) governor
  (?:unpaid|voluntary)(?! (?:sector|services))
  PT(?:F)?A
  justice of the peace
  magistrate(?!['’]?s)
  trustee(?! (?:board|company|savings|services))
  volunteer(?! (?:centre|co-?ordinator|development|engagement|lead|manager|management|officer|recruitment|services|supervisor|support))
`);

/** A heading over placements alone: 'Clinical Placements', 'Work placements'; but not 'Employment and placements'. */
export const placementsHeading = /^(?!.*\b(?:and|career|employment|history|jobs)\b)(?!.*[&/+]).*\bplacements?\b/i;

/** Titles of people in training, who are paid by special rates; a junior clerk is paid as a clerk. */
export const trainingTitles = wordList('apprentice intern placement student trainee');

/** Words for the seniority of a post in any trade: 'associate director', 'team leader'. */
export const rankWords: ReadonlySet<string> = new Set(
  wordList(`
  area assistant associate deputy director first foreman general head lead leader line manager partner principal regional senior shift
  supervisor team
`),
);

/** Rungs by the words of a title, 0 (trainee) to 5 (director). In the UK 'executive' and 'officer' are ordinary grades, 'assistant manager' outranks them, and a senior assistant is no senior engineer. The first that fits decides. */
export const titleRungs: readonly { rung: number; titles: readonly string[] }[] = [
  { rung: 5, titles: wordList('chief director founder headteacher owner partner president') },
  {
    rung: 4,
    titles: [
      'area manager',
      'assistant director',
      'associate director',
      'deputy head',
      'general manager',
      'head of',
      'matron',
      'principal',
      'regional manager',
    ],
  },
  {
    rung: 2.5,
    titles: ['assistant manager', 'deputy manager'],
  },
  {
    rung: 0,
    titles: ['apprentice', 'graduate', 'intern', 'junior', 'placement', 'student', 'trainee', 'work experience'],
  },
  {
    rung: 2,
    titles: ['senior (?:[\\w-]+ ){0,2}(?:administrator|assistant|barista|cleaner|clerk|operative|porter|receptionist|waiter|waitress)'],
  },
  {
    rung: 3,
    titles: ['charge nurse', 'foreman', 'head chef', 'lead', 'manager', 'senior', 'sister', 'sous chef'],
  },
  {
    rung: 2,
    titles: [
      'accountant',
      'analyst',
      'architect',
      'bookkeeper',
      'buyer',
      'carpenter',
      'chef',
      'consultant',
      'coordinator',
      'designer',
      'developer',
      'electrician',
      'engineer',
      'executive',
      'joiner',
      'lecturer',
      'mechanic',
      'midwife',
      'nurse',
      'officer',
      'paralegal',
      'paramedic',
      'pharmacist',
      'physiotherapist',
      'planner',
      'plumber',
      'postdoc\\w*',
      'research (?:associate|fellow)',
      'researcher',
      'scientist',
      'social worker',
      'solicitor',
      'specialist',
      'supervisor',
      'surveyor',
      'teacher',
      'team leader',
    ],
  },
  {
    rung: 1,
    titles: wordList(`
  administrator adviser advisor assistant barista cleaner clerk labourer operative porter receptionist waiter waitress
`),
  },
];
