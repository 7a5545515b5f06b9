import { phraseList, wordList } from './lists';

/** The text of CV templates that waits for the person's own words. Compiled from the templates of Word, Google Docs and LaTeX. */

/** A slot that speaks to whoever fills it in begins so: '[Your …', '[Click here …'. */
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

/** A slot of nothing but these names what belongs there; any other word is a remark of the person's own: '[Contract role]'. */
export const slotWords = wordList(`
  a accomplishment achievement address an and city college company country county date dates degree description duties email
  employer end figure first from full grade industry job last linkedin location metric mobile month name number of or organisation
  organization phone position postcode qualification result role school skill start state street subject telephone the title to
  town university website year
`);

/** The labels a template prints where a fact belongs: 'Job title, Employer, City'. */
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
