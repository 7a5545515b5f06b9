import { NextResponse } from 'next/server';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { readSent } from '@/lib/server/services/usage/usage-sent';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' }, async ({ params, owner }) =>
    NextResponse.json(await readSent(params.analysisId, owner)),
  ),
});
