import { NextResponse } from 'next/server';
import { jobMatchBody } from '@/lib/shared/wire';
import { countCall } from '@/lib/server/http/rate-limit';
import { endpoint, route } from '@/lib/server/http/route';
import { matchOwnCv } from '@/lib/server/services/match-job';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  POST: route({ auth: 'visitor', body: jobMatchBody }, async ({ body, owner, address }) => {
    await countCall('analyses', `job-match ${address}`);
    return NextResponse.json(await matchOwnCv(body, owner));
  }),
});
