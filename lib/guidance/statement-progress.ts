import { z } from 'zod';
import {
  behavioursAsked,
  criterionAsked,
  statementLimits,
  statementOrders,
  type BehavioursAsked,
  type CriterionAsked,
  type StatementOrder,
} from '@/lib/shared/statement';
import {
  emptyAnswer,
  noCriteria,
  withCorrection,
  withJoined,
  withoutCriterion,
  withReading,
  withRestored,
  withTyped,
  type AnswerPart,
  type Correction,
  type CriteriaState,
} from './statement-criteria';
import { limitIn } from './statement-hints';

/** The visitor's progress on their supporting statement and what they have entered: a pure state machine that is saved as it is. */
export const statementSteps = ['form', 'answers', 'draft'] as const;
export type StatementStep = (typeof statementSteps)[number];

export interface StatementSettings {
  unit: 'words' | 'characters';
  limit: number;
  each: boolean;
  order: StatementOrder;
  anonymous: boolean;
}

export interface FormSource {
  /** The pasted text; empty where it was a file. */
  specification: string;
  filename: string | null;
  behaviours: BehavioursAsked | null;
  instructions: readonly string[];
}

export interface StatementProgress extends CriteriaState {
  step: StatementStep;
  /** The open card; null before one was chosen. */
  card: string | null;
  source: FormSource;
  settings: StatementSettings;
  /** Words that the person keeps although the statement is anonymous. */
  keptWords: readonly string[];
}

export type StatementEvent =
  | { type: 'read'; source: FormSource; criteria: readonly CriterionAsked[] }
  | ({ type: 'corrected'; id: string } & Correction)
  | { type: 'joined' | 'set-aside' | 'restored'; id: string }
  | { type: 'typed'; text: string }
  | { type: 'answered'; id: string; part: AnswerPart; text: string }
  | { type: 'closed'; id: string; none: boolean }
  | { type: 'set'; settings: Partial<StatementSettings> }
  | { type: 'kept-word'; word: string; isKept: boolean }
  | { type: 'went'; step: StatementStep; card?: string }
  | { type: 'loaded'; progress: StatementProgress }
  | { type: 'started-again' };

const noSource: FormSource = { specification: '', filename: null, behaviours: null, instructions: [] };
const usualSettings: StatementSettings = {
  unit: 'words',
  limit: statementLimits.usualWords,
  each: false,
  order: 'as-given',
  anonymous: false,
};
/** The usual limit of the Civil Service for one behaviour. */
const behaviourSettings: Partial<StatementSettings> = { limit: 250, each: true };

export const startStatement = (): StatementProgress => ({
  ...noCriteria,
  step: 'form',
  card: null,
  source: noSource,
  settings: usualSettings,
  keptWords: [],
});

const isUsual = (settings: StatementSettings): boolean => JSON.stringify(settings) === JSON.stringify(usualSettings);

/** The form's own limit, until the person sets one. */
const settingsFor = ({ settings }: StatementProgress, { behaviours, instructions }: FormSource): StatementSettings =>
  isUsual(settings) ? { ...settings, ...(behaviours ? behaviourSettings : {}), ...limitIn(instructions) } : settings;

function changeCriteria(progress: StatementProgress, event: StatementEvent): CriteriaState | null {
  switch (event.type) {
    case 'corrected':
      return withCorrection(progress, event.id, event);
    case 'joined':
      return withJoined(progress, event.id);
    case 'set-aside':
      return withoutCriterion(progress, event.id);
    case 'restored':
      return withRestored(progress, event.id);
    case 'typed':
      return withTyped(progress, event.text);
    default:
      return null;
  }
}

const answerTo = ({ answers }: StatementProgress, id: string) => answers[id] ?? emptyAnswer;

export function statementReducer(progress: StatementProgress, event: StatementEvent): StatementProgress {
  switch (event.type) {
    case 'read':
      return {
        ...progress,
        ...withReading(progress, event.criteria),
        source: event.source,
        settings: settingsFor(progress, event.source),
        card: null,
      };
    case 'answered': {
      // An answer that is written again replaces 'I have nothing for this'.
      const answer = { ...answerTo(progress, event.id), [event.part]: event.text, none: false };
      return { ...progress, answers: { ...progress.answers, [event.id]: answer } };
    }
    case 'closed':
      return { ...progress, answers: { ...progress.answers, [event.id]: { ...answerTo(progress, event.id), none: event.none } } };
    case 'set':
      return { ...progress, settings: { ...progress.settings, ...event.settings } };
    case 'kept-word': {
      const others = progress.keptWords.filter((word) => word !== event.word);
      return { ...progress, keptWords: event.isKept ? [...others, event.word] : others };
    }
    case 'went':
      return { ...progress, step: event.step, card: event.card ?? progress.card };
    case 'loaded':
      return event.progress;
    case 'started-again':
      return startStatement();
    default:
      return { ...progress, ...changeCriteria(progress, event) };
  }
}

const answerStored = z.object({ situation: z.string(), task: z.string(), action: z.string(), result: z.string(), none: z.boolean() });

const stored = z.object({
  step: z.enum(statementSteps),
  card: z.string().nullable(),
  criteria: z.record(z.string(), criterionAsked),
  listed: z.array(z.string()),
  setAside: z.array(z.string()),
  answers: z.record(z.string(), answerStored),
  source: z.object({
    specification: z.string(),
    filename: z.string().nullable(),
    behaviours: behavioursAsked.nullable(),
    instructions: z.array(z.string()),
  }),
  settings: z.object({
    unit: z.enum(['words', 'characters']),
    limit: z.number().int().min(statementLimits.smallest).max(statementLimits.largest),
    each: z.boolean(),
    order: z.enum(statementOrders),
    anonymous: z.boolean(),
  }),
  keptWords: z.array(z.string()),
});

/** The saved state, or a fresh start where it is missing, damaged or of another version. */
export function readStatement(saved: unknown): StatementProgress {
  const read = stored.safeParse(saved);
  return read.success ? read.data : startStatement();
}
