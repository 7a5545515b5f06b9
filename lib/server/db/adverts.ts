import type { Advert, AdvertText } from '@/lib/shared/adverts';
import { open, seal, type Sealed } from '@/lib/server/encryption';
import { newId } from '@/lib/server/ids';
import { db } from './client';
import { erase } from './erase';
import { storedAdvert } from './stored-kinds';

type Row = Pick<Sealed, 'keyId' | 'bytes'> & { id: string; createdAt: Date };

export const openAdvert = ({ id, createdAt, ...sealed }: Row): Advert => ({
  id,
  ...storedAdvert.read(open(sealed, id).toString('utf8')),
  createdAt: createdAt.toISOString(),
});

/** Newest first. */
export async function findAdverts(analysisId: string): Promise<Advert[]> {
  const rows = await db().advert.findMany({ where: { analysisId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return rows.map(openAdvert);
}

export const countAdverts = (analysisId: string): Promise<number> => db().advert.count({ where: { analysisId } });

export async function createAdvert(analysisId: string, advert: AdvertText): Promise<Advert> {
  const id = newId();
  const sealed = seal(Buffer.from(storedAdvert.write(advert)), id);
  return openAdvert(await db().advert.create({ data: { id, analysisId, ...sealed } }));
}

/** False where the report has no such advert. */
export async function deleteAdvert(analysisId: string, id: string): Promise<boolean> {
  const { count } = await erase((queries) => queries.advert.deleteMany({ where: { id, analysisId } }));
  return count === 1;
}
