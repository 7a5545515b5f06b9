import { phraseList, wordList } from './lists';

/** Titles and phrases that say what stage or kind of work somebody is in. Compiled for this project from UK CVs and adverts. */

/** Anywhere in the title or employer of an entry that is a break from work. */
export const careerBreakPhrases = phraseList(`
  (?:parental|maternity|paternity|adoption) leave
  career break
  caring for
  full[- ]time (?:carer|parent|mum|mother|dad|father)
  raising (?:a |my |our )?(?:family|child\\w*)
  sabbatical(?! officer)
  stay[- ]at[- ]home
  unpaid carer
`);

/** The same where they are all the entry says: 'Travel Consultant' is a job. */
export const careerBreakTitles = phraseList(`
  gap year
  time out
  travel
  travelling
  travels
`);

/** What stands before a note on a job that tells of no work done in it. */
export const besideWorkPhrases = phraseList(`
  left because
  notice period
  reason left
  reasons? (?:for|of) leaving
`);

/** Said of a person's family, in a part of the CV that speaks of the person. */
export const familyPhrases = phraseList(`
  (?:mother|mum|father|dad) of (?:one|two|three|four|five|\\d)
  divorced
  happily married
  married
  single (?:mother|mum|father|dad|parent)
  widow(?:ed|er)?
`);

/** Verbs of taking a course: with one of the words below they tell of no work. */
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

/** Words by which a profile says what comes next. */
export const aimPhrases = phraseList(`
  after an? [^.,]{0,40}\\b(?:job|position|post|role)
  aim(?:ing)? to
  applying for
  available for
  career change
  hop(?:e|ing) to
  interested in
  keen to
  looking (?:for|to)
  mov(?:e|ing) into
  next (?:step|role|post|move)
  now (?:after|want|wish)
  open to
  ready (?:to|for)
  retrain(?:ing)? as
  returning to
  seeking
  want(?:ing)? (?:to|a)
  wish(?:ing)? to
  working towards
  would like
`);

/** What stands before the title of a job that is wanted: 'seeking a role as a teaching assistant'. */
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

/** What stands before the title of somebody else: 'assistant to the chief executive'. */
export const servedPersonPhrases = phraseList(`
  alongside
  by
  for
  of
  support(?:s|ing|ed)?
  to
  with
`);

/** Titles of work that may run beside another job. */
export const concurrentWorkTitles = phraseList(`
  bank
  consult
  contract
  director
  freelance
  part[ -]?time
  self-employed
  trustee
  tutor
  volunteer
  weekend
  zero[ -]hours
`);

/** Rungs by the words of a title, 0 (trainee) to 5 (director). In the UK 'executive' and 'officer' are ordinary grades, 'assistant manager' outranks them. The first that fits decides. */
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

/** Industries whose work seldom comes with numbers: there a named outcome (an inspection grade, an award) weighs more. */
export const rarelyNumericIndustries = wordList(`
  construction creative education emergency-services healthcare hospitality leisure non-profit public-sector social-care
`);

/** The same for work of any industry, by its title. */
export const rarelyNumericTitles = phraseList(`
  administrat\\w+
  caretaker
  cleaner
  clerk
  receptionist
  secretary
`);
