import type { CriterionAsked } from '@/lib/shared/statement';

/** The answer on one card and the criteria it belongs to; editing a criterion never loses a word of an answer. */
export const answerParts = ['situation', 'task', 'action', 'result'] as const;
export type AnswerPart = (typeof answerParts)[number];
export type CardAnswer = Readonly<Record<AnswerPart, string>> & { readonly none: boolean };

export const emptyAnswer: CardAnswer = { situation: '', task: '', action: '', result: '', none: false };

export interface CriteriaState {
  /** Every criterion that was ever listed, by its id. */
  criteria: Readonly<Record<string, CriterionAsked>>;
  /** The ids in the order of the form. */
  listed: readonly string[];
  /** Ids that the person removed from the list. They can be put back, with their answers. */
  setAside: readonly string[];
  answers: Readonly<Record<string, CardAnswer>>;
}

export const noCriteria: CriteriaState = { criteria: {}, listed: [], setAside: [], answers: {} };

export const listedCriteria = ({ criteria, listed }: CriteriaState): CriterionAsked[] =>
  listed.flatMap((id) => {
    const criterion = criteria[id];
    return criterion ? [criterion] : [];
  });

/** Criteria without a stated assessment count as assessed by the application. */
export const isDecidedNow = ({ assessedBy }: Pick<CriterionAsked, 'assessedBy'>): boolean =>
  assessedBy.length === 0 || assessedBy.includes('application');

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** 'c3' -> 'c3-2', the first that no criterion has or had. */
function freeId(criteria: CriteriaState['criteria'], like: string): string {
  const [stem = like] = like.split('-');
  let number = 2;
  while (criteria[`${stem}-${number}`]) number += 1;
  return criteria[stem] ? `${stem}-${number}` : stem;
}

/** A new reading of the form. An unchanged criterion keeps its id, and so its answer; a missing one with an answer is set aside. */
export function withReading(state: CriteriaState, read: readonly CriterionAsked[]): CriteriaState {
  const known = new Map(Object.values(state.criteria).map(({ id, text }) => [keyOf(text), id]));
  let { criteria } = state;
  const listed = new Set<string>();
  for (const criterion of read) {
    const id = known.get(keyOf(criterion.text)) ?? freeId(criteria, criterion.id);
    criteria = { ...criteria, [id]: { ...criterion, id } };
    listed.add(id);
  }
  const gone = state.listed.filter((id) => !listed.has(id) && hasWords(state.answers[id]));
  return { ...state, criteria, listed: [...listed], setAside: [...state.setAside.filter((id) => !listed.has(id)), ...gone] };
}

export const hasWords = (answer: CardAnswer | undefined): boolean =>
  answer !== undefined && answerParts.some((part) => answer[part].trim() !== '');

export interface Correction {
  /** The criterion as the person corrected it; each further line becomes a criterion. */
  text: string;
  kind: CriterionAsked['kind'];
  assessedBy: CriterionAsked['assessedBy'];
}

/** Replaces one criterion. The first line keeps the id and the answer, further lines become criteria of their own below it. */
export function withCorrection(state: CriteriaState, id: string, { text, kind, assessedBy }: Correction): CriteriaState {
  const before = state.criteria[id];
  const [first, ...further] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!before || first === undefined) return state;
  let criteria: CriteriaState['criteria'] = { ...state.criteria, [id]: { ...before, text: first, kind, assessedBy } };
  const added: string[] = [];
  for (const line of further) {
    const fresh = freeId(criteria, id);
    criteria = { ...criteria, [fresh]: { id: fresh, text: line, kind, assessedBy } };
    added.push(fresh);
  }
  return { ...state, criteria, listed: state.listed.flatMap((one) => (one === id ? [one, ...added] : [one])) };
}

const joinedText = (first: string, second: string): string => [...new Set([first.trim(), second.trim()])].filter(Boolean).join('\n');

/** Joins two answers part by part; closed only where both are. */
const joinedAnswer = (first: CardAnswer, second: CardAnswer): CardAnswer => ({
  situation: joinedText(first.situation, second.situation),
  task: joinedText(first.task, second.task),
  action: joinedText(first.action, second.action),
  result: joinedText(first.result, second.result),
  none: first.none && second.none,
});

/** Where one of the two has no stated assessment, the application decides. */
const joinedAssessments = (first: CriterionAsked, second: CriterionAsked): CriterionAsked['assessedBy'] =>
  first.assessedBy.length === 0 || second.assessedBy.length === 0 ? [] : [...new Set([...first.assessedBy, ...second.assessedBy])];

/** Joins a criterion to the one above it. */
export function withJoined(state: CriteriaState, id: string): CriteriaState {
  const above = state.listed[state.listed.indexOf(id) - 1];
  const second = state.criteria[id];
  const first = above === undefined ? undefined : state.criteria[above];
  if (!first || !second) return state;
  const joined: CriterionAsked = {
    ...first,
    text: `${first.text.replace(/[.;,]$/, '')}; ${second.text}`,
    kind: first.kind === 'essential' ? 'essential' : second.kind,
    assessedBy: joinedAssessments(first, second),
  };
  const answer = joinedAnswer(state.answers[first.id] ?? emptyAnswer, state.answers[id] ?? emptyAnswer);
  return {
    ...state,
    criteria: { ...state.criteria, [first.id]: joined },
    listed: state.listed.filter((one) => one !== id),
    answers: { ...state.answers, [first.id]: answer },
  };
}

export const withoutCriterion = (state: CriteriaState, id: string): CriteriaState => ({
  ...state,
  listed: state.listed.filter((one) => one !== id),
  setAside: [...state.setAside.filter((one) => one !== id), id],
});

export const withRestored = (state: CriteriaState, id: string): CriteriaState => ({
  ...state,
  listed: state.criteria[id] && !state.listed.includes(id) ? [...state.listed, id] : state.listed,
  setAside: state.setAside.filter((one) => one !== id),
});

/** Criteria that the person typed, a line each. */
export function withTyped(state: CriteriaState, text: string): CriteriaState {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let { criteria } = state;
  const added: string[] = [];
  for (const line of lines) {
    const id = freeId(criteria, 'own');
    criteria = { ...criteria, [id]: { id, text: line, kind: 'essential', assessedBy: [] } };
    added.push(id);
  }
  return { ...state, criteria, listed: [...state.listed, ...added] };
}
