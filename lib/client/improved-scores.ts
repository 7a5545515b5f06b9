import { deviceReports } from './device-reports';
import { isRecord } from './http';
import { readStoredFor, readStoredJson, storeFor } from './storage';

/** The score of an improved version, stored on this device with the analysis it came from. */
export interface ImprovedScore {
  id: string;
  score: number;
  /** ISO yyyy-mm-dd. */
  date: string;
}

const kept = 20;

const isScore = (value: unknown): value is ImprovedScore =>
  isRecord(value) && typeof value.id === 'string' && typeof value.score === 'number' && typeof value.date === 'string';
const isList = (value: unknown): value is ImprovedScore[] => Array.isArray(value) && value.every(isScore);

/** Oldest first. */
export const improvedScores = (analysisId: string): ImprovedScore[] =>
  readStoredJson(readStoredFor('improvedScores', analysisId), isList) ?? [];

export const rememberScore = (analysisId: string, score: ImprovedScore): void =>
  storeFor('improvedScores', analysisId, JSON.stringify([...improvedScores(analysisId), score].slice(-kept)));

/** The analysis with all versions of the same CV that this device knows: the server deletes them together. */
export function versionsOf(analysisId: string): string[] {
  const reports = deviceReports();
  const found = new Set([analysisId]);
  for (const id of found) {
    for (const version of improvedScores(id)) found.add(version.id);
    for (const report of reports) if (improvedScores(report.id).some((version) => version.id === id)) found.add(report.id);
  }
  return [...found];
}
