import {
  whyId,
  type Grade,
  type StatementAnswer,
  type StatementDraft,
  type StatementOrder,
  type StatementSentence,
} from '@/lib/shared/statement';
import type { CriterionEvidence, Proof } from '../evidence';
import { questionKind } from '../question-kind';
import type { SpecificationCriterion } from '@/lib/analysis/specification/specification';
import { behaviourQuestion, noRoomQuestion, questionFor } from '../wording/questions';
import { hasAnswer } from './answers';
import { fromAnswer, fromCv, headingFor, reference, type Candidate } from './candidates';
import { isSourced } from './gate';
import { charactersIn, textOf, withoutBrackets, wordsIn, type Paragraph } from './text';

export interface JudgedCriterion extends SpecificationCriterion {
  evidence: CriterionEvidence;
}

export interface DraftSettings {
  limit: number;
  unit: 'words' | 'characters';
  each: boolean;
  order: StatementOrder;
  /** Of the post, where behaviours are asked for. */
  grade?: Grade | undefined;
}

/** A paragraph while the word limit is divided between paragraphs. */
interface Block {
  criterion: JudgedCriterion | null;
  heading: StatementSentence | null;
  hasHeading: boolean;
  candidates: Candidate[];
  chosen: Set<Candidate>;
  /** The evidence used in another paragraph, where there is no other. */
  told: Proof | null;
  slot: string | null;
}

export const isDecidedByApplication = ({ assessedBy }: SpecificationCriterion): boolean =>
  assessedBy.length === 0 || assessedBy.includes('application');

const HEADING_SHARE = 0.4;

/** The person's lines and answers in the order of the form, never over its word limit, with a slot wherever something is missing. */
export function writeDraft(
  criteria: readonly JudgedCriterion[],
  answers: readonly StatementAnswer[],
  settings: DraftSettings,
): StatementDraft {
  const answerTo = new Map(answers.map((answer) => [answer.criterionId, answer]));
  const asked = inOrder(criteria.filter(isDecidedByApplication), settings.order);
  const closed = criteria.filter(({ id }) => answerTo.get(id)?.none === true);
  const open = asked.filter((one) => !closed.includes(one));
  const why = blockOf(null, fromAnswer(answerTo.get(whyId), null));
  const told = shareOut(open, answerTo);
  const blocks = [why, ...open.map((one) => openBlock(one, answerTo.get(one.id), told, settings))];
  giveRoom(blocks, settings);
  pointToTold(blocks, settings);
  const written = blocks.filter(({ chosen, slot }) => chosen.size > 0 || slot !== null);
  const paragraphs = written.map(paragraphOf);
  const text = textOf(paragraphs);
  const missing = open.filter((one) => !written.some(({ criterion }) => criterion === one));
  return {
    text,
    words: wordsIn(text),
    characters: charactersIn(text),
    limit: settings.limit,
    unit: settings.unit,
    each: settings.each,
    sentences: paragraphs.flatMap(({ heading, sentences }) => [...(heading ? [heading] : []), ...sentences]),
    slots: paragraphs.flatMap(({ slots }) => slots),
    leftOut: criteria.filter((one) => closed.includes(one) || missing.includes(one)).map(({ id }) => id),
  };
}

const inOrder = (criteria: readonly JudgedCriterion[], order: StatementOrder): JudgedCriterion[] =>
  order === 'as-given' ? [...criteria] : [...criteria].sort((a, b) => Number(a.kind === 'desirable') - Number(b.kind === 'desirable'));

const blockOf = (criterion: JudgedCriterion | null, candidates: Candidate[]): Block => ({
  criterion,
  heading: criterion ? headingFor(criterion) : null,
  hasHeading: false,
  candidates,
  chosen: new Set(),
  told: null,
  slot: null,
});

/** Assigns each line to one criterion: those with the fewest lines choose first, essential ones before desirable ones. */
function shareOut(criteria: readonly JudgedCriterion[], answerTo: ReadonlyMap<string, StatementAnswer>): Map<string, string> {
  const owner = new Map<string, string>();
  const turn = criteria
    .filter(({ evidence }) => evidence.proofs.length > 0)
    .map((one, at) => ({
      one,
      at,
      weight: (one.kind === 'desirable' ? 1000 : 0) + (hasAnswer(answerTo.get(one.id)) ? 100 : 0) + one.evidence.proofs.length,
    }))
    .sort((a, b) => a.weight - b.weight || a.at - b.at)
    .map(({ one }) => one);
  for (const round of [1, 2, 3])
    for (const { id, evidence } of turn) {
      const own = evidence.proofs.filter(({ quote }) => owner.get(quote) === id).length;
      const next = evidence.proofs.find(({ quote }) => !owner.has(quote));
      if (own < round && next) owner.set(next.quote, id);
    }
  return owner;
}

function openBlock(
  criterion: JudgedCriterion,
  answer: StatementAnswer | undefined,
  owner: ReadonlyMap<string, string>,
  settings: DraftSettings,
): Block {
  const { id, evidence } = criterion;
  const others = new Set(evidence.proofs.flatMap(({ quote }) => (owner.get(quote) === id ? [] : [quote])));
  const isAnswered = hasAnswer(answer);
  const lines = evidence.state === 'claimed' && (isAnswered || isOnlyNamed(evidence)) ? [] : fromCv(evidence, id, others, answer);
  const block = blockOf(
    criterion,
    [...fromAnswer(answer, id), ...lines].filter(({ sentence }) => isSourced(sentence)),
  );
  const isShown = isAnswered || evidence.state === 'shown';
  block.told = block.candidates.length === 0 && evidence.state === 'shown' ? (evidence.proofs[0] ?? null) : null;
  if (criterion.kind === 'essential' && !(isShown && (block.candidates.length > 0 || block.told)))
    block.slot = slotFor(criterion, settings);
  return block;
}

/** 'SystmOne' in a list of skills tells nothing: a gap or nothing at all stands there. */
const isOnlyNamed = ({ proofs }: CriterionEvidence): boolean => proofs.every(({ kind }) => kind === 'claim');

const slotFor = (criterion: JudgedCriterion, { grade }: DraftSettings): string => {
  const text = withoutBrackets(criterion.text);
  return criterion.behaviour ? behaviourQuestion(text, grade) : questionFor(text, questionKind(criterion));
};

const paragraphOf = ({ criterion, heading, hasHeading, candidates, chosen, slot }: Block): Paragraph => ({
  heading: hasHeading ? heading : null,
  sentences: candidates
    .filter((one) => chosen.has(one))
    .sort((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence),
  slots: slot === null || !criterion ? [] : [{ criterionId: criterion.id, question: slot }],
});

const isUsed = ({ chosen, slot }: Block): boolean => chosen.size > 0 || slot !== null;

/** Whether the blocks keep the limit, together or each by itself. */
function fits(blocks: readonly Block[], { limit, unit, each }: DraftSettings): boolean {
  const size = unit === 'words' ? wordsIn : charactersIn;
  const paragraphs = blocks.filter(isUsed).map(paragraphOf);
  return each ? paragraphs.every((one) => size(textOf([one])) <= limit) : size(textOf(paragraphs)) <= limit;
}

function add(block: Block, candidate: Candidate, blocks: readonly Block[], settings: DraftSettings): boolean {
  block.chosen.add(candidate);
  if (fits(blocks, settings)) return true;
  block.chosen.delete(candidate);
  return false;
}

const byRank = ({ candidates, chosen }: Block): Candidate[] => candidates.filter((one) => !chosen.has(one)).sort((a, b) => a.rank - b.rank);

const addFirst = (block: Block, blocks: readonly Block[], settings: DraftSettings): boolean =>
  byRank(block).some((candidate) => add(block, candidate, blocks, settings));

/** First one sentence for each essential criterion, then headings, then one sentence at a time for all in turn. */
function giveRoom(blocks: readonly Block[], settings: DraftSettings): void {
  const essential = blocks.filter(({ criterion }) => criterion?.kind === 'essential');
  const others = blocks.filter((block) => !essential.includes(block));
  for (const block of essential)
    if (block.candidates.length > 0 && !addFirst(block, blocks, settings) && block.criterion)
      block.slot = noRoomQuestion(withoutBrackets(block.criterion.text));
  addHeadings(essential, blocks, settings);
  for (const block of others) if (block.criterion === null) addFirst(block, blocks, settings);
  addRest(
    blocks.filter(({ criterion, candidates }) => criterion?.kind !== 'desirable' && candidates.some(isAnswer)),
    blocks,
    settings,
    isAnswer,
  );
  for (const block of others)
    if (block.criterion)
      addWithHeading(
        block,
        blocks,
        settings,
        essential.every(({ hasHeading }) => hasHeading),
      );
  addRest(blocks.filter(isUsed), blocks, settings, () => true);
}

const isAnswer = ({ sentence }: Candidate): boolean => sentence.sources.some(({ kind }) => kind === 'answer');

function addHeadings(essential: readonly Block[], blocks: readonly Block[], settings: DraftSettings): void {
  const size = settings.unit === 'words' ? wordsIn : charactersIn;
  const room = settings.each ? settings.limit * essential.length : settings.limit;
  const all = essential.reduce((sum, { heading }) => sum + size(heading?.text ?? ''), 0);
  if (all > room * HEADING_SHARE) return;
  for (const block of essential) block.hasHeading = true;
  if (!fits(blocks, settings)) for (const block of essential) block.hasHeading = false;
}

/** A desirable criterion is included with its heading, like the others, or left out. */
function addWithHeading(block: Block, blocks: readonly Block[], settings: DraftSettings, hasHeadings: boolean): void {
  block.hasHeading = hasHeadings;
  if (!addFirst(block, blocks, settings)) block.hasHeading = false;
}

/** One sentence more for each in turn, until nothing fits. */
function addRest(chosen: readonly Block[], blocks: readonly Block[], settings: DraftSettings, which: (one: Candidate) => boolean): void {
  const tried = new Set<Candidate>();
  for (;;) {
    const before = tried.size;
    for (const block of chosen) {
      const next = byRank(block).find((one) => which(one) && !tried.has(one));
      if (!next) continue;
      tried.add(next);
      add(block, next, blocks, settings);
    }
    if (tried.size === before) return;
  }
}

/** Where the only evidence is used elsewhere in the draft, the paragraph refers to it; where it was left out after all, a slot remains. */
function pointToTold(blocks: readonly Block[], settings: DraftSettings): void {
  for (const [at, block] of blocks.entries()) {
    const { criterion, told } = block;
    if (!criterion || !told) continue;
    const where = blocks.findIndex(({ chosen }) => [...chosen].some(({ quote }) => quote === told.quote));
    const candidate = { sentence: reference(told, criterion.id, where < at), order: 0, rank: 0 };
    block.candidates.push(candidate);
    block.hasHeading = blocks.some(({ hasHeading }) => hasHeading);
    const isTold = where >= 0 && add(block, candidate, blocks, settings);
    if (!isTold && criterion.kind === 'essential') block.slot = slotFor(criterion, settings);
    if (!isTold && !fits(blocks, settings)) block.hasHeading = false;
  }
}
