import { openAdvert } from '@/lib/server/db/adverts';
import { findComplaintsOfEmail } from '@/lib/server/db/complaints';
import { readLeads } from '@/lib/server/db/leads';
import { deletePeople, findHeldUpload, findKeptLeadsOfEmail, findUploadsOfEmail, findVersionsOf } from '@/lib/server/db/people';
import { openStatement } from '@/lib/server/db/statements';
import { isSuppressed } from '@/lib/server/db/suppressions';
import { storedCorrections, storedOptions, storedResult } from '@/lib/server/db/stored-kinds';
import { findDocument, findUpload, readSecrets } from '@/lib/server/db/uploads';
import { ownDetails } from '@/lib/server/jobs/own-words';
import type { OwnDetails } from '@/lib/report/own-details';
import { AppError } from '@/lib/shared/errors';
import { isMinor } from '../analyses/is-minor';
import { emailHash } from './unsubscribe';

interface PersonalWords {
  name: string | null;
  filename: string | null;
  isMinor: boolean;
  /** Details by their placeholders. */
  details: OwnDetails;
}

/**
 * What only the owner's screen shows: the words behind `[NAME]` and the other placeholders, the file's name, and whether marketing
 * consent may be asked for.
 */
export async function personalWords(uploadId: string): Promise<PersonalWords> {
  const [details, secrets, upload, minor] = await Promise.all([
    detailsOf(uploadId),
    readSecrets(uploadId),
    findUpload(uploadId),
    isMinor(uploadId),
  ]);
  return { name: secrets?.contact.name ?? null, filename: upload?.filename ?? null, isMinor: minor, details };
}

/** The words behind each placeholder of the owner's CV. */
export async function detailsOf(uploadId: string): Promise<OwnDetails> {
  const [document, secrets] = await Promise.all([findDocument(uploadId), readSecrets(uploadId)]);
  return document && secrets ? ownDetails(document.text, secrets.origins) : {};
}

/**
 * Everything stored about the person with this email, including versions without an email, to answer a request for access. Throws
 * PERSON_NOT_FOUND.
 */
export async function dataHeldOfEmail(email: string): Promise<Record<string, unknown>> {
  const uploads = await Promise.all((await findVersionsOf(await findUploadsOfEmail(email))).map(heldOf));
  const addresses = await readLeads(await findKeptLeadsOfEmail(email));
  const complaints = await findComplaintsOfEmail(email);
  const wantsNoMarketing = await isSuppressed(emailHash(email.trim()));
  if (uploads.length + addresses.length + complaints.length === 0 && !wantsNoMarketing) throw new AppError('admin/PERSON_NOT_FOUND');
  return { uploads, addresses, complaints, wantsNoMarketing };
}

/** Everything stored about the person behind one upload and its versions, except the files themselves, which they have. */
export async function dataHeldOfUpload(uploadId: string): Promise<Record<string, unknown>> {
  const others = (await findVersionsOf([uploadId])).filter((id) => id !== uploadId);
  const otherVersions = await Promise.all(others.map(heldOf));
  return { ...(await heldOf(uploadId)), otherVersions };
}

async function heldOf(uploadId: string): Promise<Record<string, unknown>> {
  const [upload, document, secrets] = await Promise.all([findHeldUpload(uploadId), findDocument(uploadId), readSecrets(uploadId)]);
  return {
    upload: { ...upload, analyses: undefined },
    redactedText: document?.text,
    removedDetails: secrets?.origins,
    contact: secrets?.contact,
    analyses: upload?.analyses.map((row) => ({
      ...row,
      options: storedOptions.read(row.options),
      result: row.result && storedResult.read(row.result),
      corrections: row.corrections && storedCorrections.read(row.corrections),
      statement: row.statement && openStatement(row.id, row.statement),
      adverts: row.adverts.map(openAdvert),
    })),
  };
}

/**
 * Deletes the upload and its improved versions with files, texts, originals, analyses and email addresses. Returns the id of the
 * receipt; null when they were already deleted.
 */
export async function deleteEverything(uploadId: string): Promise<string | null> {
  const { receipts } = await deletePeople({ uploadIds: [uploadId], leadIds: [] }, 'owner');
  return receipts[0] ?? null;
}
