import type { z } from 'zod';
import { matchJob } from '@/lib/analysis/job-fit';
import { targetRoleNamed } from '@/lib/guidance/strategies';
import type { JobMatch } from '@/lib/shared/drafts';
import type { jobMatchBody } from '@/lib/shared/wire';
import { writerPartsFor } from '@/lib/server/analysers/analyser-for';
import { explainFit } from '@/lib/server/analysers/claude/explain-fit';
import { pseudonymiserFor } from '@/lib/server/analysers/claude/pseudonymiser';
import type { Draft } from '@/lib/server/http/answer-draft';
import { ownWordsIn, readOwnCv, refuseDemo } from './own-cv';
import { today } from '../analyses/today';

/** The owner's CV against an advert: every criterion with its state, and the CV's words where it is met; Claude explains where a key is set. */
export async function draftJobMatch(
  { analysisId, jobDescription, targetRole }: z.infer<typeof jobMatchBody>,
  owner: string | null,
): Promise<Draft<JobMatch>> {
  refuseDemo(analysisId);
  const read = await readOwnCv(analysisId, owner);
  const parts = writerPartsFor(analysisId);
  const { cv, own } = read;
  const putBack = ownWordsIn(read);
  const role = targetRoleNamed(targetRole);
  const match = matchJob({ cv, jobDescription, today: today(), ...(role ? { targetRole: role } : {}) });
  const pseudonymiser = pseudonymiserFor(own.origins, own.contact);
  return {
    answer: {
      score: match.score,
      criteria: match.criteria.map(({ quote, ...criterion }) =>
        quote === undefined ? criterion : { ...criterion, quote: putBack(quote) },
      ),
    },
    isDemanded: parts?.onFailure === 'throw',
    improve:
      parts &&
      ((onChange, signal) =>
        explainFit(parts, { cv, match, pseudonymiser, signal }, ({ index, text }) => onChange({ index, text: putBack(text) }))),
  };
}
