import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { redactWordsBody } from '@/lib/shared/redactions';
import { analysisParams } from '@/lib/server/http/ids';
import { jsonResponse } from '@/lib/server/http/json-response';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnAnalysis } from '@/lib/server/services/ownership/ownership';
import { readRedactions, redactWords } from '@/lib/server/services/uploads/redactions';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(spec, async ({ params, owner, caller }) => {
    const { uploadId } = await requireOwnAnalysis(params.analysisId, owner);
    return jsonResponse(await readRedactions(uploadId, caller));
  }),
  POST: route({ ...spec, body: redactWordsBody, limit: 'readings' }, async ({ params, owner, body: { words }, caller }) => {
    const { id, uploadId, status } = await requireOwnAnalysis(params.analysisId, owner);
    const result = status === 'failed' ? null : await redactWords(uploadId, id, words, caller);
    if (!result) throw new AppError('analysis/ANALYSIS_NOT_FOUND');
    return NextResponse.json({ id, ...result });
  }),
});
