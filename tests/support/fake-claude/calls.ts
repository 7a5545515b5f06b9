import { db } from '@/lib/server/db/client';

/** What was kept of the calls made for one analysis, in their order. */
export const callsOf = (analysisId: string) => db().claudeCall.findMany({ where: { analysisId }, orderBy: { createdAt: 'asc' } });
