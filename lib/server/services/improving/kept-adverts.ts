import { nameOfAdvert, type Advert, type AdvertBody } from '@/lib/shared/adverts';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { countAdverts, createAdvert, deleteAdvert, findAdverts } from '@/lib/server/db/adverts';
import { requireOwnAnalysis } from '../ownership/ownership';
import { refuseLongAdvert } from './long-advert';

/** The adverts that its owner keeps with a report, newest first. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readAdverts(analysisId: string, owner: string | null): Promise<Advert[]> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  return findAdverts(id);
}

/** Throws as `readAdverts` does, TEXT_TOO_LONG, and TOO_MANY_ADVERTS. */
export async function keepAdvert(analysisId: string, owner: string | null, { name, text }: AdvertBody): Promise<Advert> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  refuseLongAdvert(text);
  if ((await countAdverts(id)) >= limits.advertsPerReport) throw new AppError('advert/TOO_MANY_ADVERTS');
  return createAdvert(id, { name: name || nameOfAdvert(text), text });
}

/** Throws as `readAdverts` does, and ADVERT_NOT_FOUND. */
export async function dropAdvert(analysisId: string, owner: string | null, advertId: string): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  if (!(await deleteAdvert(id, advertId))) throw new AppError('advert/ADVERT_NOT_FOUND');
}
