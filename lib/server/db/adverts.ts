import type { Advert, AdvertText } from '@/lib/shared/adverts';
import { open, seal, type Sealed } from '@/lib/server/encryption';
import { newId } from '@/lib/server/ids';
import { db } from './client';
import { changeKept } from './storage';
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

/** null where the report was deleted, 'full' where it has `most` adverts already. */
export function createAdvert(analysisId: string, advert: AdvertText, most: number): Promise<Advert | 'full' | null> {
  const id = newId();
  const sealed = seal(Buffer.from(storedAdvert.write(advert)), id);
  return changeKept<Advert | 'full'>(analysisId, async (queries) => {
    if ((await queries.advert.count({ where: { analysisId } })) >= most) return { bytes: 0, value: 'full' };
    const row = await queries.advert.create({ data: { id, analysisId, ...sealed } });
    return { bytes: sealed.bytes.byteLength, value: openAdvert(row) };
  });
}

/** False where the report has no such advert. */
export async function deleteAdvert(analysisId: string, id: string): Promise<boolean> {
  const isDeleted = await changeKept(analysisId, async (queries) => {
    const row = await queries.advert.findFirst({ where: { id, analysisId }, select: { bytes: true } });
    await queries.advert.deleteMany({ where: { id, analysisId } });
    return { bytes: -(row?.bytes.byteLength ?? 0), value: row !== null };
  });
  return isDeleted ?? false;
}
