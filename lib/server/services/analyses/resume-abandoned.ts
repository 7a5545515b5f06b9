import { claimAnalysis, findAbandoned, findAnalysis } from '@/lib/server/db/analyses';
import { serverItself } from '@/lib/server/workers/pool';
import { analysed, finishAccepted } from './analyse-upload';
import { demoAnalysis } from './demo';

/** Takes up analyses that were accepted before a restart and never finished. Each is claimed by one worker only. */
export async function resumeAbandoned(): Promise<void> {
  for (;;) {
    const abandoned = await findAbandoned(new Date());
    if (abandoned.length === 0) return;
    // The first run of an engine is slow, so it runs on the sample first; the claim is then held for a short time only.
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
