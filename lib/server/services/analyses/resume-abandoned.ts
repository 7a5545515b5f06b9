import { claimAnalysis, findAbandoned, findAnalysis } from '@/lib/server/db/analyses';

/** Accepted before a restart and never finished: taken up again, by one worker only. */
export async function resumeAbandoned(): Promise<void> {
  for (;;) {
    const abandoned = await findAbandoned(new Date());
    if (abandoned.length === 0) return;
    // Loaded where there is something to do: the engine is a third of what an idle server would hold.
    const [{ analysisInput, finishAccepted }, { demoAnalysis }] = await Promise.all([import('./analyse-upload'), import('./demo')]);
    // An engine that runs for the first time is slow: so that the claim is held for a moment only, it runs on the sample first.
    await demoAnalysis();
    let claimed = 0;
    for (const id of abandoned) {
      const record = (await claimAnalysis(id, new Date())) ? await findAnalysis(id) : null;
      if (!record) continue;
      claimed++;
      await finishAccepted(id, () => analysisInput(record.uploadId, record.options));
    }
    if (claimed === 0) return;
  }
}
