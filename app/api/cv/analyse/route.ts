import { NextResponse, after } from 'next/server';
import { z } from 'zod';
import { analysisOptionsSchema } from '@/lib/shared/result';
import { endpoint, route } from '@/lib/server/http/route';
import { acceptAnalysis, analyseNow, finishAccepted } from '@/lib/server/services/analyse-upload';

const query = z.object({ model: z.literal('claude').optional() });
const body = z.object({ cvUploadId: z.string().min(1).max(64), options: analysisOptionsSchema.default(analysisOptionsSchema.parse({})) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', query, body, limit: 'analyses' }, async ({ request, body: { cvUploadId, options } }) => {
    if (/\brespond-async\b/i.test(request.headers.get('prefer') ?? '')) {
      const { id, input } = await acceptAnalysis(cvUploadId, options);
      after(() => finishAccepted(id, input));
      return NextResponse.json(
        { id, status: 'processing' },
        { status: 202, headers: { location: `/api/cv/analysis/${id}`, 'preference-applied': 'respond-async' } },
      );
    }
    const { id, result } = await analyseNow(cvUploadId, options, request.signal);
    return NextResponse.json({ id, ...result });
  }),
});
