import { phraseList, wordList } from './lists';

/** Text of CV templates that is meant to be replaced. Compiled from the templates of Word, Google Docs and LaTeX. */

/** The beginnings of a slot that addresses the writer: '[Your …', '[Click here …'. */
export const slotRequests = phraseList(`
  add
  click
  enter
  insert
  lorem
  type
  x{2,}
  your
`);

/** A slot of only these words names what belongs there; any other word is a remark of the writer's own: '[Contract role]'. */
export const slotWords = wordList(`
  a accomplishment achievement address an and city college company country county date dates degree description duties email
  employer end figure first from full grade industry job last linkedin location metric mobile month name number of or organisation
  organization phone position postcode qualification result role school skill start state street subject telephone the title to
  town university website year
`);

/** Labels that a template prints in place of a fact: 'Job title, Employer, City'. */
export const templateLabels = phraseList(`
  city
  comment
  company
  company name
  country
  dates
  degree
  description
  employer
  grade
  institution
  job title
  location
  position
  position held
  postcode city
  school name
  skill level
  street and number
  town
  university name
  xxx
  year--year
  year–year
  your name
  yyy
  zzz
`);
