import type { ReadingPart } from '@/lib/shared/result-names';

/** 'Good, provisional': number and label stay where a part may not have been read, and say that they may change. */
export const provisionally = (label: string, unsureParts: readonly ReadingPart[]): string =>
  unsureParts.length > 0 ? `${label}, provisional` : label;

/** In place of the verdict and of the place among other CVs, while a part that may be misread is not judged; for others to read too. */
export const provisionalVerdict = 'Provisional: part of this CV has not been checked yet.';
export const provisionalPosition = 'Shown once the reading is checked';
