import { redact } from '@/lib/cv/redact';
import { POST as postLogin } from '@/app/api/admin/login/route';
import { hashPassword } from '@/lib/server/auth/password';
import { createAdmin } from '@/lib/server/db/admins';
import { createAnalysis, finishAnalysis } from '@/lib/server/db/analyses';
import { db } from '@/lib/server/db/client';
import { createLead } from '@/lib/server/db/leads';
import { createUpload, type FileType } from '@/lib/server/db/uploads';
import { hashSecret } from '@/lib/server/ids';
import { analysisOptionsSchema, type AnalysisResult } from '@/lib/shared/result';
import type { StaffRole } from '@/lib/shared/staff';
import { sampleResult } from '../unit/report/sample-result';
import { call, cookieOf } from './call';

export const staff = { email: 'staff@example.com', password: 'a-password-for-tests' };

interface Client {
  address?: string;
  cookie?: string;
}

export const logIn = (
  credentials: { email: string; password: string; code?: string } = staff,
  { address = '198.51.100.1', cookie }: Client = {},
) => call(postLogin, { method: 'POST', path: '/api/admin/login', json: credentials, cookie, headers: { 'x-forwarded-for': address } });

let staffHash: Promise<string> | undefined;

/** The cookie of a signed-in admin, who is made if need be. */
export async function adminCookie(role: StaffRole = 'owner'): Promise<string> {
  // Made once: the hash is slow on purpose.
  await createAdmin(staff.email, await (staffHash ??= hashPassword(staff.password)), role);
  return cookieOf(await logIn());
}

const emptyDocument = redact({
  kind: 'pdf',
  pages: [],
  lines: [],
  layout: {
    columns: 1,
    tables: 0,
    tableTextShare: 0,
    textBoxShare: 0,
    headerFooterShare: 0,
    contactInHeaderFooter: false,
    images: [],
    fonts: [],
    hiddenText: [],
    trackedChanges: false,
    comments: 0,
    pagesEstimated: false,
    properties: {},
  },
}).document;

const secret = 'o'.repeat(43);
/** An owner whose browser sends `cookie`. */
export const owner = { ownerHash: hashSecret(secret), cookie: `visitor=${secret}` };

let latest = 0;
/** Later than the one before, so that the newest is the newest on any machine. */
const moment = (): Date => new Date((latest = Math.max(Date.now(), latest + 1)));

interface Stored {
  filename?: string;
  fileType?: FileType;
  bytes?: Uint8Array;
  ownerHash?: string;
  clientHash?: string;
  sample?: boolean;
  /** The upload it is an improved version of. */
  originalId?: string;
  /** As it stood in the text. */
  birthday?: string;
}

/** Puts an upload into the database as the upload call does once it has read the file. */
export const storeUpload = ({
  filename = 'CV.pdf',
  fileType = 'pdf',
  bytes = new TextEncoder().encode('%PDF-1.7 an invented file'),
  ownerHash = 'browser',
  clientHash = 'client',
  sample = false,
  originalId,
  birthday,
}: Stored = {}): Promise<string> =>
  createUpload({
    filename,
    fileType,
    bytes,
    pages: 1,
    fallback: false,
    ownerHash,
    clientHash,
    sample,
    originalId: originalId ?? null,
    document: emptyDocument,
    secrets: {
      origins: birthday ? [{ kind: 'DOB', original: birthday, start: 0, end: 5, page: 1, box: null }] : [],
      contact: { name: null, email: null, phone: null, location: null, links: [] },
    },
  });

export async function storeAnalysis(uploadId: string, result: Partial<AnalysisResult> = {}, sample = false): Promise<string> {
  const id = await createAnalysis(uploadId, analysisOptionsSchema.parse({}), sample);
  await finishAnalysis(id, { ...sampleResult, ...result });
  return id;
}

/** A visitor with upload, analysis and, where given, an email. */
export async function storeVisitor({
  email,
  score = 70,
  summary = 'A summary.',
  consent = false,
  proven = true,
  ...upload
}: Stored & { email?: string; proven?: boolean; score?: number; summary?: string; consent?: boolean } = {}) {
  const uploadId = await storeUpload(upload);
  const createdAt = moment();
  await db().upload.update({ where: { id: uploadId }, data: { createdAt } });
  const analysisId = await storeAnalysis(uploadId, { score, summary }, upload.sample);
  await db().analysis.update({ where: { id: analysisId }, data: { createdAt } });
  if (email) {
    const lead = { email, proven, analysisId, marketingConsent: consent, consentWording: consent ? '1: Yes, please.' : null };
    await createLead(lead, { deliver: false, confirm: false });
    await db().lead.update({ where: { analysisId }, data: { createdAt } });
  }
  return { uploadId, analysisId };
}
