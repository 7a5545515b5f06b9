import { NextResponse } from 'next/server';
import { analysisParams } from '@/lib/server/http/ids';
import { deletionAnswer } from '@/lib/server/http/deletion-answer';
import { endpoint, route } from '@/lib/server/http/route';
import { requireOwnAnalysis } from '@/lib/server/services/ownership/ownership';
import { deleteEverything } from '@/lib/server/services/personal-data/personal-data';
import { getAnalysis } from '@/lib/server/services/analyses/get-analysis';

const params = { params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', ...params }, async ({ params: { analysisId }, owner }) => {
    const analysis = await getAnalysis(analysisId, owner);
    if (analysis.status === 'processing') return NextResponse.json(analysis, { status: 202, headers: { 'retry-after': '1' } });
    const { id, uploadId, owner: isOwner, cvText, result } = analysis;
    return NextResponse.json({ id, owner: isOwner, ...(isOwner ? { uploadId } : {}), cvText, result });
  }),
  DELETE: route({ auth: 'visitor', ...params }, async ({ params: { analysisId }, owner }) => {
    const { uploadId } = await requireOwnAnalysis(analysisId, owner);
    return deletionAnswer(await deleteEverything(uploadId));
  }),
});
