import { claimAnalysis, findAbandoned, findAnalysis } from '@/lib/server/db/analyses';
import { serverItself } from '@/lib/server/workers/pool';
import { analysed, finishAccepted } from './analyse-upload';
import { demoAnalysis } from './demo';

/** Accepted before a restart and never finished: taken up again, by one worker only. */
export async function resumeAbandoned(): Promise<void> {
  for (;;) {
    const abandoned = await findAbandoned(new Date());
    if (abandoned.length === 0) return;
    // An engine that runs for the first time is slow: so that the claim is held for a moment only, it runs on the sample first.
    await demoAnalysis();
    let claimed = 0;
    for (const id of abandoned) {
      const record = (await claimAnalysis(id, new Date())) ? await findAnalysis(id) : null;
      if (!record) continue;
      claimed++;
      await finishAccepted(id, () => analysed(record.uploadId, record.options, record.corrections, serverItself));
    }
    if (claimed === 0) return;
  }
}
