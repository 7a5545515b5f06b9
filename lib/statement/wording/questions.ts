import type { Grade } from '@/lib/shared/statement';
import { exampleByGrade } from '../facts/behaviours';

/** The question of a slot: a single one for what is held or wished, the whole of an example for what was done. */
export type QuestionKind = 'held' | 'willing' | 'known' | 'done' | 'behaviour';

const questions: Readonly<Record<QuestionKind, string>> = {
  held: 'which do you hold, and since when?',
  willing: 'how can you meet this?',
  known: 'where have you used it?',
  done: 'what was the situation, what did you do, and what came of it?',
  behaviour: 'what was the situation, what did you do yourself, and what came of it?',
};

/** 'Knowledge of phonics: where have you used it?' */
export const questionFor = (criterion: string, kind: QuestionKind): string => `${criterion}: ${questions[kind]}`;

/** 'Delivering at Pace, in your own tasks: what was the situation …?' */
export const behaviourQuestion = (name: string, grade: Grade | undefined): string =>
  `${name}${grade === undefined ? '' : `, ${exampleByGrade[grade]}`}: ${questions.behaviour}`;

export const noRoomQuestion = (criterion: string): string => `${criterion}: there is no room left for this. Which words can you cut?`;
