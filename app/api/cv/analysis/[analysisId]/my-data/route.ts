import { attachment } from '@/lib/server/http/attachment';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnAnalysis } from '@/lib/server/services/ownership/ownership';
import { dataHeldOfUpload } from '@/lib/server/services/personal-data/personal-data';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' }, async ({ params, owner }) => {
    const { uploadId } = await requireOwnAnalysis(params.analysisId, owner);
    const held = JSON.stringify(await dataHeldOfUpload(uploadId), null, 2);
    return new Response(held, { headers: attachment('my-data.json', 'application/json; charset=utf-8') });
  }),
});
