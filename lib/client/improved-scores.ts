import { isRecord } from './http';
import { readStoredFor, readStoredJson, storeFor } from './storage';

/** A scoring of an improved version, remembered on this device beside the analysis it came from. */
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
