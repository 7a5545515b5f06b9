import { exportBody } from '@/lib/shared/wire';
import { analysisParams } from '@/lib/server/http/ids';
import { jsonResponse } from '@/lib/server/http/json-response';
import { endpoint, route } from '@/lib/server/http/route';
import { readExportChanges } from '@/lib/server/services/improving/export-cv';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route(
    { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND', limit: 'exports', body: exportBody },
    async ({ params, owner, caller, body }) => jsonResponse(await readExportChanges(params.analysisId, owner, body.sections, caller)),
  ),
});
