import type { CriterionStatus } from '@/lib/analysis/job-fit/match-criterion';
import type { Part } from '../draft/answers';

const quoted = (text: string): string => `‘${text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text}’`;

const partNames: Readonly<Record<Part, string>> = {
  situation: 'the situation',
  task: 'your task',
  action: 'what you did',
  result: 'what came of it',
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const reasons = {
  shownByCv: (places: readonly string[]): string => `Your CV shows this: ${listed(places)}.`,
  shownByAnswer: 'Your answer shows this.',
  claimed: 'You only name this in your profile or your list of skills. Add an example.',
  missing: 'We have no example of this yet. Add one, or say that you have none.',
  behaviourOpen: 'A behaviour needs one example from your own work. Answer the questions.',
  behaviourFits: 'Your CV may hold an example of this. Choose one and tell it in full.',
  closedEssential: 'You have nothing for this. You may still apply, but this one usually costs the shortlist.',
  closedDesirable: 'You have nothing for this, so it stays out.',
  below: (asked: string, held: string): string => `The form asks for ${quoted(asked)}. Your CV says ${quoted(held)}.`,
  status: {
    expired: (held: string): string => `Your CV says that this has run out: ${quoted(held)}.`,
    'in-progress': (held: string): string => `Your CV says that this is not finished: ${quoted(held)}.`,
    wanted: (held: string): string => `Your CV says that you would like this, not that you have it: ${quoted(held)}.`,
  } satisfies Record<CriterionStatus, (held: string) => string>,
  later: 'This is looked at later. Keep an example ready.',
  repeated: 'The same evidence is told for another criterion. A second example would help.',
  thin: (missing: readonly Part[]): string => `This example does not say ${listed(missing.map((part) => partNames[part]))}.`,
  weWithoutI: 'You write ‘we’ but not ‘I’. Say what you did yourself.',
  twoExamples: 'This may hold two examples. One example told in full scores better.',
  person: 'This may name a patient, pupil or colleague. Leave names of others out.',
  noRoom: 'There was no room for this. Cut words elsewhere.',
  crowded: (words: number): string =>
    `There is room for about ${words} words for each criterion. Think of answering the essential ones only.`,
  moreRoom: (used: number, limit: number, unit: string): string =>
    `Your statement uses ${used} of ${limit} ${unit}. This criterion is worth more.`,
} as const;

export const machineLineNote = (line: string): string =>
  `A line in this text speaks to automated tools. We did not follow it: ${quoted(line)}`;
