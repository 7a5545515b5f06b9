import { createHmac, randomInt } from 'node:crypto';
import { AppError } from '@/lib/shared/errors';
import { codeLength, codeLetters, readCode, showCode, type CarriedDraft, type HandOver } from '@/lib/shared/hand-over';
import { timings } from '@/lib/shared/timings';
import { deleteExpiredHandOvers, deleteHandOver, saveHandOver, takeHandOver, type CarriedWork } from '@/lib/server/db/hand-overs';
import { env } from '@/lib/server/env';
import { requireStorage } from '../uploads/storage-quota';
import { requireOwnAnalysis } from './ownership';

/** 40 random bits: enough for a typed code that is valid for ten minutes with limited tries. */
const newCode = (): string => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A keyed hash, so that a copy of the table alone is not enough to try all codes. */
const hashOf = (code: string): string => createHmac('sha256', env().DATA_KEY).update(`hand-over:${code}`).digest('base64url');

interface Given {
  analysisId: string;
  owner: string | null;
  visitorSecret: string;
  draft: CarriedDraft;
}

/**
 * Makes a code that opens the report on another device with ownership and draft: once, within ten minutes. Throws as
 * `requireOwnAnalysis` does, and STORAGE_FULL.
 */
export async function offerHandOver({ analysisId, owner, ...work }: Given, now: Date): Promise<HandOver> {
  const { id, clientHash } = await requireOwnAnalysis(analysisId, owner);
  const code = newCode();
  const expiresAt = new Date(now.getTime() + timings.handOverMs);
  await deleteExpiredHandOvers(now);
  await requireStorage(clientHash, { files: 0, bytes: Buffer.byteLength(JSON.stringify(work)) });
  if (!(await saveHandOver(id, hashOf(code), expiresAt, work))) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  return { code: showCode(code), url: `/carry-on#${showCode(code)}`, expiresAt: expiresAt.toISOString() };
}

/** Throws CODE_NOT_FOUND for a code that does not exist, was used, revoked or has expired. */
export async function redeemHandOver(typed: string, now: Date): Promise<CarriedWork & { analysisId: string }> {
  const code = readCode(typed);
  const work = code && (await takeHandOver(hashOf(code), now));
  if (!work) throw new AppError('hand-over/CODE_NOT_FOUND');
  return work;
}

/** Throws as `requireOwnAnalysis` does. */
export async function revokeHandOver(analysisId: string, owner: string | null): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  await deleteHandOver({ analysisId: id });
}
