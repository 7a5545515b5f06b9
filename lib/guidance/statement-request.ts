import { whyId, type SavedStatement, type StatementAnswer, type StatementBody } from '@/lib/shared/statement';
import { answerParts, emptyAnswer, hasWords, listedCriteria, type CardAnswer } from './statement-criteria';
import { startStatement, statementReducer, type StatementProgress } from './statement-progress';

/** The request for a draft, and what is saved with a report. */

function answerFor(criterionId: string, answer: CardAnswer): StatementAnswer {
  const said = Object.fromEntries(answerParts.flatMap((part) => (answer[part].trim() ? [[part, answer[part]]] : [])));
  return { criterionId, ...said, ...(answer.none ? { none: true } : {}) };
}

const answersOf = ({ answers, listed }: StatementProgress): StatementAnswer[] =>
  [whyId, ...listed].flatMap((id) => {
    const answer = answers[id];
    return answer && (answer.none || hasWords(answer)) ? [answerFor(id, answer)] : [];
  });

/** Of a file only its instructions are stored, because they say how to answer; the criteria are sent separately. */
const specificationOf = ({ specification, instructions }: StatementProgress['source']): string =>
  specification.trim() || instructions.join('\n').trim();

function settingsOf({ settings }: StatementProgress) {
  const { unit, limit, each, order, anonymous } = settings;
  return { ...(unit === 'words' ? { words: limit } : { characters: limit }), each, order, anonymous };
}

const shared = (progress: StatementProgress) => {
  const specification = specificationOf(progress.source);
  const { behaviours } = progress.source;
  return {
    ...(specification ? { specification } : {}),
    ...(behaviours ? { behaviours } : {}),
    criteria: listedCriteria(progress),
    answers: answersOf(progress),
    ...settingsOf(progress),
  };
};

export const draftRequest = (progress: StatementProgress, analysisId: string | null): StatementBody => ({
  ...shared(progress),
  ...(analysisId ? { analysisId } : {}),
});

/** What the cards need before there is a draft: the evidence for each criterion, independent of the answers being typed. */
export const evidenceRequest = (progress: StatementProgress, analysisId: string | null): StatementBody => ({
  ...draftRequest(progress, analysisId),
  answers: [],
  anonymous: false,
});

export const toSave = (progress: StatementProgress, text: string): SavedStatement => ({ ...shared(progress), text });

const readAnswer = ({ situation = '', task = '', action = '', result = '', none = false }: StatementAnswer): CardAnswer => ({
  ...emptyAnswer,
  situation,
  task,
  action,
  result,
  none,
});

/** The state of the editor as its owner saved it with the report. */
export function fromSaved(saved: SavedStatement): StatementProgress {
  const { specification = '', behaviours = null, criteria, answers, words, characters, each, order, anonymous } = saved;
  const source = { specification, filename: null, behaviours, instructions: [] };
  const start = statementReducer(startStatement(), { type: 'read', source, criteria });
  return {
    ...start,
    answers: Object.fromEntries(answers.map((answer) => [answer.criterionId, readAnswer(answer)])),
    settings: {
      unit: characters === undefined ? 'words' : 'characters',
      limit: characters ?? words ?? start.settings.limit,
      each,
      order,
      anonymous,
    },
  };
}
