import { AppError } from '@/lib/shared/errors';

export interface PartFile {
  filename: string;
  bytes: Uint8Array;
}

async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  return new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null);
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
