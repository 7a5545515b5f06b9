import { AppError } from '@/lib/shared/errors';

/** The first part named 'file'; throws NO_FILE when the form is broken or has none. */
export async function readMultipartFile(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause: unknown) => {
    throw new AppError('upload/NO_FILE', { cause });
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw new AppError('upload/NO_FILE');
  return { filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
