import type { Cv } from '@/lib/cv/cv';
import { AppError } from '@/lib/shared/errors';
import { statementLimits, whyId, type StatementForm, type StatementResult } from '@/lib/shared/statement';
import { anonymised, identityOf, nobody } from './anonymous';
import { checkStatement } from './check';
import { writeDraft, type JudgedCriterion } from './draft/write-draft';
import { evidenceIn, noEvidence, tidy, type OwnWords } from './evidence';
import { behaviour } from '@/lib/analysis/specification/behaviours';
import { readSpecification } from '@/lib/analysis/specification/read-specification';
import type { Specification, SpecificationCriterion } from '@/lib/analysis/specification/specification';
import { machineLineNote } from './wording/reasons';

/** A CV with its owner's details, so that quotes are in their own words. */
export interface StatementCv {
  cv: Cv;
  own: OwnWords;
  name: string | null;
}

export interface StatementInput {
  asked: StatementForm;
  /** null where only answers are used. */
  person: StatementCv | null;
  /** ISO yyyy-mm-dd. */
  today: string;
}

const noSpecification: Specification = { criteria: [], instructions: [], machineLines: [] };

/**
 * A supporting statement from a person's lines and answers, with a gap wherever something is missing. Pure, deterministic.
 * @throws AppError statement/NO_CRITERIA; request/INVALID_REQUEST for an answer to a criterion that is not there
 */
export function writeStatement({ asked, person, today }: StatementInput): StatementResult {
  const read = asked.specification === undefined ? noSpecification : readSpecification(asked.specification);
  const criteria = criteriaOf(asked, read);
  if (criteria.length === 0) throw new AppError('statement/NO_CRITERIA');
  const ids = new Set([whyId, ...criteria.map(({ id }) => id)]);
  if (ids.size <= criteria.length || asked.answers.some(({ criterionId }) => !ids.has(criterionId)))
    throw new AppError('request/INVALID_REQUEST');
  const evidenceOf = person ? evidenceIn(person.cv, person.own, today, criteria) : () => noEvidence;
  const judged = criteria.map((criterion): JudgedCriterion => ({ ...criterion, evidence: evidenceOf(criterion) }));
  const draft = writeDraft(judged, asked.answers, {
    ...limitOf(asked),
    each: asked.each,
    order: asked.order,
    grade: asked.behaviours?.grade,
  });
  const hidden = asked.anonymous ? hideIdentity(draft, person) : null;
  const shown = hidden?.draft ?? draft;
  return {
    engine: 'built-in',
    criteria: judged.map(({ evidence, ...criterion }) => ({
      ...criterion,
      state: evidence.state,
      evidence: evidence.proofs.map(({ quote, place }) => ({ quote, place })),
    })),
    draft: shown,
    instructions: [...read.instructions, ...read.machineLines.map(machineLineNote)],
    check: checkStatement(judged, asked.answers, shown),
    ...(hidden ? { replacements: hidden.replacements } : {}),
  };
}

/** As the person corrected them, else as they were read, else the named behaviours. */
function criteriaOf(asked: StatementForm, read: Specification): SpecificationCriterion[] {
  if (asked.criteria)
    return asked.criteria.map(({ behaviour: isBehaviour, ...one }) => ({ ...one, ...(isBehaviour ? { behaviour: true } : {}) }));
  const named = (asked.behaviours?.names ?? []).map((name) => behaviour(name));
  const known = new Set(read.criteria.map(({ text }) => text));
  const further = named.filter(({ text }) => !known.has(text));
  return [...read.criteria, ...further.map((one, i) => ({ id: `c${read.criteria.length + i + 1}`, ...one }))];
}

const limitOf = ({ words, characters }: StatementForm): { limit: number; unit: 'words' | 'characters' } =>
  characters === undefined ? { limit: words ?? statementLimits.usualWords, unit: 'words' } : { limit: characters, unit: 'characters' };

function hideIdentity(draft: StatementResult['draft'], person: StatementCv | null): ReturnType<typeof anonymised> {
  if (!person) return anonymised(draft, nobody, []);
  const { cv, own, name } = person;
  const employers = [...cv.work, ...cv.volunteering].flatMap(({ employer }) => (employer ? [tidy(own(employer))] : []));
  return anonymised(draft, identityOf(cv, own, name), employers);
}
