import type { PlainReading } from '@/lib/cv/document/plain-reading';
import type { RedactedDocument } from '@/lib/cv/document/redacted-document';
import { open, seal } from '@/lib/server/encryption';
import { newId } from '@/lib/server/ids';
import type { StoredCv } from '@/lib/server/jobs/stored-cv';
import { db } from './client';
import { storedDocument, storedSecrets, type UploadSecrets } from './stored-kinds';

export type FileType = 'pdf' | 'docx';

interface NewUpload {
  filename: string;
  fileType: FileType;
  bytes: Uint8Array;
  pages: number;
  fallback: boolean;
  ownerHash: string;
  clientHash: string;
  sample: boolean;
  /** The upload that this one is an improved version of. */
  originalId: string | null;
  document: RedactedDocument;
  secrets: UploadSecrets;
}

export interface UploadRecord {
  id: string;
  createdAt: Date;
  filename: string;
  fileType: string;
  contentLength: number;
  pages: number;
  fallback: boolean;
  ownerHash: string;
  sample: boolean;
  originalId: string | null;
  clientHash: string;
}

/** All or nothing: the record, the encrypted file and the encrypted originals in one transaction. */
export async function createUpload(upload: NewUpload): Promise<string> {
  const id = newId();
  const { filename, fileType, bytes, pages, fallback, ownerHash, clientHash, sample, originalId } = upload;
  const document = storedDocument.write(upload.document);
  const file = seal(bytes, id);
  const secrets = seal(Buffer.from(storedSecrets.write(upload.secrets)), id);
  await db().upload.create({
    data: {
      id,
      filename,
      filenameSearch: filename.toLowerCase(),
      fileType,
      contentLength: bytes.byteLength,
      pages,
      fallback,
      ownerHash,
      personKey: ownerHash,
      clientHash,
      storedBytes: file.bytes.byteLength + Buffer.byteLength(document) + secrets.bytes.byteLength,
      sample,
      originalId,
      document,
      file: { create: file },
      secrets: { create: secrets },
    },
    // The row is not read back, because it holds the whole document.
    select: { id: true },
  });
  return id;
}

const recordFields = {
  id: true,
  createdAt: true,
  filename: true,
  fileType: true,
  contentLength: true,
  pages: true,
  fallback: true,
  ownerHash: true,
  sample: true,
  originalId: true,
  clientHash: true,
} as const;

/** An upload with all its improved versions that still exist; they are deleted together. */
export const withVersions = (originalIds: readonly string[]) => ({
  OR: [{ id: { in: [...originalIds] } }, { originalId: { in: [...originalIds] } }],
});

export const findUpload = (id: string): Promise<UploadRecord | null> => db().upload.findUnique({ where: { id }, select: recordFields });

export async function findDocument(id: string): Promise<RedactedDocument | null> {
  const row = await db().upload.findUnique({ where: { id }, select: { document: true } });
  return row ? storedDocument.read(row.document) : null;
}

interface StoredCvOptions {
  withSecrets?: boolean;
  /** JSON of its owner's corrections, which are stored with an analysis. */
  corrections?: string | null;
}

/** As stored in its rows, without parsing. `secrets` are left out for anybody but the owner. */
export async function readStoredCv(id: string, { withSecrets = true, corrections = null }: StoredCvOptions = {}): Promise<StoredCv | null> {
  const select = { filename: true, document: true, secrets: withSecrets };
  const row = await db().upload.findUnique({ where: { id }, select });
  if (!row || (withSecrets && !row.secrets)) return null;
  const { filename, document, secrets } = row;
  return { filename, document, corrections, secrets: secrets ? open(secrets, id).toString('utf8') : null };
}

/** Adds what a plain reader keeps of a document, unless it was changed or deleted meanwhile. */
export async function addPlainReading(id: string, { text }: RedactedDocument, plain: PlainReading | null): Promise<void> {
  const row = await db().upload.findUnique({ where: { id }, select: { document: true } });
  const current = row && storedDocument.read(row.document);
  if (!current || current.text !== text) return;
  await db().upload.updateMany({
    where: { id, document: row.document },
    data: { document: storedDocument.write({ ...current, plain }) },
  });
}

export async function readFile(id: string): Promise<Buffer | null> {
  const row = await db().uploadFile.findUnique({ where: { uploadId: id } });
  return row ? open(row, id) : null;
}

export async function readSecrets(id: string): Promise<UploadSecrets | null> {
  const row = await db().uploadSecrets.findUnique({ where: { uploadId: id } });
  return row ? storedSecrets.read(open(row, id).toString('utf8')) : null;
}
