import { AppError, isAppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { createUpload, type FileType } from '@/lib/server/db/uploads';
import { detectKind } from '@/lib/server/extract/detect-kind';
import type { ReadResult } from '@/lib/server/workers/job-kinds';
import { readCv, readCvPlainly, startEngine, type Caller } from '@/lib/server/workers/pool';
import { isSample, isSampleOwner } from './sample';
import { requireStorage } from './storage-quota';

interface IncomingFile {
  filename: string;
  bytes: Uint8Array;
  ownerHash: string;
  /** The client whose storage quota the bytes count towards. */
  clientHash: string;
  /** The upload that this one is an improved version of. */
  originalId: string | null;
}

interface AcceptedUpload {
  id: string;
  filename: string;
  fileType: FileType;
  size: number;
  pages: number;
  fallback: boolean;
}

/** Removes control characters and direction overrides, which can disguise a file's ending, and the path of the folder. */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function cleanFilename(filename: string): string {
  const name = filename.replace(unprintable, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  return name.slice(-200);
}

function fileTypeOf(filename: string): FileType {
  const ending = /\.(pdf|docx)$/i.exec(filename)?.[1]?.toLowerCase();
  if (ending !== 'pdf' && ending !== 'docx') throw new AppError('upload/INVALID_FILE_TYPE');
  return ending;
}

/** Where our own reader fails, the plain readers are tried; if they fail too, the first error is thrown. */
async function readFile({ bytes, filename }: IncomingFile, fileType: FileType, caller: Caller): Promise<ReadResult> {
  try {
    return await readCv({ bytes, format: fileType, filename }, caller);
  } catch (error) {
    if (!isAppError(error) || error.id !== 'upload/EXTRACTION_FAILED') throw error;
    return readCvPlainly(bytes, fileType, caller).catch(() => {
      throw error;
    });
  }
}

/** check -> extract -> redact -> store, the last in one transaction: a refused file leaves nothing behind. */
export async function acceptUpload(file: IncomingFile, caller: Caller): Promise<AcceptedUpload> {
  const filename = cleanFilename(file.filename);
  const fileType = fileTypeOf(filename);
  if (file.bytes.byteLength > limits.uploadBytes) throw new AppError('upload/FILE_TOO_LARGE');
  if (file.bytes.byteLength === 0) throw new AppError('upload/EXTRACTION_FAILED');
  const content = detectKind(file.bytes);
  if (content !== fileType) throw new AppError('upload/INVALID_FILE_TYPE');
  await requireStorage(file.clientHash, { files: 1, bytes: file.bytes.byteLength });

  // Starts an engine child, because an upload is usually analysed a moment later.
  startEngine();
  const { redaction, fallback } = await readFile(file, fileType, caller);
  const { document, origins, contact } = redaction;
  const pages = document.pages.length;
  const id = await createUpload({
    filename,
    fileType,
    bytes: file.bytes,
    pages,
    fallback,
    ownerHash: file.ownerHash,
    clientHash: file.clientHash,
    sample: (await isSample(file.bytes)) || isSampleOwner(contact),
    originalId: file.originalId,
    document,
    secrets: { origins, contact },
  });
  return { id, filename, fileType, size: file.bytes.byteLength, pages, fallback };
}
