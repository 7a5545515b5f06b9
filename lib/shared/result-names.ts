/**
 * The names that a result may hold, as plain lists, from which the result schema is made. They are separate because the schema imports
 * zod, which pages that only need the names must not load.
 */
export const ratings = [
  'Excellent',
  'Very Good',
  'Good',
  'Satisfactory',
  'Adequate',
  'Average',
  'Needs Improvement',
  'Below Average',
  'Poor',
] as const;
export type Rating = (typeof ratings)[number];

/** What a fix does for the person: the ranked list is in this order. */
export const improvementKinds = ['stops-application', 'loses-readers', 'gains-points'] as const;
export type ImprovementKind = (typeof improvementKinds)[number];

export const priorities = ['High', 'Medium', 'Low'] as const;
export type Priority = (typeof priorities)[number];

export const levels = ['student', 'mid', 'senior', 'executive', 'academic', 'creative'] as const;
export type Level = (typeof levels)[number];

export const ledgerCategories = [
  'A Machine-readable',
  'B Structure and length',
  'C Evidence and impact',
  'D Profile and direction',
  'E Skills and qualifications',
  'F Language and UK practice',
] as const;
export type LedgerCategory = (typeof ledgerCategories)[number];

export const outcomes = ['scored', 'average', 'not-assessable', 'errored', 'cap', 'deduction'] as const;
export const severities = ['good', 'low', 'medium', 'high', 'critical'] as const;

export const confidences = ['none', 'low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** The parts of a CV whose reading can be uncertain, and the two states. */
export const readingParts = ['work', 'education', 'skills'] as const;
export type ReadingPart = (typeof readingParts)[number];
export const certainties = ['sure', 'unsure'] as const;
export type Certainty = (typeof certainties)[number];

/** Results hold skills that a role or project shows; older ones hold others too. */
export const skillStates = ['shown', 'claimed', 'listed'] as const;
export const riskLevels = ['low', 'medium', 'high'] as const;

/** The plain readers: pdf.js (through unpdf) for a PDF, mammoth for a DOCX. */
export const plainReaders = ['pdf.js', 'mammoth'] as const;
export type PlainReader = (typeof plainReaders)[number];
export const engines = ['built-in', 'claude'] as const;
export type Engine = (typeof engines)[number];

export const insightNames = ['experienceLevel', 'technicalExpertise', 'leadershipIndicators', 'industryRelevance'] as const;
export type InsightName = (typeof insightNames)[number];

export const quickStatNames = ['structure', 'content', 'atsCompatibility', 'impactScore'] as const;
export type QuickStatName = (typeof quickStatNames)[number];
