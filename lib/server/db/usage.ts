import { newId } from '@/lib/server/ids';
import { db } from './client';
import { countStoredBytes } from './storage';

interface ClaudeCallRecord {
  analysisId: string | null;
  purpose: string;
  model: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  outcome: string;
  kept: number;
  dropped: number;
  ms: number;
}

export async function createCall(record: ClaudeCallRecord): Promise<void> {
  await db().claudeCall.create({ data: { id: newId(), ...record } });
}

export interface UsageSum {
  outcome: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  kept: number;
  dropped: number;
}

/** The cost of Claude since then, by outcome. */
export async function sumCalls(since: Date): Promise<UsageSum[]> {
  const rows = await db().claudeCall.groupBy({
    by: ['outcome'],
    where: { createdAt: { gte: since } },
    _count: true,
    _sum: { inputTokens: true, outputTokens: true, cacheReadTokens: true, cacheWriteTokens: true, kept: true, dropped: true },
    orderBy: { outcome: 'asc' },
  });
  return rows.map(({ outcome, _count, _sum }) => ({
    outcome,
    calls: _count,
    inputTokens: _sum.inputTokens ?? 0,
    outputTokens: _sum.outputTokens ?? 0,
    cacheReadTokens: _sum.cacheReadTokens ?? 0,
    cacheWriteTokens: _sum.cacheWriteTokens ?? 0,
    kept: _sum.kept ?? 0,
    dropped: _sum.dropped ?? 0,
  }));
}

/** Reserves tokens where the day has enough left: one conditional update, so that several instances share one budget. */
export async function reserveTokens(day: string, tokens: number, budget: number): Promise<boolean> {
  await db().claudeDay.upsert({ where: { day }, create: { day, tokens: 0 }, update: {} });
  const { count } = await db().claudeDay.updateMany({
    where: { day, tokens: { lte: budget - tokens } },
    data: { tokens: { increment: tokens } },
  });
  return count === 1;
}

export async function addTokens(day: string, tokens: number): Promise<void> {
  await db().claudeDay.updateMany({ where: { day }, data: { tokens: { increment: tokens } } });
}

export async function tokensOf(day: string): Promise<number> {
  const row = await db().claudeDay.findUnique({ where: { day } });
  return row?.tokens ?? 0;
}

interface SentRecord {
  createdAt: Date;
  purpose: string;
  text: string;
}

export async function createSentText(analysisId: string, purpose: string, text: string): Promise<void> {
  await db().sentText.create({ data: { id: newId(), analysisId, purpose, text } });
  await countStoredBytes(analysisId, Buffer.byteLength(text));
}

export const findSentTexts = (analysisId: string): Promise<SentRecord[]> =>
  db().sentText.findMany({
    where: { analysisId },
    select: { createdAt: true, purpose: true, text: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
