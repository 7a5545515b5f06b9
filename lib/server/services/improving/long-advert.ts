import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';

/** A pasted advert holds no more than a CV may; throws TEXT_TOO_LONG. */
export function refuseLongAdvert(advert: string): void {
  if (advert.length > limits.advertCharacters || advert.split('\n').length > limits.cvLines) throw new AppError('advert/TEXT_TOO_LONG');
}
