import { z } from 'zod';
import {
  certainties,
  confidences,
  engines,
  insightNames,
  ledgerCategories,
  levels,
  outcomes,
  plainReaders,
  improvementKinds,
  priorities,
  ratings,
  riskLevels,
  severities,
  skillStates,
} from './result-names';

export type { Confidence, InsightName, LedgerCategory, Level, Priority, Rating } from './result-names';

/**
 * The analysis result: the engine makes it, the database stores it, the calls answer it and every screen reads it. Field names of the
 * specification are used as they are; the others are documented beside each field. Every `start`/`end` is a half-open range of UTF-16
 * units in `cvText`.
 */

export const evidenceSchema = z.object({
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  page: z.number().int().min(1),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const fixSchema = z.object({ title: z.string(), description: z.string(), minutes: z.number().int().positive() });

/** One line of the ledger. The `points` of all lines add up exactly to the score. */
export const ledgerLineSchema = z.object({
  auditId: z.string(),
  /** 'C1 C5', the codes of its audits; others carry 'average', 'cap' or 'deduction'. */
  criterion: z.string(),
  category: z.enum(ledgerCategories),
  title: z.string(),
  /** What was found to lack, or what counted; else what the points are for. */
  note: z.string(),
  /** What the points are for, the same of every CV; absent in reports from before it was told. */
  about: z.string().optional(),
  outcome: z.enum(outcomes),
  /** At most one decimal; negative for caps and deductions. */
  points: z.number(),
  /** The most it can earn, after the points of not-assessable lines were redistributed within the category; 0 for caps and deductions. */
  maxPoints: z.number().min(0),
  /** The rubric's own maximum, before redistribution. */
  ownMaxPoints: z.number().min(0),
  severity: z.enum(severities),
  /** The section of the CV it is about, by the names of `sectionAnalysis`; null for the whole document. */
  section: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  /** How many places were found; `evidence` quotes the first few. Absent in reports from before it was counted. */
  found: z.number().int().min(0).optional(),
  fix: fixSchema.nullable(),
  /** How much the score would rise if this alone were fixed. */
  gain: z.number().min(0),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

export const improvementSchema = z.object({
  title: z.string(),
  description: z.string(),
  kind: z.enum(improvementKinds),
  priority: z.enum(priorities),
  type: z.string(),
  auditId: z.string(),
  gain: z.number().min(0),
  minutes: z.number().int().positive(),
  evidence: z.array(evidenceSchema),
  /** An example made from the CV's own line; slots such as [add figure] stay visible. */
  example: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type Improvement = z.infer<typeof improvementSchema>;

export const sectionFeedbackSchema = z.object({
  section: z.string(),
  rating: z.enum(ratings),
  /** The part was not judged: its rating and share say nothing and are not shown. */
  isUnrated: z.literal(true).optional(),
  description: z.string(),
  recommendations: z.array(z.string()),
  /** Share of the points this section could earn, 0..1. */
  share: z.number().min(0).max(1),
  evidence: z.array(evidenceSchema),
});
export type SectionFeedback = z.infer<typeof sectionFeedbackSchema>;

export const roleMatchSchema = z.object({
  title: z.string(),
  /** SOC 2020 unit group. */
  soc: z.string(),
  score: z.number().int().min(0).max(100),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
  /** The next step of the career ladder, by title. */
  next: z.string().nullable(),
});
export type RoleMatch = z.infer<typeof roleMatchSchema>;

/** The official unit group that the CV was placed in, also where no pay is published for it. */
export const placementSchema = z.object({
  /** SOC 2020 unit group. */
  soc: z.string(),
  title: z.string(),
  /** The title of the ONS coding index that decided it. */
  matchedTitle: z.string(),
  /** 0.2 to 1: how often such a placement is right. Below 0.5 neither role nor pay is shown. */
  probability: z.number().min(0).max(1),
  alternatives: z.array(z.object({ soc: z.string(), title: z.string() })),
});
export type Placement = z.infer<typeof placementSchema>;

/** Pounds a year, gross, full time. */
export const payFiguresSchema = z.object({ low: z.number(), median: z.number(), high: z.number() });
export type PayFigures = z.infer<typeof payFiguresSchema>;

export const salarySourceSchema = z.object({ name: z.string(), year: z.number().int(), soc: z.string() });

export const salaryBenchmarkSchema = z.object({
  currentLevel: z.object({ range: z.string(), average: z.string(), context: z.string(), figures: payFiguresSchema.nullable() }),
  nextLevel: z.object({ range: z.string(), average: z.string(), requirements: z.string(), figures: payFiguresSchema.nullable() }),
  industryComparison: z.array(
    z.object({
      industry: z.string(),
      /** '+8%' */
      salaryDifference: z.string(),
      transferability: z.string(),
      figures: payFiguresSchema.nullable(),
    }),
  ),
  source: salarySourceSchema.nullable(),
  confidence: z.enum(confidences),
});
export type SalaryBenchmark = z.infer<typeof salaryBenchmarkSchema>;

const percentage = z.number().int().min(0).max(100);

export const professionalAssessmentSchema = z.object({
  summary: z.string(),
  careerInsights: z.object({
    experienceLevel: z.string(),
    experienceLevelPercentage: percentage,
    technicalExpertise: z.string(),
    technicalExpertisePercentage: percentage,
    leadershipIndicators: z.string(),
    leadershipIndicatorsPercentage: percentage,
    industryRelevance: z.string(),
    industryRelevancePercentage: percentage,
    /** For each bar: what it means, how to improve, and the quotes it is based on. */
    notes: z.record(z.enum(insightNames), z.object({ meaning: z.string(), improve: z.string(), evidence: z.array(evidenceSchema) })),
  }),
  marketValue: z.object({
    salaryRange: z.string(),
    explanation: z.string(),
    source: salarySourceSchema.nullable(),
    confidence: z.enum(confidences),
  }),
  matchingJobTitles: z.array(z.string()),
});
export type ProfessionalAssessment = z.infer<typeof professionalAssessmentSchema>;

export const authenticitySchema = z.object({
  /** Percent risk; null where there was too little text for the check. */
  score: percentage.nullable(),
  assessment: z.string(),
  indicators: z.array(z.string()),
  recommendations: z.array(z.string()),
  evidence: z.array(evidenceSchema),
});
export type Authenticity = z.infer<typeof authenticitySchema>;

const offset = z.number().int().min(0);

/** Lines of a plain reader: ranges of `cvText`, or the number of words that match nothing there. */
export const plainLinesSchema = z.array(z.array(z.union([z.object({ start: offset, end: offset }), z.object({ words: offset })])));

/** What a program that shares nothing with ours keeps of the file. */
export const plainReaderSchema = z.object({
  engine: z.enum(plainReaders),
  wordsKept: z.number().int().min(0),
  wordsTotal: z.number().int().min(0),
  /** A place where its order differs: after `before` it gives `after`, which stands further up in `cvText`. */
  orderBreaks: z.array(z.object({ before: evidenceSchema, after: evidenceSchema })),
  lines: plainLinesSchema,
});
export type PlainReaderResult = z.infer<typeof plainReaderSchema>;

export const readabilitySchema = z.object({
  /** Share of the words that the plain reader keeps, 0..1; where none has read the file, an estimate from its layout. */
  coverage: z.number().min(0).max(1),
  columns: z.number().int().min(1),
  tables: z.number().int().min(0),
  images: z.number().int().min(0),
  pages: z.number().int().min(1),
  words: z.number().int().min(0),
  ocr: z.boolean(),
  hiddenText: z.array(z.object({ page: z.number().int(), text: z.string(), reason: z.string() })),
  notes: z.array(z.string()),
  /** null where none has read the file; absent in reports from before plain readers. */
  plainReader: plainReaderSchema.nullable().optional(),
});
export type Readability = z.infer<typeof readabilitySchema>;

export const analysisOptionsSchema = z.object({
  atsOptimisation: z.boolean().default(false),
  detailedFeedback: z.boolean().default(true),
  professionalWorth: z.boolean().default(true),
  salaryBenchmarking: z.boolean().default(true),
  aiDetection: z.boolean().default(true),
});
export type AnalysisOptions = z.infer<typeof analysisOptionsSchema>;

export const analysisResultSchema = z.object({
  score: z.number().int().min(0).max(100),
  scoreLabel: z.string(),
  summary: z.string(),
  level: z.enum(levels),
  quickStats: z.object({ structure: percentage, content: percentage, atsCompatibility: percentage, impactScore: percentage }),
  positives: z.array(z.string()),
  quickWins: z.array(z.string()),
  suitableRoles: z.array(z.string()),
  roleMatches: z.array(roleMatchSchema),
  /** null where the CV names no work that can be placed; absent in reports from before placement. */
  placement: placementSchema.nullable().optional(),
  skillsAnalysis: z.array(z.object({ skill: z.string(), state: z.enum(skillStates), evidence: z.array(evidenceSchema) })),
  improvements: z.array(improvementSchema),
  oneThing: z
    .object({ title: z.string(), description: z.string(), quote: z.string(), gain: z.number(), evidence: z.array(evidenceSchema) })
    .nullable(),
  sectionAnalysis: z.array(sectionFeedbackSchema),
  professionalAssessment: professionalAssessmentSchema.optional(),
  salaryBenchmark: salaryBenchmarkSchema.optional(),
  aiDetectionAnalysis: authenticitySchema.optional(),
  aiDetectionRisk: z.enum(riskLevels).optional(),
  filename: z.string(),
  filenameAssessment: z.object({ appropriate: z.boolean(), recommendation: z.string(), notes: z.array(z.string()) }),
  recommendations: z.array(z.object({ title: z.string(), description: z.string(), priority: z.enum(priorities), type: z.string() })),
  actionPlan: z.object({
    highPriority: z.array(z.object({ title: z.string(), description: z.string() })),
    mediumPriority: z.array(z.object({ title: z.string(), description: z.string() })),
  }),
  ledger: z.array(ledgerLineSchema),
  readability: readabilitySchema,
  /** Whether each part was read with certainty; the score is provisional while one was not. */
  confidence: z.object({ work: z.enum(certainties), education: z.enum(certainties), skills: z.enum(certainties) }),
  /** Sentences about the reading itself: another language, OCR, too little evidence. */
  notices: z.array(z.string()),
  options: analysisOptionsSchema,
  rubricVersion: z.string(),
  engine: z.enum(engines),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;
