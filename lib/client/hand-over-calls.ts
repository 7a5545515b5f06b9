import { draftNames, handOverAnswer, redeemedAnswer, type CarriedDraft, type HandOver } from '@/lib/shared/hand-over';
import { call } from './http';
import { readStoredFor, storeFor } from './storage';

const path = (analysisId: string): string => `/api/cv/analysis/${encodeURIComponent(analysisId)}/hand-over`;

/** A code for another device, with the drafts of this one. */
export async function offerHandOver(analysisId: string): Promise<HandOver> {
  const body = { draft: carriedDraft(analysisId) };
  return handOverAnswer.parse(await (await call('POST', path(analysisId), { body })).json());
}

export async function revokeHandOver(analysisId: string): Promise<void> {
  await call('DELETE', path(analysisId));
}

/** Makes this browser the owner and stores the draft; returns where to go on. */
export async function redeemHandOver(code: string): Promise<string> {
  const response = await call('POST', `/api/cv/hand-over/${encodeURIComponent(code)}`);
  const { analysisId, to, draft } = redeemedAnswer.parse(await response.json());
  for (const name of draftNames) {
    const text = draft[name];
    if (text !== undefined) storeFor(name, analysisId, text);
  }
  return to;
}

function carriedDraft(analysisId: string): CarriedDraft {
  const draft: CarriedDraft = {};
  for (const name of draftNames) {
    const text = readStoredFor(name, analysisId);
    if (text !== null) draft[name] = text;
  }
  return draft;
}
