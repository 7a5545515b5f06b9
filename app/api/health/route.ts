import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { version } from '@/package.json';
import { pingDatabase } from '@/lib/server/db/client';
import { endpoint, route } from '@/lib/server/http/route';
import { writingEngine } from '@/lib/server/settings';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor' }, async () => {
    await pingDatabase().catch((cause: unknown) => {
      throw new AppError('server/UNAVAILABLE', { cause });
    });
    return NextResponse.json({ status: 'ok', version, database: 'ok', engine: writingEngine() });
  }),
});
