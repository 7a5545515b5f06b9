/**
 * The names that a result may hold, as plain lists. The result schema is made of them. They stand apart from it because
 * the schema module imports zod, which pages that only need the names must not load.
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

export const outcomes = ['scored', 'not-assessable', 'errored', 'cap', 'deduction'] as const;
export const severities = ['good', 'low', 'medium', 'high', 'critical'] as const;

export const confidences = ['none', 'low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** The parts of a CV whose reading can be unsure, and what is said of each. */
export const readingParts = ['work', 'education', 'skills'] as const;
export type ReadingPart = (typeof readingParts)[number];
export const certainties = ['sure', 'unsure'] as const;
export type Certainty = (typeof certainties)[number];

export const skillStates = ['shown', 'claimed'] as const;
export const riskLevels = ['low', 'medium', 'high'] as const;

/** Other people's readers that read the file beside ours: pdf.js (through unpdf) a PDF, mammoth a DOCX. */
export const plainReaders = ['pdf.js', 'mammoth'] as const;
export type PlainReader = (typeof plainReaders)[number];
export const engines = ['built-in', 'claude'] as const;
export type Engine = (typeof engines)[number];

export const insightNames = ['experienceLevel', 'technicalExpertise', 'leadershipIndicators', 'industryRelevance'] as const;
export type InsightName = (typeof insightNames)[number];

export const quickStatNames = ['structure', 'content', 'atsCompatibility', 'impactScore'] as const;
export type QuickStatName = (typeof quickStatNames)[number];
