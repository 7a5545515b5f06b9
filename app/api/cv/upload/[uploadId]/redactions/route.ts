import { redactWordsBody } from '@/lib/shared/redactions';
import { uploadParams } from '@/lib/server/http/ids';
import { jsonResponse } from '@/lib/server/http/json-response';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnUpload } from '@/lib/server/services/ownership/ownership';
import { readRedactions, redactWords } from '@/lib/server/services/uploads/redactions';

const spec = { auth: 'visitor', params: uploadParams, paramsError: 'analysis/CV_UPLOAD_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(spec, async ({ params, owner, caller }) => {
    const { id } = await requireOwnUpload(params.uploadId, owner);
    return jsonResponse(await readRedactions(id, caller));
  }),
  POST: route({ ...spec, body: redactWordsBody, limit: 'readings' }, async ({ params, owner, body: { words }, caller }) => {
    const { id } = await requireOwnUpload(params.uploadId, owner);
    await redactWords(id, null, words, caller);
    return jsonResponse(await readRedactions(id, caller));
  }),
});
