import type { StatementAnswer, StatementSentence, StatementSource } from '@/lib/shared/statement';
import type { CriterionEvidence, Proof } from '../evidence';
import { tidy } from '../evidence';
import type { SpecificationCriterion } from '@/lib/analysis/specification/specification';
import { answerSentences, hasAnswer, isAnswer, type Part } from './answers';
import { bare, firstPerson, sentencesOf } from './first-person';
import { withoutBrackets } from './text';

/** A sentence that the draft may include, with its priority when space is limited. */
export interface Candidate {
  sentence: StatementSentence;
  /** Place in its paragraph. */
  order: number;
  /** Lower comes first. */
  rank: number;
  /** Id of the CV's line, because each line is used once. */
  quote?: string;
}

const RANK_OF_PART: Readonly<Record<Part, number>> = { action: 0, result: 1, situation: 2, task: 3 };
const MOST_LINES = 3;

export const headingFor = ({ id, text }: SpecificationCriterion): StatementSentence => ({
  text: withoutBrackets(text),
  criterionId: id,
  sources: [{ kind: 'criterion', quote: text }],
});

/** The person's own answer, sentence by sentence. */
export const fromAnswer = (answer: StatementAnswer | undefined, criterionId: string | null): Candidate[] =>
  answer && hasAnswer(answer)
    ? answerSentences(answer).map(({ part, text, quotes }, i) => ({
        sentence: { text, criterionId, sources: quotes.map((quote): StatementSource => ({ kind: 'answer', quote })) },
        order: i,
        rank: RANK_OF_PART[part] * 100 + i,
      }))
    : [];

const AFTER_EXAMPLE = 1000;
const BEFORE_ANSWER = -1000;

/** The evidence in the CV, without lines used for another criterion. It comes after an example and before a plain answer. */
export function fromCv(
  { proofs }: CriterionEvidence,
  criterionId: string,
  told: ReadonlySet<string>,
  answer: StatementAnswer | undefined,
): Candidate[] {
  const from = isAnswer(answer?.situation) || isAnswer(answer?.result) ? AFTER_EXAMPLE : BEFORE_ANSWER;
  const named = new Set<string>();
  return proofs
    .filter(({ quote }) => !told.has(quote) && !/[[\]]/.test(quote))
    .slice(0, MOST_LINES)
    .flatMap((proof, i) => {
      const sentences = sentencesFrom(proof, criterionId, named);
      return sentences.map((sentence, n) => ({ sentence, order: from + i * 10 + n, rank: 1000 + n * 100 + i, quote: proof.quote }));
    });
}

const cvSource = (quote: string): StatementSource => ({ kind: 'cv', quote });

/** One line of the CV in the first person where its grammar is certain, else as it stands. */
function sentencesFrom(proof: Proof, criterionId: string, named: Set<string>): StatementSentence[] {
  if (proof.kind === 'title') return titleSentence(proof, criterionId);
  const employer = proof.kind === 'work' ? (proof.role?.employer ?? '') : '';
  const isNew = employer !== '' && !named.has(employer) && !/[[\]]/.test(employer);
  if (isNew) named.add(employer);
  return sentencesOf(proof.quote).map((part, i) => {
    const isNamed = isNew && i === 0;
    const sources = [cvSource(part.trim()), ...(isNamed ? [cvSource(employer)] : [])];
    return { text: sentenceFrom(part, proof, isNamed ? employer : null), criterionId, sources };
  });
}

function sentenceFrom(part: string, { kind, role }: Proof, employer: string | null): string {
  const own = kind === 'work' ? firstPerson(part, role?.isCurrent ?? false) : null;
  const plain = bare(part);
  const said = own ?? (/[.!?]$/.test(plain) ? plain : `${plain}.`);
  if (employer === null) return said;
  return own === null ? `At ${employer}: ${said}` : `At ${employer} ${own}`;
}

/** 'I worked at Meadowbank House as Care Assistant, Jan 2020 – Present.' */
function titleSentence({ role, quote }: Proof, criterionId: string): StatementSentence[] {
  const title = role?.title || tidy(quote);
  const parts = [role?.employer, title, role?.dates].filter(
    (part): part is string => part !== undefined && part !== '' && !/[[\]]/.test(part),
  );
  const where = role?.employer
    ? `${role.isCurrent ? 'I work' : 'I worked'} at ${role.employer} as ${title}`
    : `I ${role?.isCurrent ? 'work' : 'worked'} as ${title}`;
  return [{ text: `${where}${role?.dates ? `, ${role.dates}` : ''}.`, criterionId, sources: parts.map(cvSource) }];
}

/** Evidence used in another paragraph is named here, not repeated. */
export function reference({ quote, role }: Proof, criterionId: string, isAbove: boolean): StatementSentence {
  const words = role?.employer
    ? role.employer
    : bare(quote)
        .split(' ')
        .slice(0, 5)
        .join(' ')
        .replace(/[,;:.(–-]+$/, '');
  return { text: `Shown ${isAbove ? 'above' : 'below'}: ${words}.`, criterionId, sources: [cvSource(words)] };
}
