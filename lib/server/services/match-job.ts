import type { z } from 'zod';
import { matchJob } from '@/lib/analysis/job-fit';
import type { jobMatchAnswer, jobMatchBody } from '@/lib/shared/wire';
import { ownWordsIn, readOwnCv, refuseDemo } from './own-cv';
import { targetRoleNamed } from './targeting';
import { today } from './today';

/** The owner's CV against an advert: every criterion with its state, and the CV's words where it is met. */
export async function matchOwnCv(
  { analysisId, jobDescription, targetRole }: z.infer<typeof jobMatchBody>,
  owner: string | null,
): Promise<z.infer<typeof jobMatchAnswer>> {
  refuseDemo(analysisId);
  const read = await readOwnCv(analysisId, owner);
  const putBack = ownWordsIn(read);
  const role = targetRoleNamed(targetRole);
  const { score, criteria } = matchJob({ cv: read.cv, jobDescription, today: today(), ...(role ? { targetRole: role } : {}) });
  return {
    score,
    criteria: criteria.map(({ quote, ...criterion }) => (quote === undefined ? criterion : { ...criterion, quote: putBack(quote) })),
  };
}
