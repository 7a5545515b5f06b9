import { wordList } from './lists';

/** Words around figures, in lower case: which numbers measure something, and what they measure. Compiled for this project from UK CVs. */

export const numberWords = wordList(`
  dozen dozens eight eighteen eighty eleven fifteen fifty five forty four fourteen hundred hundreds nine nineteen ninety seven
  seventeen seventy six sixteen sixty ten thirteen thirty thousand thousands three twelve twenty two
`);

/** Ends of a range besides the number words: 'fell from nine to one'. */
export const smallNumberWords = wordList('nil none one zero');

/** A change of size without a figure: 'doubled'. */
export const multipleWords = wordList(`
  doubled doubling halved halving quadrupled tenfold threefold trebled trebling tripled tripling twofold
`);

/** 'From weekly to daily.' */
export const frequencyWords = wordList('annually daily fortnightly hourly monthly nightly quarterly weekly yearly');

/** 'Cut waiting by a third.' */
export const fractionWords = wordList('fifth half quarter third');

/** 'Disputes fell from nine to one', but not 'children from three to five'. */
export const movementWords = wordList(`
  brought climbed cut down dropped fell grew improved increased lowered raised reduced rose shortened up went
`);

/** Words that a new part of the sentence begins with: 'by a third in one year'. */
export const phraseStarters = wordList('across after and at by during for in on over per since through when while within');

/** '2nd of 40', '3rd place' */
export const rankFollowers = wordList('in nationally of out place position');

/** Units written to their number: '40kw'. */
export const attachedUnits = wordList('gb kg km kw kwh mw sqft sqm tb');

export const timeUnits = wordList(`
  day days hour hours hr hrs min mins minute minutes month months ms second seconds secs week weeks
`);

/** A point in time or a frequency instead of a duration: 'the first three weeks', 'every two weeks'. */
export const timeQualifiers = wordList('every first last past');

export const pluralsWithoutS = wordList(`
  beds children covers fte ftes headcount kg km kwh men miles nurses offspring people personnel sq sqft sqm staff tonnes women
`);

/** Joined to its number by a hyphen: 'a 28-bed ward', 'a six-strong team'. */
export const hyphenatedMeasures = wordList(`
  acre bed bedded bedroom cover man people person place pupil room seat seater site strong unit vehicle
`);

/** Words in -s or after a number that are not counted things. */
export const neverCounted = wordList(`
  a-levels and as at by decades for gcses has in is its levels of on or plus this to was with year years
`);

/** 'A team of twelve' */
export const groupNouns = wordList('class crew department group shift staff team');

/** 'Team of 8', 'class score over 40' */
export const measuredGroups = wordList('class crew group score staff team');
export const groupMeasureLinks = wordList('of over team to');

/** Scores that are quoted as a bare number: 'NPS 62'. */
export const scoreNames = wordList('csat nps');

/** A number straight after one of these names a level, version or label and measures nothing: 'Level 3', 'Year 6', 'ISO 9001'. */
export const numberLabels = wordList(`
  acrobat act age aged ages angular appendix autocad band bands bay bs btec cat category chapter class classes clause code covid
  dynamics edition en excel exchange figure form forms gate gcse grade grades http id ielts ipv iso item java junction key ks level
  levels lot mark model module no number nvq office page part phase phases php plot python ref regulation release room route sage
  schedule section sections series sharepoint sprint sql stage stages step steps svq table tier tiers type types unit units version
  vol volume ward wards wave windows wing year years years' zone zones
`);

/** Between two numbers of one label: 'Years 7 to 11', 'Levels 2 and 3'. */
export const labelJoiners = wordList('and or to');

/** The same for a number in words: 'Year Six', 'Stage Two'. */
export const numberWordLabels = wordList('band class grade level phase stage step tier unit ward year');

export const monthWords = wordList(`
  apr april aug august dec december feb february jan january jul july jun june mar march may nov november oct october sep sept
  september
`);

/** After one of these words a number is not part of a name: 'every Friday 200 covers'. */
export const dayWords = wordList(`
  friday fridays monday mondays saturday saturdays sunday sundays thursday thursdays tuesday tuesdays wednesday wednesdays
`);

export const currencyCodes = wordList('eur gbp usd');
export const moneyScales = wordList('billion bn k m million mn thousand');
export const ratingScales = wordList('10 100 5');

/** 'To raise two children', 'married with three kids': the person's own family. */
export const childWords = wordList('boys children daughters girls grandchildren kids sons');
export const familyWords = wordList('bring bringing brought dad family father married mother mum my our parent raise raised raising');
