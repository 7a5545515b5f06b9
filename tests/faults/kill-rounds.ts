import { seeded } from '../support/site/seeded';
import { eventually, pause, startSite } from '../support/site/site';
import { brokenPromises, visit, type Files, type Promised } from './acknowledged';
import { countUnfinished, halfDone } from './stored';

export interface KillRounds {
  databaseUrl: string;
  dataDir: string;
  rounds: number;
  seed: number;
  files: readonly Files[];
}

const visitors = 4;
const longestLifeMs = 800;
const earlyShare = 0.2;
const firstStepMs = 20_000;
/** On Postgres a dead instance's lease must run out first (90 s), then the next look at the queue (60 s). */
const finishMs = 180_000;

/** What the last start must show. It mostly waits for leases to run out, so other work can be done meanwhile. */
export type LastStart = () => Promise<{ acknowledged: number; faults: string[] }>;

/**
 * Visitors upload, analyse, unlock and delete; at a random moment the whole process group is killed. After each start
 * what was acknowledged since the last is checked, at the last start all of it, and that nothing stands half-done.
 */
export async function runKillRounds({ databaseUrl, dataDir, rounds, seed, files }: KillRounds): Promise<LastStart> {
  const random = seeded(seed);
  const promised: Promised[] = [];
  const faults: string[] = [];
  let checked = 0;
  for (let round = 0; round < rounds; round++) {
    const site = await startSite(dataDir, { DATABASE_URL: databaseUrl });
    for (const fault of await brokenPromises(promised.slice(checked), site.url, false)) faults.push(`round ${round}: ${fault}`);
    checked = promised.length;
    let isOver = false;
    const work = Array.from({ length: visitors }, () => visit(site.url, random, files, () => isOver, promised));
    // Mostly in the midst of work, now and then while the site is only waking up.
    const isEarly = random() < earlyShare;
    const before = promised.length;
    if (!isEarly) await eventually(async () => promised.length > before, firstStepMs);
    await pause(random() * longestLifeMs);
    isOver = true;
    await site.kill();
    await Promise.all(work);
  }
  return async () => {
    const last = await startSite(dataDir, { DATABASE_URL: databaseUrl });
    const isFinished = await eventually(async () => (await countUnfinished(databaseUrl)) === 0, finishMs);
    if (!isFinished) faults.push(`${await countUnfinished(databaseUrl)} accepted analyses were never finished`);
    faults.push(...(await brokenPromises(promised, last.url, true)));
    await last.stop();
    faults.push(...(await halfDone(databaseUrl)));
    const steps = promised.flatMap((promise) => [promise.uploadId, promise.analysisId, promise.email, promise.gone]);
    return { acknowledged: steps.filter(Boolean).length, faults };
  };
}
