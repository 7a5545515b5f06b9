import type { ImprovementKind, QuickStatName, ReadingPart } from '@/lib/shared/result-names';
import type {
  AnalysisOptions,
  AnalysisResult,
  Confidence,
  Evidence,
  InsightName,
  LedgerLine,
  Level,
  PayFigures,
  Priority,
  Readability,
  RoleMatch,
} from '@/lib/shared/result';

/**
 * What every screen and the PDF draw: a tolerant form of AnalysisResult. `readResult` makes one from any AnalysisResult and from
 * anything an older version stored. Missing parts are null, empty or undefined, never invented.
 */
export interface DisplayResult {
  score: number;
  scoreLabel: string;
  summary: string;
  level: Level | null;
  quickStats: Record<QuickStatName, number | null>;
  positives: string[];
  /** Shown as 'critical fixes'. */
  quickWins: string[];
  suitableRoles: string[];
  roleMatches: RoleMatch[];
  skillsAnalysis: DisplaySkill[];
  improvements: DisplayImprovement[];
  oneThing: AnalysisResult['oneThing'];
  sectionAnalysis: DisplaySection[];
  professionalAssessment?: DisplayAssessment;
  salaryBenchmark?: DisplaySalary;
  aiDetectionAnalysis?: DisplayAuthenticity;
  filename: string;
  filenameAssessment: { appropriate: boolean; recommendation: string; notes: string[] };
  recommendations: { title: string; description: string; priority: Priority; type: string }[];
  actionPlan: { highPriority: TitledText[]; mediumPriority: TitledText[] };
  ledger: LedgerLine[];
  readability: Readability | null;
  notices: string[];
  /** The parts of the CV that may not have been read; the score is provisional while there is one. */
  unsureParts: ReadingPart[];
  /** null where a stored result does not say; then no part counts as switched off. */
  options: AnalysisOptions | null;
  rubricVersion: string | null;
  engine: AnalysisResult['engine'] | null;
}

export interface TitledText {
  title: string;
  description: string;
}

/** A skill that a role or project shows, with the line that does. */
export interface DisplaySkill {
  skill: string;
  evidence: Evidence[];
}

export interface DisplayImprovement extends TitledText {
  kind: ImprovementKind;
  priority: Priority;
  type: string;
  auditId: string | null;
  gain: number;
  minutes: number | null;
  evidence: Evidence[];
  example: { before: string; after: string } | null;
}

export interface DisplaySection {
  section: string;
  /** One of the nine ratings, or any word of an older result, which is then shown in red. */
  rating: string;
  description: string;
  recommendations: string[];
  share: number | null;
  evidence: Evidence[];
}

export interface DisplayInsight {
  name: InsightName;
  /** Plain text with paragraphs and lists. */
  description: string;
  /** null where the result gives no number: then no bar is drawn. */
  percentage: number | null;
  meaning: string;
  improve: string;
  evidence: Evidence[];
}

export interface SalarySource {
  name: string;
  year: number;
  soc: string;
}

export interface DisplayAssessment {
  /** May be empty; `defaultAssessment` is then used where a sentence is needed. */
  summary: string;
  /** In the order of the report; empty where the result has none. */
  insights: DisplayInsight[];
  marketValue: { salaryRange: string; explanation: string; source: SalarySource | null; confidence: Confidence | null } | null;
  matchingJobTitles: string[];
}

export interface DisplaySalary {
  currentLevel: { range: string; average: string; context: string; figures: PayFigures | null };
  nextLevel: { range: string; average: string; requirements: string; figures: PayFigures | null };
  industryComparison: { industry: string; salaryDifference: string; transferability: string; figures: PayFigures | null }[];
  source: SalarySource | null;
  confidence: Confidence | null;
}

export interface DisplayAuthenticity {
  /** Percent risk; null where only a level is known. */
  score: number | null;
  /** null where there was too little text for the check. */
  level: 'Low' | 'Medium' | 'High' | null;
  assessment: string;
  indicators: string[];
  recommendations: string[];
  evidence: Evidence[];
}

/** The sentence for a professional assessment without words of its own (specification section 9). */
export const defaultAssessment =
  'Your CV was assessed on how clearly it shows what you do, what you achieved and where you are heading. The sections below say what was seen and what to do next.';
