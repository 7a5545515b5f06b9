import { NextResponse } from 'next/server';
import { correctionsSchema } from '@/lib/shared/corrections';
import { analysisParams } from '@/lib/server/http/ids';
import { jsonResponse } from '@/lib/server/http/json-response';
import { endpoint, route } from '@/lib/server/http/route';
import { putRight, readReading } from '@/lib/server/services/analyses/put-right';

const params = { params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', ...params }, async ({ params: { analysisId }, owner, caller }) =>
    jsonResponse(await readReading(analysisId, owner, caller)),
  ),
  PATCH: route(
    { auth: 'visitor', ...params, body: correctionsSchema, limit: 'readings' },
    async ({ params: { analysisId }, owner, body, caller }) =>
      NextResponse.json({ id: analysisId, ...(await putRight(analysisId, owner, body, caller)) }),
  ),
});
