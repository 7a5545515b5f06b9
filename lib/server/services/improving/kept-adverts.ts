import { nameOfAdvert, type Advert, type AdvertBody } from '@/lib/shared/adverts';
import { AppError } from '@/lib/shared/errors';
import { limits } from '@/lib/shared/limits';
import { createAdvert, deleteAdvert, findAdverts } from '@/lib/server/db/adverts';
import { requireOwnAnalysis } from '../ownership/ownership';
import { requireStorage } from '../uploads/storage-quota';
import { refuseLongAdvert } from './long-advert';

/** The adverts that its owner keeps with a report, newest first. Throws ANALYSIS_NOT_FOUND, NOT_OWNER, DEMO_READ_ONLY. */
export async function readAdverts(analysisId: string, owner: string | null): Promise<Advert[]> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  return findAdverts(id);
}

/** Throws as `readAdverts` does, TEXT_TOO_LONG, TOO_MANY_ADVERTS and STORAGE_FULL. */
export async function keepAdvert(analysisId: string, owner: string | null, { name, text }: AdvertBody): Promise<Advert> {
  const { id, clientHash } = await requireOwnAnalysis(analysisId, owner);
  refuseLongAdvert(text);
  await requireStorage(clientHash, { files: 0, bytes: Buffer.byteLength(text) });
  const kept = await createAdvert(id, { name: name || nameOfAdvert(text), text }, limits.advertsPerReport);
  if (kept === 'full') throw new AppError('advert/TOO_MANY_ADVERTS');
  if (kept === null) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
  return kept;
}

/** Throws as `readAdverts` does, and ADVERT_NOT_FOUND. */
export async function dropAdvert(analysisId: string, owner: string | null, advertId: string): Promise<void> {
  const { id } = await requireOwnAnalysis(analysisId, owner);
  if (!(await deleteAdvert(id, advertId))) throw new AppError('advert/ADVERT_NOT_FOUND');
}
