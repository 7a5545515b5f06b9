import type { Confidence } from '@/lib/shared/result';
import type { SalarySource } from './display-result';

const sentences = /(?<=[.!?])\s+(?=[A-Z£‘“])/;

/** What pay figures mean, without the sentence that names their source, which is printed under the figures. */
export const withoutSource = (text: string, source: SalarySource | null): string =>
  source === null
    ? text
    : text
        .split(sentences)
        .filter((sentence) => !sentence.includes(source.name))
        .join(' ');

/** Without a figure the note gives only the reason why there is none. */
export const shownConfidence = (source: SalarySource | null, confidence: Confidence | null): Confidence | null =>
  source !== null || confidence === 'none' ? confidence : null;
