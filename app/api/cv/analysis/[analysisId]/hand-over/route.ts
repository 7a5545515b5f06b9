import { NextResponse } from 'next/server';
import { handOverBody } from '@/lib/shared/hand-over';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { visitorSecret } from '@/lib/server/http/visitor';
import { offerHandOver, revokeHandOver } from '@/lib/server/services/ownership/hand-over';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route(
    { ...spec, body: handOverBody, isBodyOptional: true, limit: 'handOvers' },
    async ({ request, params: { analysisId }, owner, body: { draft } }) => {
      const offer = await offerHandOver({ analysisId, owner, visitorSecret: visitorSecret(request), draft }, new Date());
      return NextResponse.json(offer, { headers: { 'cache-control': 'no-store' } });
    },
  ),
  DELETE: route(spec, async ({ params: { analysisId }, owner }) => {
    await revokeHandOver(analysisId, owner);
    return new NextResponse(null, { status: 204 });
  }),
});
