import { NextResponse } from 'next/server';
import { savedStatement } from '@/lib/shared/statement';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { dropStatement, keepStatement, readSavedStatement } from '@/lib/server/services/statement/saved-statement';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(spec, async ({ params: { analysisId }, owner }) =>
    NextResponse.json({ statement: await readSavedStatement(analysisId, owner) }, { headers: { 'cache-control': 'no-store' } }),
  ),
  PUT: route({ ...spec, body: savedStatement }, async ({ params: { analysisId }, owner, body }) => {
    await keepStatement(analysisId, owner, body);
    return NextResponse.json({ status: 'success' });
  }),
  DELETE: route(spec, async ({ params: { analysisId }, owner }) => {
    await dropStatement(analysisId, owner);
    return new NextResponse(null, { status: 204 });
  }),
});
