/** How far somebody has come in their work, as the report names it. */
export type Stage = 'entry' | 'mid' | 'senior';

export interface StageFacts {
  /** Years of dated paid work. */
  years: number;
  /** Of the latest title, 0 (trainee) to 5 (director); null where it tells nothing. */
  rung: number | null;
  /** The latest title is senior by its own words: 'Senior Buyer', but not 'Marketing Manager'. */
  isSeniorTitle: boolean;
  /** People led in recent jobs; 0 where nobody is. */
  people: number;
  /** Pounds in the person's charge in recent jobs. */
  pounds: number;
  /** Major group of the work in the official classification, '1' to '9'; null where it is not known. */
  major: string | null;
}

/** Two and a half years are a beginning, whatever the title; ten are all that years alone can show. */
const YEARS = { beginning: 2.5, perStep: 3, mostSteps: 3, long: 10 };
const STEPS_OF_RUNG: readonly (readonly [from: number, steps: number])[] = [
  [5, 5],
  [4, 4],
  [3, 1.5],
  [2.5, 1.25],
  [2, 1],
  [1, 0],
  [0, -1],
];
const UNTITLED = 1;
const SENIOR_TITLE = 3;
const PEOPLE = { some: 1, many: 2, manyFrom: 10 };
const MONEY: readonly (readonly [from: number, steps: number])[] = [
  [1_000_000, 1.5],
  [500_000, 1],
];
/** Work that hardly has a ladder: years at a machine or at the sink make nobody mid-level by themselves. */
const PLAIN = { elementary: '9', machines: '8' };
const FROM = { mid: 3, senior: 6 };
/** Between these an assistant of some years may be either. */
const UNSURE_FROM = 2;
const SUPERVISOR_RUNG = 2;

const stepsAt = (value: number, table: readonly (readonly [number, number])[]): number => table.find(([from]) => value >= from)?.[1] ?? 0;

function stepsOf({ years, rung, isSeniorTitle, people, pounds }: StageFacts): number {
  const byTitle = rung === null ? UNTITLED : isSeniorTitle && rung < 4 ? SENIOR_TITLE : stepsAt(rung, STEPS_OF_RUNG);
  const byPeople = people === 0 ? 0 : people >= PEOPLE.manyFrom ? PEOPLE.many : PEOPLE.some;
  return Math.min(YEARS.mostSteps, years / YEARS.perStep) + byTitle + byPeople + stepsAt(pounds, MONEY);
}

const isInCharge = ({ rung, people }: StageFacts): boolean => people > 0 || (rung ?? 0) >= SUPERVISOR_RUNG;

/** Of elementary work and of machines; undefined for all other work, and for who is in charge there. */
function stageOfPlainWork(facts: StageFacts): Stage | null | undefined {
  if (facts.major !== PLAIN.elementary && facts.major !== PLAIN.machines) return undefined;
  if (isInCharge(facts)) return undefined;
  return facts.major === PLAIN.elementary && facts.years < YEARS.long ? 'entry' : null;
}

/**
 * Years, the rung of the title, people and money in charge and the kind of work together; null where they do not agree enough to say a
 * word. Each step is worth about three years.
 */
export function stageOf(facts: StageFacts): { stage: Stage; steps: number } | null {
  const steps = stepsOf(facts);
  const { years, rung, people } = facts;
  if (years < YEARS.beginning) return (rung ?? 0) > 3 || people >= PEOPLE.manyFrom ? null : { stage: 'entry', steps };
  const plain = stageOfPlainWork(facts);
  if (plain !== undefined) return plain && { stage: plain, steps };
  if (steps >= FROM.senior) return { stage: 'senior', steps };
  if (steps >= FROM.mid) return { stage: 'mid', steps };
  return steps >= UNSURE_FROM ? null : { stage: 'entry', steps };
}

/** Percentages of each stage, and how many a further step adds. */
const BARS: Readonly<Record<Stage, { least: number; most: number; from: number; perStep: number }>> = {
  entry: { least: 10, most: 49, from: 0, perStep: 16 },
  mid: { least: 50, most: 69, from: FROM.mid, perStep: 6 },
  senior: { least: 70, most: 100, from: FROM.senior, perStep: 6 },
};

/** The length of the bar: within the percentages that the report calls by the stage's name. */
export function barOf({ stage, steps }: { stage: Stage; steps: number }): number {
  const { least, most, from, perStep } = BARS[stage];
  return Math.round(Math.max(least, Math.min(most, least + (steps - from) * perStep)));
}
