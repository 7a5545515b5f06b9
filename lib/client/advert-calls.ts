import { advertSchema, advertsAnswer, type Advert, type AdvertBody } from '@/lib/shared/adverts';
import { call } from './http';

/** The adverts that the owner keeps with a report. */
const path = (analysisId: string): string => `/api/cv/analysis/${encodeURIComponent(analysisId)}/adverts`;

/** Newest first. */
export async function fetchAdverts(analysisId: string, signal?: AbortSignal): Promise<Advert[]> {
  const response = await call('GET', path(analysisId), signal ? { signal } : {});
  return advertsAnswer.parse(await response.json()).adverts;
}

export async function keepAdvert(analysisId: string, advert: AdvertBody): Promise<Advert> {
  return advertSchema.parse(await (await call('POST', path(analysisId), { body: advert })).json());
}

export async function deleteAdvert(analysisId: string, advertId: string): Promise<void> {
  await call('DELETE', `${path(analysisId)}/${encodeURIComponent(advertId)}`);
}

/** The address of the page with an advert selected. */
export const jobMatchAddress = (analysisId: string, advertId?: string): string =>
  `/job-match/${encodeURIComponent(analysisId)}${advertId ? `?advert=${encodeURIComponent(advertId)}` : ''}`;
