import { NextResponse } from 'next/server';
import { correctionsSchema } from '@/lib/shared/corrections';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { putRight, readReading } from '@/lib/server/services/analyses/put-right';

const params = { params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', ...params }, async ({ params: { analysisId }, owner }) =>
    NextResponse.json(await readReading(analysisId, owner)),
  ),
  PATCH: route(
    { auth: 'visitor', ...params, body: correctionsSchema, limit: 'readings' },
    async ({ params: { analysisId }, owner, body }) => NextResponse.json({ id: analysisId, ...(await putRight(analysisId, owner, body)) }),
  ),
});
