import type { DisplayResult } from './display-result';
import { readResult } from './read-result';
import { exactOf, isRecord, type StoredRecord } from './stored-values';

export interface ReadAnalysis {
  kind: 'read';
  /** null where the body has none (a bare result). */
  id: string | null;
  /** Whether this browser uploaded the CV. */
  owner: boolean;
  /** Masked by the server ('j•••@example.com'); where it is present the report is unlocked. */
  emailAddress: string | null;
  /** The redacted text every offset refers to. */
  cvText: string;
  result: DisplayResult;
}

/** 'empty': nothing was returned. 'unknown': something was, but no result was found in it. */
type AnalysisReading = ReadAnalysis | { kind: 'empty' } | { kind: 'unknown' };

const wrappers = ['rawAnalysisData', 'analysis', 'result'] as const;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isRecord(value) && Object.keys(value).length === 0);

const hasScore = (record: StoredRecord): boolean => record.score !== undefined || record.overallScore !== undefined;

/**
 * The only reader of stored shapes. The result is under rawAnalysisData, analysis or result, in that order, or is the body itself where
 * that has a score and a summary. id, cvText and emailAddress may be beside it or in it.
 */
export function readAnalysis(body: unknown): AnalysisReading {
  if (isEmpty(body)) return { kind: 'empty' };
  if (!isRecord(body)) return { kind: 'unknown' };
  const wrapper = wrappers.find((name) => isRecord(body[name]) && !isEmpty(body[name]));
  const found = wrapper ? body[wrapper] : body;
  if (!isRecord(found)) return { kind: 'unknown' };
  if (!wrapper && !(hasScore(body) && body.summary !== undefined)) {
    return wrappers.some((name) => name in body) ? { kind: 'empty' } : { kind: 'unknown' };
  }
  return {
    kind: 'read',
    id: exactOf(body.id) || exactOf(found.id) || null,
    owner: body.owner === true,
    emailAddress: exactOf(body.emailAddress) || exactOf(found.emailAddress) || null,
    cvText: exactOf(body.cvText) || exactOf(found.cvText),
    result: readResult(found),
  };
}
