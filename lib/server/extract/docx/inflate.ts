import { unzipSync } from 'fflate';
import { AppError } from '@/lib/shared/errors';

/** Sizes that an honest DOCX of 5 MB never reaches, declared or inflated. */
const maxInflatedBytes = 50 * 1024 * 1024;
const maxEntries = 5_000;

/** Throws EXTRACTION_FAILED where the archive declares more than an honest DOCX holds; inflates nothing. */
export const refuseTooLarge = (bytes: Uint8Array): void => void inflate(bytes, () => false);

/**
 * Opens the zip. The declared sizes are added up before anything is inflated, and each entry is inflated into a buffer of its declared
 * size, so a wrong size gives a truncated part and not more memory.
 */
export function inflate(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let total = 0;
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        entries += 1;
        if (total > maxInflatedBytes || entries > maxEntries) throw new AppError('upload/EXTRACTION_FAILED');
        return isWanted(name);
      },
    });
  } catch (cause) {
    throw new AppError('upload/EXTRACTION_FAILED', { cause });
  }
}
