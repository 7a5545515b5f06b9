import { errorCatalogue } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** Checks a file before it is sent; null when it may be. */
export function refuseFile(file: { name: string; size: number }): string | null {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const known: readonly string[] = limits.fileTypes;
  if (!file.name.includes('.') || !known.includes(extension)) return errorCatalogue['upload/INVALID_FILE_TYPE'].text;
  return file.size > limits.uploadBytes ? errorCatalogue['upload/FILE_TOO_LARGE'].text : null;
}
