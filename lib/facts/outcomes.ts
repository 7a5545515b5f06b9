import { phraseList, wordList } from './lists';

/**
 * Outcomes that need no figure: an inspection grade, an award, an accreditation, a clean safety record, a promotion. In trades that
 * rarely have numbers (care, teaching, trades, public service) these are the usual achievements.
 */
export const namedOutcomes = phraseList(`
  5 star hygiene
  accident free
  accreditation
  achieved accreditation
  adopted across
  adopted by
  adopted trust wide
  agent of the month
  ahead of schedule
  audit first time
  audits first time
  award winning
  awarded
  best practice award
  best seller in
  carer of the year
  chosen to
  cited as good practice
  clean audit
  clean inspection
  colleague of the month
  colleague of the year
  commendation
  commended
  cqc good
  cqc outstanding
  defect free
  driver of the month
  employee of the month
  employee of the quarter
  employee of the year
  exam first time
  exams first time
  featured in
  five star
  gold award
  good rating
  good to outstanding
  graded good
  graded outstanding
  highly commended
  hygiene rating
  inadequate to good
  inspection first time
  inspections first time
  investors in people
  iso 9001 certification
  iso certification
  judged good
  judged outstanding
  kept on permanently
  named apprentice of the year
  never failed
  never late
  never missed
  newcomer of the year
  no accidents
  no at fault accidents
  no at fault claims
  no cancellations
  no cancelled sessions
  no complaints
  no defects
  no downtime
  no incidents
  no infringements
  no lost days
  no lost time
  no lost time accidents
  no lost time incidents
  no major findings
  no non conformances
  no recalls
  no reportable accidents
  no reportable incidents
  no reportable items
  no snags
  nominated for
  now used across
  now used by
  nurse of the year
  ofsted good
  ofsted outstanding
  on time and on budget
  on time and under budget
  on time and within budget
  outstanding rating
  passed all audits
  passed all inspections
  passed each inspection
  passed every audit
  passed every inspection
  passed first time
  passed with no
  passed without
  promoted from
  promoted to
  promoted within
  published in
  rated good
  rated good by cqc
  rated outstanding
  received an award
  requires improvement to good
  retained the account
  retained the contract
  rolled out across
  rolled out to
  runner up
  salesperson of the month
  secured funding
  secured planning
  secured the contract
  selected to represent
  seller of the month
  shortlisted for
  signed off
  silver award
  snag free
  star of the month
  student of the year
  teacher of the year
  team member of the month
  team of the year
  test first time
  top performer
  top salesperson
  top seller
  under budget
  unqualified audit
  within budget
  without a single
  without any
  without disruption
  without downtime
  without incident
  without interruption
  without loss of service
  won
  zero accidents
  zero complaints
  zero defects
  zero downtime
  zero incidents
  zero rtcs
`);

/** Words that make a number a result: 'cut waiting times by 20 minutes' in contrast to 'worked 20 hours'. */
export const resultWords = wordList(`
  above achieved achieving ahead attracted avoided awarded beat beating below boosted cleared closed completed converted cut
  cutting decreased delivered doubled eliminated exceeded exceeding faster gained generated grew growing growth halved hit improved
  improving increase increased increasing lifted lowered met passed raised raising rated reached reaching recovered recruited
  reduced reducing resolved retained saved saving savings secured shortened sold trained under won
`);

/** The unambiguous ones among them: 'trained two new cooks' and 'met 12 suppliers' are duties. */
export const strongResultWords = wordList(`
  beat boosted cut cutting decreased doubled eliminated exceeded exceeding gained generated grew growing halved improved increased
  increasing lifted lowered raised recovered reduced reducing saved saving savings secured shortened won
`);

/** Those of the outcomes above that may be a duty: 'signed off timesheets', 'without any'. */
export const uncertainOutcomes = phraseList(`
  accreditation
  adopted by
  awarded
  chosen to
  hygiene rating
  published in
  signed off
  within budget
  without a single
  without any
`);

/** Words after which a line tells the result, in whatever words. */
export const endWords = phraseList(`
  after which
  always
  for the first time
  never
  no longer
  now
  so
  still
  until
  whenever
  which
  who
  whose
  without
`);

/** Work where a question about results would be hurtful. */
export const bereavementWords = phraseList(`
  abuse
  abused
  bereave\\w*
  death
  deceased
  died
  dying
  end[- ]of[- ]life
  fatal\\w*
  funerals?
  grie\\w*
  palliative
  suicid\\w*
  terminal\\w*
  trauma\\w*
  victims?
`);

/** A line with one of these words names an award, a rank or a result, whether or not the lists of outcomes have it. */
export const awardWords = phraseList(`
  accredited
  awarded
  awards?
  best
  champions?
  commended
  cup
  finalists?
  first place
  grade
  medals?
  merit
  outstanding
  prizes?
  promoted
  ranked
  resulting in
  runners?[- ]up
  so that
  top (?:of|performer|seller)s?
  trophy
  which (?:cut|gave|halved|led|made|raised|saved)
  winners?
  winning
  won
`);
