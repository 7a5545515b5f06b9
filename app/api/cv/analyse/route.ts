import { NextResponse, after } from 'next/server';
import { analyseBody, analyseQuery } from '@/lib/shared/wire';
import { endpoint, route } from '@/lib/server/http/route';
import { isSharedComputer, setVisitorCookie, visitorSecret } from '@/lib/server/http/visitor';
import { acceptAnalysis, analyseNow, finishAccepted } from '@/lib/server/services/analyses/analyse-upload';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route(
    { auth: 'visitor', query: analyseQuery, body: analyseBody, limit: 'analyses' },
    async ({ request, body: { cvUploadId, options }, owner, caller }) => {
      if (/\brespond-async\b/i.test(request.headers.get('prefer') ?? '')) {
        const { id, made } = await acceptAnalysis(cvUploadId, options, caller);
        after(() => finishAccepted(id, () => made));
        const response = NextResponse.json(
          { id, status: 'processing' },
          { status: 202, headers: { location: `/api/cv/analysis/${id}`, 'preference-applied': 'respond-async' } },
        );
        // The visitor may say that the computer is shared after the upload has set its cookie.
        if (owner && isSharedComputer(request)) setVisitorCookie(request, response, visitorSecret(request));
        return response;
      }
      const { id, result } = await analyseNow(cvUploadId, options, caller);
      return NextResponse.json({ id, ...result });
    },
  ),
});
