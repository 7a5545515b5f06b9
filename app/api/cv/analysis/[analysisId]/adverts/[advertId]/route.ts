import { NextResponse } from 'next/server';
import { advertParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { dropAdvert } from '@/lib/server/services/improving/kept-adverts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  DELETE: route(
    { auth: 'visitor', params: advertParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' },
    async ({ params: { analysisId, advertId }, owner }) => {
      await dropAdvert(analysisId, owner, advertId);
      return new NextResponse(null, { status: 204 });
    },
  ),
});
