import { z } from 'zod';
import { engines } from './result-names';

/** The supporting statement over the wire: the input of the call, the answer of call and command, and what is saved. */
const recordId = z.string().min(1).max(64);

export const statementLimits = {
  smallest: 50,
  largest: 20_000,
  usualWords: 500,
  specificationCharacters: 100_000,
  criteria: 100,
  criterionCharacters: 1_000,
  answerCharacters: 10_000,
  textCharacters: 60_000,
} as const;

/** The grades of the Civil Service whose behaviours are published together, and each grade by itself. */
export const gradeNames = ['AA', 'AO', 'AA/AO', 'EO', 'HEO', 'SEO', 'HEO/SEO', 'G7', 'G6', 'G7/G6'] as const;
export const behaviourNames = [
  'Seeing the Big Picture',
  'Changing and Improving',
  'Making Effective Decisions',
  'Leadership',
  'Communicating and Influencing',
  'Working Together',
  'Developing Self and Others',
  'Managing a Quality Service',
  'Delivering at Pace',
] as const;

export const criterionKinds = ['essential', 'desirable'] as const;
export const assessments = ['application', 'interview', 'test', 'certificate', 'presentation', 'observation'] as const;
export const criterionStates = ['shown', 'claimed', 'missing'] as const;
export const statementOrders = ['as-given', 'essential-first'] as const;
/** The card 'Why this post': a valid id for an answer, though no criterion has it. */
export const whyId = 'why';

const behaviourName = z.enum(behaviourNames);

export const behavioursAsked = z.object({ grade: z.enum(gradeNames), names: z.array(behaviourName).min(1).max(behaviourNames.length) });

/** A criterion as the person put it right. */
export const criterionAsked = z.object({
  id: recordId,
  text: z.string().trim().min(1).max(statementLimits.criterionCharacters),
  kind: z.enum(criterionKinds),
  assessedBy: z.array(z.enum(assessments)).max(assessments.length).default([]),
  behaviour: z.boolean().optional(),
});

const answerText = z.string().max(statementLimits.answerCharacters).optional();
export const statementAnswer = z.object({
  criterionId: recordId,
  situation: answerText,
  task: answerText,
  action: answerText,
  result: answerText,
  /** 'I have nothing for this': closes the slot. */
  none: z.boolean().optional(),
});

const limitNumber = z.coerce.number().int().min(statementLimits.smallest).max(statementLimits.largest);

const settings = {
  words: limitNumber.optional(),
  characters: limitNumber.optional(),
  /** The limit applies to each criterion by itself. */
  each: z.boolean().default(false),
  order: z.enum(statementOrders).default('as-given'),
  anonymous: z.boolean().default(false),
};

const criteriaAsked = z.array(criterionAsked).min(1).max(statementLimits.criteria);
const answersGiven = z.array(statementAnswer).max(statementLimits.criteria + 1);

const statementFields = z.object({
  specification: z.string().trim().min(1).max(statementLimits.specificationCharacters).optional(),
  behaviours: behavioursAsked.optional(),
  criteria: criteriaAsked.optional(),
  analysisId: recordId.optional(),
  answers: answersGiven.default([]),
  ...settings,
});

/** In a multipart body the specification is a file; the rest is as in JSON. */
export const statementForm = statementFields.refine(({ words, characters }) => words === undefined || characters === undefined);
export const statementBody = statementForm.refine(
  ({ specification, behaviours, criteria }) => specification !== undefined || behaviours !== undefined || criteria !== undefined,
);

export const statementCriterion = z.object({
  /** c1, c2 … in the order of the document. */
  id: z.string(),
  /** The document's words, without number, E or D, and A or I. */
  text: z.string(),
  kind: z.enum(criterionKinds),
  behaviour: z.boolean().optional(),
  /** What the document says; empty where it says nothing. */
  assessedBy: z.array(z.enum(assessments)),
  state: z.enum(criterionStates),
  evidence: z.array(z.object({ quote: z.string(), place: z.string() })),
});

export const statementSource = z.object({ kind: z.enum(['cv', 'answer', 'criterion']), quote: z.string() });
export const statementSentence = z.object({
  text: z.string(),
  criterionId: z.string().nullable(),
  sources: z.array(statementSource),
});

export const statementDraft = z.object({
  /** The sentences and the open slots, in this order; a slot stands as [question]. */
  text: z.string(),
  /** Words counted as pieces between spaces with a letter or a digit; open slots are not counted. */
  words: z.number().int(),
  characters: z.number().int(),
  limit: z.number().int(),
  unit: z.enum(['words', 'characters']),
  each: z.boolean(),
  sentences: z.array(statementSentence),
  slots: z.array(z.object({ criterionId: z.string(), question: z.string() })),
  leftOut: z.array(z.string()),
});

export const statementResult = z.object({
  engine: z.enum(engines),
  criteria: z.array(statementCriterion),
  draft: statementDraft,
  /** The form's instructions in its own words; a line for automated tools is reported as not followed. */
  instructions: z.array(z.string()),
  check: z.array(z.object({ criterionId: z.string(), state: z.enum(criterionStates), reason: z.string() })),
  /** For an anonymous statement: each replacement. */
  replacements: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
});

/** What is saved with a report when its owner asks for it. */
export const savedStatement = z.object({
  specification: z.string().max(statementLimits.specificationCharacters).optional(),
  behaviours: behavioursAsked.optional(),
  criteria: z.array(criterionAsked).max(statementLimits.criteria).default([]),
  answers: answersGiven.default([]),
  ...settings,
  /** The draft as the person left it. */
  text: z.string().max(statementLimits.textCharacters).optional(),
});
/** null where nothing is saved. */
export const savedStatementAnswer = z.object({ statement: savedStatement.nullable() });

export const statementExportBody = z.object({ text: z.string().trim().min(1).max(statementLimits.textCharacters) });

export type Grade = (typeof gradeNames)[number];
export type BehaviourName = (typeof behaviourNames)[number];
export type CriterionKind = (typeof criterionKinds)[number];
export type Assessment = (typeof assessments)[number];
export type StatementOrder = (typeof statementOrders)[number];
export type BehavioursAsked = z.infer<typeof behavioursAsked>;
export type CriterionAsked = z.infer<typeof criterionAsked>;
export type StatementAnswer = z.infer<typeof statementAnswer>;
export type StatementBody = z.infer<typeof statementBody>;
export type StatementForm = z.infer<typeof statementForm>;
export type StatementCriterion = z.infer<typeof statementCriterion>;
export type StatementSource = z.infer<typeof statementSource>;
export type StatementSentence = z.infer<typeof statementSentence>;
export type StatementDraft = z.infer<typeof statementDraft>;
export type StatementResult = z.infer<typeof statementResult>;
export type SavedStatement = z.infer<typeof savedStatement>;
