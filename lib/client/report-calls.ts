import type { OwnDetails } from '@/lib/report/own-details';
import { call, isRecord } from './http';

const analysisPath = (id: string) => `/api/cv/analysis/${encodeURIComponent(id)}`;

/**
 * Unlocks the report. Marketing consent is a separate question and is sent only when its box was ticked. The answer has no content; it
 * is read to its end so that the connection is free again.
 */
export async function submitEmail(id: string, email: string, marketingConsent: boolean): Promise<void> {
  const body = { id, email, ...(marketingConsent ? { marketingConsent } : {}) };
  await (await call('POST', '/api/cv/update-email', { body })).text();
}

/** The address that unlocked the report, and whether its owner may still put it right. */
export type OwnEmail = { email: string; mayChange: boolean } | { email: null; mayChange: false };

export async function fetchOwnEmail(id: string, signal?: AbortSignal): Promise<OwnEmail> {
  const body: unknown = await (await call('GET', `${analysisPath(id)}/email`, signal ? { signal } : {})).json();
  if (!isRecord(body) || typeof body.email !== 'string') return { email: null, mayChange: false };
  return { email: body.email, mayChange: body.mayChange === true };
}

export async function changeEmail(id: string, email: string): Promise<void> {
  await (await call('PUT', `${analysisPath(id)}/email`, { body: { email } })).text();
}

/** What only the owner's browser may know: the name behind [NAME] and the file's real name. */
export interface Personal {
  name: string | null;
  filename: string;
  /** The CV suggests somebody below the minimum age, who is not asked for marketing consent. */
  isMinor: boolean;
  /** The words behind each placeholder. */
  details: OwnDetails;
}

export async function fetchPersonal(id: string, signal?: AbortSignal): Promise<Personal | null> {
  const response = await call('GET', `${analysisPath(id)}/personal`, signal ? { signal } : {});
  const body: unknown = await response.json();
  if (!isRecord(body) || typeof body.filename !== 'string') return null;
  const name = typeof body.name === 'string' && body.name.trim() ? body.name : null;
  return { name, filename: body.filename, isMinor: body.isMinor === true, details: readDetails(body.details) };
}

const readDetails = (given: unknown): OwnDetails =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).flatMap(([token, own]) => (typeof own === 'string' ? [[token, own]] : [])),
  );

/** The number of the receipt; null where everything was deleted already. */
export async function deleteEverything(id: string): Promise<string | null> {
  return (await call('DELETE', analysisPath(id))).headers.get('deletion-receipt');
}

export const receiptPath = (receipt: string): string => `/api/cv/deletion/${encodeURIComponent(receipt)}`;

export const myDataUrl = (id: string): string => `${analysisPath(id)}/my-data`;
export const viewerPath = (uploadId: string): string => `/api/cv/pdf-viewer/${encodeURIComponent(uploadId)}`;

/** A link with a single-use owner token, for windows that do not get the frame's cookie. */
export async function ownerLink(id: string, to: string): Promise<string> {
  const response = await call('POST', '/api/cv/owner-link', { body: { id, to } });
  const body: unknown = await response.json();
  if (!isRecord(body) || typeof body.url !== 'string') throw new Error('The owner link has no address.');
  return body.url;
}

/** Makes this browser the owner that the link names; returns where to go on. */
export async function redeemOwnerLink(token: string, to: string): Promise<string> {
  const path = `/api/cv/owner-link/${encodeURIComponent(token)}?to=${encodeURIComponent(to)}`;
  const body: unknown = await (await call('POST', path)).json();
  if (!isRecord(body) || typeof body.to !== 'string') throw new Error('The owner link leads nowhere.');
  return body.to;
}
