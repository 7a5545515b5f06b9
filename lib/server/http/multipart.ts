import { AppError } from '@/lib/shared/errors';

export interface PartFile {
  filename: string;
  bytes: Uint8Array;
}

/** Beyond these a form is malformed: one of 5 MB can have 80,000 parts, or 800,000 lines in one head, which take seconds to read. */
const mostParts = 64;
const longestHead = 16 * 1024;

/** null where the form is malformed. */
async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  const boundary = /;\s*boundary="?([^\s";\\]+)/i.exec(contentType)?.[1];
  if (boundary === undefined || !isSmallForm(Buffer.from(body.buffer), `--${boundary}`)) return null;
  // The boundary that was looked at, since of several another might be taken.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(body, { headers }).formData().catch(() => null);
}

/** Whether it has few parts, each with a short head. */
function isSmallForm(body: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const head = body.subarray(at + delimiter.length, at + longestHead);
    const isEnd = head.subarray(0, 2).toString('latin1') === '--';
    if (!isEnd && ((parts += 1) > mostParts || !head.includes('\r\n\r\n'))) return false;
  }
  return true;
}

const partFile = async (file: File): Promise<PartFile> => ({ filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });

/** The first part named 'file'. Throws NO_FILE when the form is malformed or has none. */
export async function readMultipartFile(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<PartFile> {
  const file = (await readForm(body, contentType))?.get('file');
  if (!(file instanceof File)) throw new AppError('upload/NO_FILE');
  return partFile(file);
}

export interface MultipartFields {
  /** Values that are not text are JSON in their field. */
  fields: Record<string, unknown>;
  files: Record<string, PartFile>;
}

/** Every part by its name. Throws INVALID_REQUEST when the form is malformed. */
export async function readMultipartFields(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<MultipartFields> {
  const form = await readForm(body, contentType);
  if (!form) throw new AppError('request/INVALID_REQUEST');
  const read: MultipartFields = { fields: {}, files: {} };
  for (const [name, part] of form) {
    if (part instanceof File) read.files[name] = await partFile(part);
    else read.fields[name] = jsonOrText(part.replaceAll('\0', ''));
  }
  return read;
}

/** 'false', '500' and '[…]' are JSON; a pasted text is not. */
function jsonOrText(text: string): unknown {
  if (!/^\s*(?:[[{"]|true\b|false\b|null\b|\d+\s*$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
