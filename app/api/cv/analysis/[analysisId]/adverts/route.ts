import { NextResponse } from 'next/server';
import { advertBody } from '@/lib/shared/adverts';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { keepAdvert, readAdverts } from '@/lib/server/services/improving/kept-adverts';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(spec, async ({ params: { analysisId }, owner }) =>
    NextResponse.json({ adverts: await readAdverts(analysisId, owner) }, { headers: { 'cache-control': 'no-store' } }),
  ),
  POST: route({ ...spec, body: advertBody, limit: 'adverts' }, async ({ params: { analysisId }, owner, body }) =>
    NextResponse.json(await keepAdvert(analysisId, owner, body), { status: 201 }),
  ),
});
