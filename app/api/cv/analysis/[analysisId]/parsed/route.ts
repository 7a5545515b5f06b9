import { NextResponse } from 'next/server';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { readParsedFields } from '@/lib/server/services/uploads/document-view';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' }, async ({ params, owner }) =>
    NextResponse.json(await readParsedFields(params.analysisId, owner)),
  ),
});
