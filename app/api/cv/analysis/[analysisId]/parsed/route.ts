import { analysisParams } from '@/lib/server/http/ids';
import { jsonResponse } from '@/lib/server/http/json-response';
import { endpoint, route } from '@/lib/server/http/route';
import { readParsedFields } from '@/lib/server/services/uploads/document-view';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' }, async ({ params, owner, caller }) =>
    jsonResponse(await readParsedFields(params.analysisId, owner, caller)),
  ),
});
