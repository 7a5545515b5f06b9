import type { ClaimsPolicy } from '@/lib/content/claims';
import type { ReadingPart } from '@/lib/shared/result-names';
import { headline } from './bands';

/** 'Good, provisional': number and label stay where a part may not have been read, and say that they may change. */
export const provisionally = (label: string, unsureParts: readonly ReadingPart[]): string =>
  unsureParts.length > 0 ? `${label}, provisional` : label;

/** The headline of the report. While a part that may be misread is not judged it gives no verdict; others than the owner read it too. */
export const verdictOf = ({ score, unsureParts }: { score: number; unsureParts: readonly ReadingPart[] }, policy?: ClaimsPolicy): string =>
  unsureParts.length > 0 ? 'Provisional: part of this CV has not been checked yet.' : headline(score, policy);

/** In place of the place among other CVs. */
export const provisionalPosition = 'Shown once the reading is checked';
