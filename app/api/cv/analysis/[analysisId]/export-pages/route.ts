import { NextResponse } from 'next/server';
import { exportBody } from '@/lib/shared/wire';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { drawExportPages } from '@/lib/server/services/improving/export-cv';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route(
    { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND', limit: 'exports', body: exportBody },
    async ({ params, owner, caller, body }) => NextResponse.json(await drawExportPages(params.analysisId, owner, body.sections, caller)),
  ),
});
