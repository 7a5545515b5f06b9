import { NextResponse } from 'next/server';
import { changedEmailBody } from '@/lib/shared/privacy';
import { analysisParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';
import { changeEmail, readOwnEmail } from '@/lib/server/services/personal-data/change-email';

const spec = { auth: 'visitor', params: analysisParams, paramsError: 'analysis/ANALYSIS_NOT_FOUND' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route(spec, async ({ params: { analysisId }, owner }) => NextResponse.json(await readOwnEmail(analysisId, owner))),
  PUT: route({ ...spec, body: changedEmailBody, limit: 'emails' }, async ({ params: { analysisId }, owner, body: { email } }) => {
    await changeEmail(analysisId, owner, email);
    return NextResponse.json({ status: 'success' });
  }),
});
