import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** Throws TEXT_TOO_LONG where a pasted advert is longer than a CV may be. */
export function refuseLongAdvert(advert: string): void {
  if (advert.length > limits.advertCharacters || advert.split('\n').length > limits.cvLines) throw new AppError('advert/TEXT_TOO_LONG');
}
