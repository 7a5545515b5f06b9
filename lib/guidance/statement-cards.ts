import { whyId, type CriterionAsked, type StatementCriterion } from '@/lib/shared/statement';
import { isAnswer } from '@/lib/statement/draft/answers';
import { questionKind } from '@/lib/statement/question-kind';
import { answerParts, emptyAnswer, isDecidedNow, listedCriteria, type AnswerPart, type CardAnswer } from './statement-criteria';
import type { StatementProgress } from './statement-progress';

/** The cards of the statement: first why this post, then each criterion that the application decides, essential ones first. */
export type CardState = 'answered' | 'closed' | 'shown' | 'claimed' | 'open';

export interface Question {
  part: AnswerPart;
  text: string;
}

export interface Card {
  id: string;
  title: string;
  /** null for the first card. */
  criterion: CriterionAsked | null;
  questions: readonly Question[];
  answer: CardAnswer;
  evidence: StatementCriterion['evidence'];
  state: CardState;
}

const whyTitle = 'Why this post, this employer, their values';

const one = (text: string): readonly Question[] => [{ part: 'action', text }];
const example: readonly Question[] = [
  { part: 'situation', text: 'What was the situation?' },
  { part: 'task', text: 'What needed to be done?' },
  { part: 'action', text: 'What did you do yourself?' },
  { part: 'result', text: 'What came of it?' },
];
const questions: Readonly<Record<ReturnType<typeof questionKind>, readonly Question[]>> = {
  held: one('Which, and when?'),
  willing: one('How can you meet this?'),
  known: one('Where have you used it?'),
  done: example,
  behaviour: example,
};
const whyQuestions: readonly Question[] = one('Why do you want this post, with this employer? Which of their values are yours too?');

/** One box where the answer is in one already, so that no answer is hidden after a criterion was corrected. */
function questionsFor(criterion: CriterionAsked, answer: CardAnswer): readonly Question[] {
  const asked = questions[questionKind(criterion)];
  const hidden = answerParts.some((part) => answer[part].trim() !== '' && !asked.some((question) => question.part === part));
  return hidden ? example : asked;
}

const isAnswered = (answer: CardAnswer): boolean => answerParts.some((part) => isAnswer(answer[part]));

/** Lines that fit a behaviour show nothing until the person gives an example. */
function stateOf(answer: CardAnswer, found: StatementCriterion['state'] | undefined, isBehaviour: boolean): CardState {
  if (answer.none) return 'closed';
  if (isAnswered(answer)) return 'answered';
  return found === 'shown' || (found === 'claimed' && !isBehaviour) ? found : 'open';
}

/** `read` is the server's last answer: evidence and state of each criterion. */
export function statementCards(progress: StatementProgress, read: readonly StatementCriterion[]): Card[] {
  const answerTo = (id: string): CardAnswer => progress.answers[id] ?? emptyAnswer;
  const asked = listedCriteria(progress).filter(isDecidedNow);
  const inOrder = [...asked.filter(({ kind }) => kind === 'essential'), ...asked.filter(({ kind }) => kind === 'desirable')];
  const why = answerTo(whyId);
  return [
    {
      id: whyId,
      title: whyTitle,
      criterion: null,
      questions: whyQuestions,
      answer: why,
      evidence: [],
      state: stateOf(why, undefined, false),
    },
    ...inOrder.map((criterion): Card => {
      const { id, text } = criterion;
      const answer = answerTo(id);
      const found = read.find((other) => other.id === id);
      return {
        id,
        title: text,
        criterion,
        questions: questionsFor(criterion, answer),
        answer,
        evidence: found?.evidence ?? [],
        state: stateOf(answer, found?.state, criterion.behaviour === true),
      };
    }),
  ];
}

/** Criteria assessed at the interview or by a certificate: not for the statement. */
export const askedLater = (progress: StatementProgress): CriterionAsked[] =>
  listedCriteria(progress).filter((criterion) => !isDecidedNow(criterion));

/** Criteria that are done: answered, closed, or shown by the CV. */
export const isSettled = ({ state }: Card): boolean => state === 'answered' || state === 'closed' || state === 'shown';

/** The open card; the first that is not done where none was chosen. */
export const openCard = (cards: readonly Card[], id: string | null): number =>
  Math.max(
    0,
    cards.findIndex((card) => card.id === id),
  );
