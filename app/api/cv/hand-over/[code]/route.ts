import { NextResponse } from 'next/server';
import { z } from 'zod';
import { endpoint, route } from '@/lib/server/http/route';
import { setVisitorCookie } from '@/lib/server/http/visitor';
import { redeemHandOver } from '@/lib/server/services/ownership/hand-over';

const params = z.object({ code: z.string().max(40) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  // Only the button on our own page reaches this handler: writes from other sites are refused earlier, and a link cannot send a
  // POST.
  POST: route(
    { auth: 'visitor', params, paramsError: 'hand-over/CODE_NOT_FOUND', limit: 'codes' },
    async ({ request, params: { code } }) => {
      const { visitorSecret, analysisId, draft } = await redeemHandOver(code, new Date());
      const to = `/results/${analysisId}`;
      const response = NextResponse.json({ analysisId, to, draft }, { headers: { 'cache-control': 'no-store' } });
      setVisitorCookie(request, response, visitorSecret);
      return response;
    },
  ),
});
