import { runJob, type Caller } from '@/lib/server/workers/pool';
import { findOwnCv } from './own-cv';
import { today } from '../analyses/today';

/** JSON of what the editors of the owner's browser start from, and what the live score there is made of. */
export async function sectionTexts(analysisId: string, owner: string | null, caller: Caller): Promise<Uint8Array> {
  const { cv, result } = await findOwnCv(analysisId, owner);
  return runJob('sections', { cv, options: result.options, today: today() }, caller);
}
