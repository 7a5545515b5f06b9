import type { ReadingPart } from '@/lib/shared/result-names';

/** 'Good, provisional': number and label stay where a part may not have been read, and say that they may change. */
export const provisionally = (label: string, unsureParts: readonly ReadingPart[]): string =>
  unsureParts.length > 0 ? `${label}, provisional` : label;
