import { phraseList, wordList } from './lists';

/**
 * Outcomes that need no figure: an inspection grade, an award, an accreditation, a clean safety record, a promotion.
 * Where a trade rarely has numbers (care, teaching, trades, public service) they are what achievement looks like.
 */
export const namedOutcomes = phraseList(`
  5 star hygiene
  accreditation
  achieved accreditation
  adopted across
  adopted by
  adopted trust wide
  ahead of schedule
  audit first time
  audits first time
  award winning
  awarded
  best practice award
  chosen to
  cited as good practice
  clean audit
  clean inspection
  commendation
  commended
  cqc good
  cqc outstanding
  employee of the month
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
  no complaints
  no downtime
  no incidents
  no infringements
  no lost days
  no lost time
  no lost time accidents
  no lost time incidents
  no major findings
  no non conformances
  no reportable accidents
  no reportable incidents
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
  secured funding
  secured planning
  secured the contract
  selected to represent
  shortlisted for
  signed off
  silver award
  student of the year
  teacher of the year
  team of the year
  test first time
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

/** Words that turn a number into a result: 'cut waiting times by 20 minutes' against 'worked 20 hours'. */
export const resultWords = wordList(`
  above achieved achieving ahead attracted avoided awarded beat beating below boosted cleared closed completed converted cut
  cutting decreased delivered doubled eliminated exceeded exceeding faster gained generated grew growing growth halved hit improved
  improving increase increased increasing lifted lowered met passed raised raising rated reached reaching recovered recruited
  reduced reducing resolved retained saved saving savings secured shortened sold trained under won
`);
