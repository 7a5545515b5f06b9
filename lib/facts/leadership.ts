import { phraseList, wordList } from './lists';
import { leadershipIndicators } from './wordlists';

export type LeadershipKind = 'people' | 'money' | 'teaching' | 'direction' | 'initiative' | 'promotion';

/** The kind of leadership that each indicator of the word lists stands for. */
const kinds: Readonly<Record<string, LeadershipKind>> = {
  appraisal: 'people',
  'at-times-in-charge': 'people',
  budget: 'money',
  change: 'direction',
  deputising: 'people',
  'direct-reports': 'people',
  governance: 'direction',
  hiring: 'people',
  initiated: 'initiative',
  'line-management': 'people',
  'managed-people': 'people',
  mentoring: 'teaching',
  'people-below': 'people',
  promotion: 'promotion',
  'shown-the-work': 'teaching',
  stakeholder: 'direction',
  started: 'initiative',
  strategy: 'direction',
  'team-size': 'people',
  'trusted-money': 'money',
};

/** Patterns of lines that show leadership, with their kind and weight. */
export const leadershipPatterns = leadershipIndicators.map(({ id, weight, pattern }) => ({
  kind: kinds[id] ?? 'initiative',
  weight,
  pattern: new RegExp(pattern, 'i'),
}));

/** Words that may describe responsibility in a way that no pattern above matches. */
export const responsibilityCandidates = phraseList(`
  apprentices?
  budgets?
  captain
  cash
  chair\\w*
  charge
  chief
  coach\\w*
  crews?
  deput\\w*
  founded
  head(?:ed|s)?
  induct\\w*
  introduc\\w*
  juniors?
  keyholder
  keys
  lead(?:er|ers|ing|s)?
  led
  lock(?:ed|ing)? up
  look(?:ed|ing)? after
  manag\\w*
  mentor\\w*
  new (?:starters?|staff)
  organis\\w*
  owned
  ran
  responsib\\w*
  running
  set up
  started
  supervis\\w*
  takings
  taught
  teach\\w*
  teams
  train(?:ed|ees?|ing)
  tutor\\w*
`);

const peopleNouns = phraseList(`
  advis[eo]rs
  agents
  apprentices
  carers
  chefs
  cleaners
  colleagues
  direct reports
  drivers
  electricians
  employees
  engineers
  fitters
  instructors
  managers
  members
  nurses
  officers
  operatives
  people
  personnel
  reports
  staff
  teachers
  technicians
  volunteers
`);
/** From one to twenty, then the tens to sixty. */
export const numbersInWords = wordList(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty',
);
/** Neither a year nor the end of a longer number. */
const howMany = String.raw`(?:(?<![\d,.])(?!(?:19|20)\d\d\b)\d{1,4}(?![\d,])|${numbersInWords.join('|')})`;
const groups = 'brigade|crew|department|group|shift|squad|staff|team|unit|workforce';

/** '19 people', '11 support staff', '14 to 18 advisors', 'a team of twelve'. */
export const ledPeople = new RegExp(
  String.raw`\b(?<before>${howMany})\s(?:[\w-]+\s){0,2}(?:${peopleNouns.join('|')})\b|\b(?:${groups})\sof\s(?:[a-z]+\s){0,2}(?<behind>${howMany})\b`,
  'gi',
);

/** '£6.4m', '£540k', '£180,000'. */
export const amounts = /£\s?([\d,]+(?:\.\d+)?)\s?(k|thousand|m|million|bn|billion)?\b/gi;
/** People who are served, not led: 'ran a canteen for 200 people'. */
export const servedPeople = new RegExp(String.raw`\b(?:(?<!responsible\s)for|(?<!up\s)to)\s(?:[\w-]+\s){0,2}(?:${howMany})\s[^.;]*`, 'gi');
export const leadingWords =
  /\b(?:charge|head(?:ed|ing|s)?|lead(?:ing|s)?|led|manag(?:e[ds]?|ing)|responsible|ran|run(?:ning|s)?|supervis\w+)\b/i;
export const moneyWords = /\b(?:budgets?|P&L|portfolio|turnover)\b/i;
