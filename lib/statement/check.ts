import type { StatementAnswer, StatementDraft, StatementResult } from '@/lib/shared/statement';
import { hasAnswer, isAnswer, parts, type Part } from './draft/answers';
import { isDecidedByApplication, type JudgedCriterion } from './draft/write-draft';
import { questionKind } from './question-kind';
import { reasons } from './wording/reasons';

type Finding = StatementResult['check'][number];

const CROWDED_WORDS = 25;
const CHARACTERS_PER_WORD = 6;
const WELL_USED = 0.7;

/** What the employer would find for each criterion, and where answers are thin. Never a predicted score. */
export function checkStatement(
  criteria: readonly JudgedCriterion[],
  answers: readonly StatementAnswer[],
  draft: StatementDraft,
): Finding[] {
  const answerTo = new Map(answers.map((answer) => [answer.criterionId, answer]));
  const findings = criteria.flatMap((criterion) => {
    const answer = answerTo.get(criterion.id);
    const state = stateOf(criterion, answer);
    const notes = [
      reasonOf(criterion, answer, state),
      ...(answer && hasAnswer(answer) ? notesOn(criterion, answer) : []),
      ...repeats(criterion, draft),
    ];
    return notes.map((reason) => ({ criterionId: criterion.id, state, reason }));
  });
  return [...findings, ...notesOnRoom(criteria, draft, findings)];
}

/** An answer cannot change what the CV says is lower, expired or unfinished. */
function stateOf({ evidence }: JudgedCriterion, answer: StatementAnswer | undefined): Finding['state'] {
  if (answer?.none) return 'missing';
  if (evidence.below !== undefined && evidence.state === 'missing') return 'missing';
  return hasAnswer(answer) ? 'shown' : evidence.state;
}

function reasonOf(criterion: JudgedCriterion, answer: StatementAnswer | undefined, state: Finding['state']): string {
  const { text, kind, evidence, behaviour } = criterion;
  if (answer?.none) return kind === 'essential' ? reasons.closedEssential : reasons.closedDesirable;
  if (evidence.below !== undefined && evidence.state === 'missing')
    return evidence.status ? reasons.status[evidence.status](evidence.below) : reasons.below(text, evidence.below);
  if (hasAnswer(answer)) return reasons.shownByAnswer;
  if (!isDecidedByApplication(criterion)) return reasons.later;
  if (state === 'shown') return reasons.shownByCv([...new Set(evidence.proofs.map(({ place }) => place))]);
  if (state === 'claimed') return behaviour ? reasons.behaviourFits : reasons.claimed;
  return behaviour ? reasons.behaviourOpen : reasons.missing;
}

const ANOTHER = /\b(?:another (?:time|example|occasion|instance)|a second example|on a different occasion|also once)\b/i;
/** 'a patient called Mrs Jones', 'my colleague Sam': the person is asked about it, and nothing is removed. */
const PERSON =
  /\b(?:Mr|Mrs|Ms|Miss|Master)\.? \p{Lu}\p{Ll}+|\b(?:patient|pupil|student|resident|client|service user|colleague|manager|child|boy|girl)s?,? (?:called |named )?(?!I\b|In\b|At\b)\p{Lu}\p{Ll}+/u;

function notesOn(criterion: JudgedCriterion, answer: StatementAnswer): string[] {
  const said = parts.map((part) => answer[part]).filter(isAnswer);
  const all = said.join(' ');
  const kind = questionKind(criterion);
  const thin: Part[] = kind === 'behaviour' ? parts.filter((part) => !isAnswer(answer[part]) && !isToldInOne(part, answer)) : [];
  return [
    ...(thin.length > 0 ? [reasons.thin(thin)] : []),
    ...(/\bwe\b/i.test(all) && !/\bi\b/i.test(all) ? [reasons.weWithoutI] : []),
    ...(kind === 'behaviour' && ANOTHER.test(all) ? [reasons.twoExamples] : []),
    ...(PERSON.test(all) ? [reasons.person] : []),
  ];
}

const CAME_OF_IT =
  /\b(?:as a result|result(?:ed)?|which meant|this meant|led to|so that|reduced|increased|saved|improved|on time|ahead of|feedback)\b/i;
const SET = /\b(?:when|while|during|at the time|in my (?:role|job)|last|in (?:19|20)\d\d)\b/i;
const TASKED = /\b(?:needed to|had to|was (?:asked|responsible|to)|my (?:task|job|aim|role) was)\b/i;

/** A card with one question is answered in `action`: there the whole example may stand. */
function isToldInOne(part: Part, { action }: StatementAnswer): boolean {
  if (!isAnswer(action)) return false;
  const told: Readonly<Record<Part, RegExp>> = { situation: SET, task: TASKED, action: /\bi\b/i, result: CAME_OF_IT };
  return told[part].test(action);
}

const repeats = ({ id }: JudgedCriterion, { sentences }: StatementDraft): string[] =>
  sentences.some(({ criterionId, text }) => criterionId === id && /^Shown (?:above|below): /.test(text)) ? [reasons.repeated] : [];

function notesOnRoom(criteria: readonly JudgedCriterion[], draft: StatementDraft, findings: readonly Finding[]): Finding[] {
  const asked = criteria.filter(isDecidedByApplication);
  const [first] = asked;
  if (!first || draft.each) return [];
  const stateOfOne = (id: string): Finding['state'] => findings.find(({ criterionId }) => criterionId === id)?.state ?? 'missing';
  const words = Math.floor((draft.unit === 'words' ? draft.limit : draft.limit / CHARACTERS_PER_WORD) / asked.length);
  if (words < CROWDED_WORDS) return [{ criterionId: first.id, state: stateOfOne(first.id), reason: reasons.crowded(words) }];
  const used = draft.unit === 'words' ? draft.words : draft.characters;
  if (used === 0 || used >= draft.limit * WELL_USED) return [];
  const length = (id: string): number => draft.sentences.reduce((sum, one) => sum + (one.criterionId === id ? one.text.length : 0), 0);
  const [shortest] = asked.filter(({ kind, id }) => kind === 'essential' && length(id) > 0).sort((a, b) => length(a.id) - length(b.id));
  if (!shortest) return [];
  return [{ criterionId: shortest.id, state: stateOfOne(shortest.id), reason: reasons.moreRoom(used, draft.limit, draft.unit) }];
}
